exports.load = function load(url) {
  return fetch(url).then(function (response) {
    if (!response.ok) {
      console.warn('again', response.status);
      return load(url);
    }
    return response.text();
  });
};
