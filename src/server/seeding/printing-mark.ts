import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FACE } from '#brand/brand.ts';

const SRC = join(import.meta.dirname, '../..');

/** Source files and folders below `src` that influence a printed page. */
export const PRINTED_BY: readonly string[] = [
	'brand',
	'contract/locales.ts',
	'contract/minor-units.ts',
	'contract/units.ts',
	'drawing/path.ts',
	'drawing/dimension.ts',
	'drawing/parts',
	'drawing/rim-profile.ts',
	'drawing/rim-section.ts',
	'errors/start-error.ts',
	'i18n/dimension-figure.ts',
	'i18n/format.ts',
	'server/platform/pdf',
	'server/seeding/document-pictures.ts',
	'server/seeding/print-catalogue.ts',
	'server/seeding/print-document.ts',
	'server/seeding/print-part.ts',
	'server/seeding/print-picture.ts',
	'server/seeding/print-prices.ts',
	'typesetting',
];

async function readFiles(path: string): Promise<string[]> {
	if (path.endsWith('.ts')) return [path];
	const names = await readdir(join(SRC, path), { recursive: true });
	return names.filter((name) => name.endsWith('.ts')).map((name) => join(path, name));
}

/** Fingerprint of everything that prints documents: code, fonts, libraries and the Node version. */
export async function printingMark(): Promise<string> {
	const hash = createHash('sha256').update(process.version);
	const code = (await Promise.all(PRINTED_BY.map(readFiles))).flat().toSorted();
	for (const file of [...code, `../public${FACE.file}`, '../package-lock.json']) {
		hash.update(`\n${file}\n`).update(await readFile(join(SRC, file)));
	}
	return hash.digest('base64url');
}
