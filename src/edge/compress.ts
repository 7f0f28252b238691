import { copyFile, link, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isCompressible } from './content-types.ts';
import { eachLimited } from './each.ts';
import { type FileIndex, FILES_AT_ONCE } from './release-index.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Below this a packed answer is no shorter on the wire. */
const MIN_BYTES = 512;

/** Quality for what is made once and kept for a year, under a hashed name. */
const ASSET_QUALITY = 11;
const ASSET_GZIP_LEVEL = 9;

/** Quality for pages, which are many and change. */
const PAGE_QUALITY = 5;
const PAGE_GZIP_LEVEL = 6;

export const isHashedAsset = (path: string) => path.startsWith('_astro/');

/** Takes a file of the previous release; linked where the file system can, else copied. */
export async function reuseFile(from: string, to: string): Promise<void> {
	await link(from, to).catch(() => copyFile(from, to));
}

export interface EarlierRelease {
	dir: string;
	index: FileIndex;
}

/**
 * Writes `.br` and `.gz` beside every compressible file of `dir` and notes their sizes in `index`.
 * Content that an earlier release holds, under whatever name, is taken from there.
 */
export async function compressTree(
	dir: string,
	index: FileIndex,
	earlier: EarlierRelease | null,
): Promise<{ packed: number; reused: number }> {
	const earlierByHash = new Map(
		[...(earlier?.index ?? [])].map(([path, e]) => [e.hash, { path, e }]),
	);
	const counts = { packed: 0, reused: 0 };
	await eachLimited(index, FILES_AT_ONCE, async ([path, entry]) => {
		if (entry.bytes < MIN_BYTES || !isCompressible(contentTypeOf(path))) return;
		const file = join(dir, path);
		const known = earlierByHash.get(entry.hash);
		if (earlier && known && known.e.br !== undefined && known.e.gz !== undefined) {
			const source = join(earlier.dir, known.path);
			await reuseFile(`${source}.br`, `${file}.br`);
			await reuseFile(`${source}.gz`, `${file}.gz`);
			index.set(path, { ...entry, br: known.e.br, gz: known.e.gz });
			counts.reused += 1;
			return;
		}
		const content = await readFile(file);
		const hashed = isHashedAsset(path);
		const br = await brotli(content, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: hashed ? ASSET_QUALITY : PAGE_QUALITY,
				[constants.BROTLI_PARAM_SIZE_HINT]: content.length,
			},
		});
		const gz = await deflate(content, { level: hashed ? ASSET_GZIP_LEVEL : PAGE_GZIP_LEVEL });
		await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
		index.set(path, { ...entry, br: br.length, gz: gz.length });
		counts.packed += 1;
	});
	return counts;
}
