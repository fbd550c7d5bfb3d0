const nodemailer = require('nodemailer');

const transport = nodemailer.createTransport({
  host: process.env.SMTP_HOST,
  port: 587,
  auth: { user: process.env.SMTP_USER, pass: process.env.SMTP_PASSWORD },
});

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function sendWithRetry(message, maxAttempts = 4) {
  let attempt = 0;
  let sent = false;
  while (!sent) {
    try {
      await transport.sendMail(message);
      sent = true;
    } catch (err) {
      attempt++;
      console.error(`mail to ${message.to} failed (${attempt}/${maxAttempts})`, err);
      if (attempt >= maxAttempts) throw err;
      wait(2000 + Math.random() * 1000);
    }
  }
}

exports.sendOrderConfirmation = function sendOrderConfirmation(order) {
  return sendWithRetry({
    from: 'orders@example.com',
    to: order.email,
    subject: `Your order ${order.number}`,
    text: `Thank you! We are preparing ${order.items.length} items for you.`,
  });
};
