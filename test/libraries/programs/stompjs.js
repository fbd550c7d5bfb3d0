import { Client } from '@stomp/stompjs';

export function byDefault(webSocketFactory) {
  return new Client({ webSocketFactory, reconnectDelay: 5000 });
}

export function doubling(webSocketFactory) {
  return new Client({ webSocketFactory, reconnectDelay: 200, reconnectTimeMode: 1, maxReconnectDelay: 10_000 });
}

export function unlimited(webSocketFactory) {
  return new Client({ webSocketFactory, reconnectDelay: 1000, reconnectTimeMode: 1 });
}
