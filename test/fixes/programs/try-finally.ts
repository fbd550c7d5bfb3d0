interface Device {
  send(command: string): Promise<string>;
}

let busy = 0;

export async function calibrate(device: Device): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    busy++;
    try {
      return await device.send('calibrate');
    } catch (error) {
      if (attempt === 3) throw error;
    } finally {
      busy--;
    }
  }
}
