import Groq from 'groq-sdk';

const ask = (client) => client.chat.completions.create({ model: 'small', messages: [] });

export function byDefault(baseURL) {
  return ask(new Groq({ apiKey: 'key', baseURL, maxRetries: 2 }));
}

export function tuned(baseURL) {
  return ask(new Groq({ apiKey: 'key', baseURL, maxRetries: 4 }));
}

export function capped(baseURL) {
  return ask(new Groq({ apiKey: 'key', baseURL, maxRetries: 8 }));
}
