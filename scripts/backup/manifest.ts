import { createHash, hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { orWhenMissing } from '#errors/missing.ts';
import { StartError } from '#errors/start-error.ts';

const sha256 = (text: string) => hash('sha256', text, 'hex');

const FORMAT = 1;
const MANIFEST = 'manifest.json';
/** Digest of the manifest, in the form of `sha256sum`. */
const MANIFEST_DIGEST = 'manifest.sha256';

const digestSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const nameSchema = v.pipe(v.string(), v.regex(/^[a-z_][\w]*$/));
const sizeSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Path below the backup: no part of it begins with a dot, so that none leads out of it. */
const pathSchema = v.pipe(v.string(), v.regex(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/));

const tableSchema = v.object({
	schema: nameSchema,
	name: nameSchema,
	columns: v.array(nameSchema),
	rows: sizeSchema,
	path: pathSchema,
	bytes: sizeSchema,
	sha256: digestSchema,
});

const manifestSchema = v.object({
	format: v.literal(FORMAT),
	/** Moment of the database's snapshot. */
	at: v.pipe(v.string(), v.isoTimestamp()),
	/** Newest migration of the database, by name and time. */
	migration: v.object({ tag: pathSchema, when: v.number() }),
	tables: v.array(tableSchema),
	sequences: v.array(v.object({ name: nameSchema, last: v.string() })),
	/** Files, by their path below DATA_DIR. */
	files: v.array(v.object({ path: pathSchema, bytes: sizeSchema, sha256: digestSchema })),
	/** Files that rows name and that were not there. */
	missing: v.array(pathSchema),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;
export type BackedUpTable = v.InferOutput<typeof tableSchema>;

/** Folder of the files within a backup, laid out as DATA_DIR. */
export const FILES = 'files';

/** Size and digest of bytes that pass through. */
export interface Measured {
	bytes: number;
	sha256: string;
}

/** Passes bytes on and measures them; `result` holds once they have all passed. */
export function measuring(): {
	pass: (source: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array>;
	result: () => Measured;
} {
	const digest = createHash('sha256');
	let bytes = 0;
	return {
		async *pass(source) {
			for await (const chunk of source) {
				digest.update(chunk);
				bytes += chunk.byteLength;
				yield chunk;
			}
		},
		result: () => ({ bytes, sha256: digest.digest('hex') }),
	};
}

async function measure(path: string): Promise<Measured> {
	const { pass, result } = measuring();
	await pipeline(createReadStream(path), pass, async (source) => {
		for await (const _chunk of source);
	});
	return result();
}

/** Writes the manifest, which makes a folder a backup: everything else has to be there before. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
	const text = `${JSON.stringify(manifest, null, '\t')}\n`;
	const line = `${sha256(text)}  ${MANIFEST}\n`;
	await writeFile(join(folder, MANIFEST_DIGEST), line, { mode: 0o600, flush: true });
	await writeFile(join(folder, MANIFEST), text, { mode: 0o600, flush: true });
}

const readText = (path: string) => orWhenMissing(readFile(path, 'utf8'), null);

/** Reads the manifest of a backup. */
export async function readManifest(folder: string): Promise<Manifest> {
	const text = await readText(join(folder, MANIFEST));
	if (text === null) {
		throw new StartError(
			`${folder} is no backup: ${MANIFEST} is missing, so the backup was interrupted or this is another folder`,
		);
	}
	const line = await readText(join(folder, MANIFEST_DIGEST));
	if (line?.split(' ', 1)[0] !== sha256(text)) {
		throw new StartError(
			`${folder} is damaged: the digest of ${MANIFEST} is not that of ${MANIFEST_DIGEST}`,
		);
	}
	const parsed = v.safeParse(manifestSchema, JSON.parse(text));
	if (parsed.success) return parsed.output;
	throw new StartError(
		`${folder} has a form that this code does not know (expected format ${FORMAT}): use the code that made it`,
	);
}

/** Reads every file of a backup; throws one line for the first altered one. */
export async function verify(folder: string, { tables, files }: Manifest): Promise<void> {
	const all = [...tables, ...files.map((file) => ({ ...file, path: `${FILES}/${file.path}` }))];
	for (const { path, bytes, sha256 } of all) {
		const found = await orWhenMissing(measure(join(folder, path)), null);
		if (found === null) throw new StartError(`${folder} is damaged: ${path} is missing`);
		if (found.bytes !== bytes) {
			throw new StartError(
				`${folder} is damaged: ${path} has ${found.bytes} bytes, expected ${bytes}`,
			);
		}
		if (found.sha256 !== sha256) {
			throw new StartError(
				`${folder} is damaged: the digest of ${path} is not that of the manifest`,
			);
		}
	}
}
