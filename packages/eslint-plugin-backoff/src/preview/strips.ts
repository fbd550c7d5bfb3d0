import { area, curveStepAfter } from 'd3-shape';
import type { DelayStep } from '../facts/retry-site.js';
import { type Axis, type Column, peak } from './herd.js';

/** Pictures without words, one for each row of the table: all of one width, under one time axis. */
export const stripWidth = 208;
export const waitHeight = 19;
export const herdHeight = 24;

/** Mid-tones, which are seen on a light ground as well as on a dark one. */
export const colours = { now: '#d5691a', better: '#2f86d1', line: '#868686' } as const;

const middle = waitHeight / 2;

/** A wait: dotted what has passed before, solid its sure part, hollow its random part, a post for the retry. */
export function waitStrip(start: number, { min, max }: DelayStep, axis: Axis): string {
  const x = scale(axis);
  const [from, sure, end] = [x(start), x(start + min), x(start + max)];
  const passed = start > 0 ? `<path d="M0 ${middle}H${short(from)}" stroke="${colours.line}" stroke-dasharray="1 3"/>` : '';
  const solid = min > 0 ? `<path d="${box(from, sure)}" fill="${colours.now}"/>` : '';
  const hollow =
    max > min
      ? `<path d="${box(sure + 0.5, end - 0.5)}" fill="${colours.now}" fill-opacity=".2" stroke="${colours.now}"/>`
      : '';
  return `${passed}${solid}${hollow}<path d="M${short(end)} ${middle - 6}v12" stroke="${colours.now}" stroke-width="2"/>`;
}

/** What goes on beyond the end of the axis. */
export const beyondStrip = [
  `<path d="M0 ${middle}H${stripWidth - 6}" stroke="${colours.line}" stroke-dasharray="3 3"/>`,
  `<path d="M${stripWidth} ${middle}l-8-4v8z" fill="${colours.line}"/>`,
].join('');

/** The requests of a herd over time. `most` is what the full height stands for. */
export function herdStrip(herd: readonly Column[], most: number, axis: Axis, fill: string): string {
  const x = scale(axis);
  const height = (requests: number): number => herdHeight - 1 - (requests / most) * (herdHeight - 2);
  const end: Column = { start: axis.end + axis.step, end: axis.end + axis.step, requests: 0 };
  const shape = area<Column>(({ start }) => x(start), height(0), ({ requests }) => height(requests))
    .curve(curveStepAfter)
    .digits(1);
  const ground = `<path d="M0 ${herdHeight - 0.5}H${stripWidth}" stroke="${colours.line}"/>`;
  return `<path d="${shape([...herd, end]) ?? ''}" fill="${fill}"/>${ground}`;
}

/** What the full height of two herds' strips stands for: they are compared, so they share it. */
export function sharedScale(...herds: readonly (readonly Column[])[]): number {
  return Math.max(1, ...herds.map(peak));
}

function scale({ end, step }: Axis): (time: number) => number {
  return (time) => (time / (end + step)) * stripWidth;
}

function box(from: number, to: number): string {
  return `M${short(from)} ${middle - 3}H${short(to)}v6H${short(from)}z`;
}

function short(n: number): number {
  return Number(n.toFixed(1));
}
