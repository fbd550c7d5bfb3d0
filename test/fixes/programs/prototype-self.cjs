function Client(name) {
  this.name = name;
}

Client.prototype.get = function (url) {
  var self = this;
  return fetch(url).then(function (response) {
    if (!response.ok) {
      console.warn(self.name, response.status);
      return self.get(url);
    }
    return response.text();
  });
};

exports.load = function (url) {
  return new Client('items').get(url);
};
