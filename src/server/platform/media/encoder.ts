import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaWidth } from '#contract/media.ts';
import { FORMATS, type Format } from './formats.ts';
import { sharp } from './sharp.ts';
import { createLimiter } from '../limiter.ts';

/** Pictures encoded at once. AVIF takes a core for half a second; pages must keep flowing. */
const PARALLEL = 2;

export interface PictureRequest {
	/** Name on the media path, fingerprint included: the key of the cache. */
	file: string;
	width: MediaWidth;
	format: Format;
}

type Encoded = Uint8Array<ArrayBuffer>;
/** Finds a master when its turn has come: a path, or bytes. */
type FindMaster = () => Promise<string | Uint8Array | null>;

export interface Encoder {
	/** Reads from the cache on disk; null if it was never encoded. */
	cached(request: PictureRequest): Promise<Encoded | null>;
	/**
	 * Encodes a master, once for all concurrent callers, and caches the result; null if there is no
	 * master.
	 */
	encode(request: PictureRequest, findMaster: FindMaster): Promise<Encoded | null>;
}

export function createEncoder(cacheDir: string): Encoder {
	const inFlight = new Map<string, Promise<Encoded | null>>();
	const inTurn = createLimiter(PARALLEL);

	async function make(request: PictureRequest, findMaster: FindMaster): Promise<Encoded | null> {
		const master = await findMaster();
		if (master === null) return null;
		const resized = sharp(master).resize({ width: request.width, withoutEnlargement: true });
		const bytes = new Uint8Array(await FORMATS[request.format].encode(resized).toBuffer());
		const path = toPath(cacheDir, request);
		const draft = `${path}.${process.pid}.new`;
		await mkdir(join(cacheDir, String(request.width)), { recursive: true });
		try {
			await writeFile(draft, bytes);
			await rename(draft, path);
		} catch (cause) {
			await rm(draft, { force: true });
			throw cause;
		}
		return bytes;
	}

	return {
		async cached(request) {
			try {
				return new Uint8Array(await readFile(toPath(cacheDir, request)));
			} catch {
				return null;
			}
		},
		encode(request, findMaster) {
			const key = toPath(cacheDir, request);
			const known = inFlight.get(key);
			if (known) return known;
			const work = inTurn(() => make(request, findMaster)).finally(() => inFlight.delete(key));
			inFlight.set(key, work);
			return work;
		},
	};
}

function toPath(cacheDir: string, { file, width, format }: PictureRequest): string {
	return join(cacheDir, String(width), `${file}.${format}`);
}
