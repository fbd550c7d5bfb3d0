class Uploader {
  #client;
  #attempt = 0;
  static #LIMIT = 5;

  constructor(client) {
    this.#client = client;
  }

  async upload(file) {
    while (this.#attempt < Uploader.#LIMIT) {
      try {
        return await this.#client.send(file);
      } catch (error) {
        this.#attempt++;
        if (this.#attempt === Uploader.#LIMIT) throw error;
        await this.#pause(100 * Math.pow(3, this.#attempt - 1));
      }
    }
  }

  #pause(ms) {
    return new Promise((resolve) => setTimeout(resolve, ms));
  }
}

export const uploadBackup = (client) => new Uploader(client).upload('backup.tar');
