/** What a retry site does, for a reader: as rows, as Markdown, as comma-separated values and as SVG pictures. */
export { hoverMarkdown, type HoverSize } from './preview/hover.js';
export { type PictureOptions, pictureSvg } from './preview/picture.js';
export { plainMarkdown, sequenceCsv, sequenceMarkdown } from './preview/plain.js';
export { type Policy, policyLine } from './preview/policy.js';
export { type Preview, previewOf, type PreviewOptions } from './preview/preview.js';
export type { Problem } from './preview/problems.js';
export type { Rest, Schedule } from './preview/schedule.js';
export type { Herd, JitterDefaults, Row, Table } from './preview/table.js';
export { readSettings, type Settings } from './settings.js';
