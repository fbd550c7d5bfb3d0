import { expect, test } from 'vitest';

import { Choices } from './choices.js';

const CIRCUMSTANCES = { attempts: 1, condition: null, whileWaiting: false };

test('what was taken to be missing is there once something was read of it', () => {
  const choices = new Choices([false, true, false]);
  choices.make('this.limits[method]', true, CIRCUMSTANCES);
  choices.make('this.limits[other]', true, CIRCUMSTANCES);
  choices.make('this.isOpen', true, CIRCUMSTANCES);
  choices.overrule('this.limits[method]');
  choices.overrule('this.limits[other]');
  choices.overrule('this.ranks');
  expect(['this.limits[method]', 'this.limits[other]', 'this.isOpen', 'this.ranks'].map((name) => choices.of(name))).toEqual([true, true, false, undefined]);
});
