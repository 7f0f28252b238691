import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SeedData } from '#seed/data.ts';
import { catalogueEntries, type CatalogueEntry } from './catalogue-entries.ts';
import { printingMark } from './printing-mark.ts';

type Documents = SeedData['documents'];

/** Note beside the files: fingerprints of their sources and of the files. */
const NOTE = '.printed';

const toFingerprint = (content: string | Uint8Array): string =>
	createHash('sha256').update(content).digest('base64url');

const toFile = (folder: string, id: string): string => join(folder, `${id}.pdf`);

/** Writes a file atomically: downloads go on, and other hosts may be printing the same. */
async function put(path: string, content: string | Uint8Array): Promise<void> {
	const draft = `${path}.${process.pid}.new`;
	await writeFile(draft, content);
	await rename(draft, path);
}

/** Reads the existing files; null if one is missing. */
async function readAll(folder: string, documents: Documents): Promise<Uint8Array[] | null> {
	try {
		return await Promise.all(documents.map(({ id }) => readFile(toFile(folder, id))));
	} catch {
		return null;
	}
}

async function printAll(
	folder: string,
	documents: Documents,
	publisher: string,
	entries: readonly CatalogueEntry[][],
): Promise<Uint8Array[]> {
	// Loaded when needed: the PDF library brings 350 modules, a sixth of what a start loads.
	const { printDocument } = await import('./print-document.ts');
	const files: Uint8Array[] = [];
	for (const [at, document] of documents.entries()) {
		const bytes = await printDocument(document, publisher, entries[at]);
		await put(toFile(folder, document.id), bytes);
		files.push(bytes);
	}
	return files;
}

/**
 * Brings a folder up to date with the seed's documents and returns the size of each. Files printed
 * from the same words by the same code and unchanged since are not printed again: printing takes as
 * long as all the rest of a host's start.
 */
export async function printDocuments(
	{ documents, settings, products, categories }: SeedData,
	folder: string,
): Promise<Map<string, number>> {
	await mkdir(folder, { recursive: true });
	const publisher = settings.site_name.it;
	const entries = documents.map((one) => catalogueEntries({ products, categories }, one));
	const from = toFingerprint(JSON.stringify([await printingMark(), publisher, documents, entries]));
	const toNote = (files: readonly Uint8Array[]) => [from, ...files.map(toFingerprint)].join('\n');

	const kept = await readAll(folder, documents);
	const note = await readFile(join(folder, NOTE), 'utf8').catch(() => null);
	const isCurrent = kept !== null && note === toNote(kept);
	const files = isCurrent ? kept : await printAll(folder, documents, publisher, entries);
	if (!isCurrent) await put(join(folder, NOTE), toNote(files));
	return new Map(documents.map(({ id }, at) => [id, files[at]?.byteLength ?? 0]));
}
