const amqp = require('amqplib');

const EXCHANGE = 'orders';
const RETRY_DELAY = 5000;

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

class OutboxPublisher {
  constructor(url, log) {
    this.url = url;
    this.log = log;
    this.channel = null;
  }

  async open() {
    const connection = await amqp.connect(this.url);
    this.channel = await connection.createConfirmChannel();
    await this.channel.assertExchange(EXCHANGE, 'topic', { durable: true });
  }

  async publish(message) {
    const content = Buffer.from(JSON.stringify(message.payload));
    while (true) {
      try {
        this.channel.publish(EXCHANGE, message.topic, content, { messageId: message.id, persistent: true });
        await this.channel.waitForConfirms();
        return;
      } catch (err) {
        this.log.error(`publishing ${message.id} failed: ${err.message}`);
        await sleep(RETRY_DELAY);
      }
    }
  }
}

module.exports = { OutboxPublisher };
