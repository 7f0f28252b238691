import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Parser } from 'htmlparser2';
import { onTestFinished } from 'vitest';

/** True if this machine has LibreOffice (Debian's libreoffice-calc). */
export const hasSpreadsheet = (): boolean =>
	spawnSync('soffice', ['--version'], { encoding: 'utf8' }).status === 0;

/** Language of a spreadsheet's settings, by Microsoft's number, as the filter takes it. */
export const SETTINGS = { it: '1040', de: '1031', en: '1033' } as const;

/** Cell as the spreadsheet holds it: its kind (`float`, `date`, `string`), and its value. */
export interface SpreadsheetCell {
	kind: string;
	value: string;
}

const COMMA = 44;
const SEMICOLON = 59;
const QUOTE = 34;
const UTF_8 = 76;

/** Opens CSV files in LibreOffice with the settings of a language; returns the rows of each. */
export async function openedIn(
	language: keyof typeof SETTINGS,
	style: 'semicolon' | 'comma',
	files: readonly string[],
): Promise<SpreadsheetCell[][][]> {
	const folder = await mkdtemp(join(tmpdir(), 'spreadsheet-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const paths = files.map((_, at) => join(folder, `${at}.csv`));
	for (const [at, path] of paths.entries()) await writeFile(path, files[at] ?? '');
	const separator = style === 'semicolon' ? SEMICOLON : COMMA;
	const tokens = [separator, QUOTE, UTF_8, 1, '', SETTINGS[language], false, false].join(',');
	await promisify(execFile)('soffice', [
		`-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
		...['--headless', '--norestore', '--convert-to', 'fods', '--outdir', folder],
		`--infilter=Text - txt - csv (StarCalc):${tokens}`,
		...paths,
	]);
	const opened = paths.map((path) => readFile(path.replace(/csv$/, 'fods'), 'utf8'));
	return (await Promise.all(opened)).map(listRows);
}

const VALUES: Readonly<Record<string, string>> = {
	float: 'office:value',
	date: 'office:date-value',
};

function listRows(xml: string): SpreadsheetCell[][] {
	const rows: SpreadsheetCell[][] = [];
	let cell: SpreadsheetCell | null = null;
	const parser = new Parser(
		{
			onopentag(name, attributes) {
				if (name === 'table:table-row') rows.push([]);
				if (name !== 'table:table-cell') return;
				const kind = attributes['office:value-type'] ?? '';
				cell = { kind, value: attributes[VALUES[kind] ?? ''] ?? '' };
				const times = Number(attributes['table:number-columns-repeated'] ?? 1);
				// The sheet's empty end is one cell that is repeated a thousand times.
				if (kind !== '' || times < 100) rows.at(-1)?.push(...Array(times).fill(cell));
			},
			ontext(text) {
				if (cell && cell.kind === 'string') cell.value += text.trim();
			},
			onclosetag(name) {
				if (name === 'table:table-cell') cell = null;
			},
		},
		{ xmlMode: true },
	);
	parser.end(xml);
	return rows.filter((row) => row.some(({ kind }) => kind !== ''));
}
