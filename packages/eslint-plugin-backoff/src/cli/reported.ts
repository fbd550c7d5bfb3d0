import type { SurveyedSite } from './survey.js';

/** The retries of some files. */
export interface Report {
  /** What was looked at, by its folder's name. */
  readonly title: string;
  /** How many files were looked at. */
  readonly lookedAt: number;
  /** Those with retry sites, in the order in which they were found. */
  readonly files: readonly ReportedFile[];
}

export interface ReportedFile {
  readonly name: string;
  readonly sites: readonly SurveyedSite[];
}

/** "8 retry sites in 7 of 12 files, 6 with problems". */
export function summary({ files, lookedAt }: Report): string {
  const sites = files.flatMap((file) => file.sites);
  const troubled = sites.filter(({ preview }) => preview.problems.length > 0).length;
  const count = sites.length === 1 ? '1 retry site' : `${sites.length} retry sites`;
  return `${count} in ${files.length} of ${lookedAt === 1 ? '1 file' : `${lookedAt} files`}, ${troubled === 0 ? 'none' : troubled} with problems`;
}
