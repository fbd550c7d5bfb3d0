/** Exports that give an instance of the class that they are called with. */
export const INSTANCES = [{ module: '@angular/core', name: 'inject' }];

/** Decorators that hand in what their own module makes, whatever package the type is taken from. */
export const HAND_IN = [
  { module: '@nestjs/bull', name: 'InjectQueue' },
  { module: '@nestjs/bullmq', name: 'InjectQueue' },
];
