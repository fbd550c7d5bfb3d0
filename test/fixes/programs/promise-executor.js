export function readSensor(bus) {
  return new Promise((resolve, reject) => {
    let attempts = 0;
    const attempt = () => {
      bus.get('sensor/7', (error, value) => {
        if (!error) {
          resolve(value);
        } else if (++attempts < 4) {
          setTimeout(attempt, attempts * 200);
        } else {
          reject(error);
        }
      });
    };
    attempt();
  });
}
