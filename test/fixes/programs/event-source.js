export function connect(url) {
  const source = new EventSource(url);
  source.onmessage = (event) => console.log(event.data);
  source.onerror = () => {
    source.close();
    connect(url);
  };
}
