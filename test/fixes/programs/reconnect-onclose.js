let delay = 500;

export function listen(url) {
  const ws = new WebSocket(url);
  ws.onopen = () => {
    delay = 500;
  };
  ws.onerror = () => {};
  ws.onclose = () => {
    setTimeout(() => listen(url), delay);
    delay = Math.min(delay * 2, 8000);
  };
}
