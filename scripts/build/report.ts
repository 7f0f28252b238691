import { readFile } from 'node:fs/promises';
import { reportFile, type BuildReport } from '#content/page/report.ts';

/** Reads the report that the pages of this build wrote about themselves. */
export async function readReport(): Promise<BuildReport> {
	return JSON.parse(await readFile(reportFile(), 'utf8')) as BuildReport;
}
