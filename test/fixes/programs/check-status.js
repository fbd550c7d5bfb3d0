function checkStatus(response) {
  if (response.ok) {
    return response;
  }
  const error = new Error(response.statusText || 'request failed');
  throw error;
}

export function getItems(url, retries = 3) {
  return fetch(url)
    .then(checkStatus)
    .then((response) => response.json())
    .catch((error) => {
      if (retries === 0) throw error;
      return getItems(url, retries - 1);
    });
}
