import { createHash } from 'node:crypto';
import { type FileStore, readStored } from '#server/platform/files/file-store.ts';
import type { SeedData } from '#seed/data.ts';
import { documentParts, type DocumentParts } from './catalogue-entries.ts';
import { createPictures, picturesOf } from './document-pictures.ts';
import type { Master } from './masters.ts';
import { printingMark } from './printing-mark.ts';

type Documents = SeedData['documents'];

/** Note beside the files: fingerprints of their sources and of the files. */
const NOTE = 'documents/printed';

const toFingerprint = (content: string | Uint8Array): string =>
	createHash('sha256').update(content).digest('base64url');

const toKey = (id: string): string => `documents/${id}.pdf`;

/** Reads the existing files; null if one is missing. */
async function readAll(files: FileStore, documents: Documents): Promise<Uint8Array[] | null> {
	const found = await Promise.all(documents.map(({ id }) => readStored(files, toKey(id))));
	const whole = found.filter((bytes) => bytes !== null);
	return whole.length === found.length ? whole : null;
}

async function printAll(
	store: FileStore,
	documents: Documents,
	publisher: string,
	parts: readonly DocumentParts[],
	mediaDir: string,
): Promise<Uint8Array[]> {
	// Loaded on demand: the PDF library brings 350 modules, a sixth of those loaded by a start.
	const { printDocument } = await import('./print-document.ts');
	const makePictures = createPictures(mediaDir);
	const files: Uint8Array[] = [];
	for (const [at, document] of documents.entries()) {
		const shown = parts[at];
		const pictures = shown ? await makePictures(shown) : undefined;
		const bytes = await printDocument(document, publisher, shown, pictures);
		await store.put(toKey(document.id), bytes);
		files.push(bytes);
	}
	return files;
}

/**
 * Brings a store up to date with the seed's documents and returns the size of each. Files printed
 * from the same words by the same code and unchanged since are not printed again: printing takes as
 * long as all the rest of a host's start.
 */
export async function printDocuments(
	data: SeedData,
	store: FileStore,
	{ masters, mediaDir }: { masters: readonly Master[]; mediaDir: string },
): Promise<Map<string, number>> {
	const { documents, settings } = data;
	const publisher = settings.site_name.it;
	const parts = documents.map((one) => documentParts(data, one));
	const files = new Map(masters.map(({ id, file }) => [id, file]));
	// The name of a master holds the digest of its bytes.
	const pictures = [...new Set(parts.flatMap(picturesOf))].map((name) => files.get(name));
	const source = [await printingMark(), publisher, documents, parts, pictures];
	const from = toFingerprint(JSON.stringify(source));
	const toNote = (files: readonly Uint8Array[]) => [from, ...files.map(toFingerprint)].join('\n');

	const kept = await readAll(store, documents);
	const noted = await readStored(store, NOTE);
	const note = noted && Buffer.from(noted).toString();
	const isCurrent = kept !== null && note === toNote(kept);
	const printed = isCurrent ? kept : await printAll(store, documents, publisher, parts, mediaDir);
	if (!isCurrent) await store.put(NOTE, Buffer.from(toNote(printed)));
	return new Map(documents.map(({ id }, at) => [id, printed[at]?.byteLength ?? 0]));
}
