import { readFile } from 'node:fs/promises';
import { REPORT_FILE, type BuildReport } from '#content/report.ts';

/** What the pages of this build wrote down about themselves. */
export async function readReport(): Promise<BuildReport> {
	return JSON.parse(await readFile(REPORT_FILE, 'utf8')) as BuildReport;
}
