import { createHash, hash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { assertKey, type FileStore, type Lent } from './file-store.ts';
import { readPage } from './s3-page.ts';
import { type S3Address, s3Client } from './s3-client.ts';

/** Time in which a browser begins to fetch what it was lent. */
const LENT_S = 60;

async function digestAt(path: string): Promise<string> {
	const digest = createHash('sha256');
	await pipeline(createReadStream(path), digest);
	return digest.digest('hex');
}

/**
 * Stores files in a bucket of S3, or of a service that speaks it. The service shows a file once all
 * of it has arrived, and every host sees it from then on.
 */
export function s3Store(
	address: S3Address,
	{
		limit_ms,
		page: size = 1000,
		isLending = false,
	}: { limit_ms?: number; page?: number; isLending?: boolean } = {},
): FileStore {
	const client = s3Client(address, limit_ms);
	const { prefix } = address;

	async function put(key: string, sent: { body: Blob; sha256: string }): Promise<void> {
		assertKey(key);
		const response = await client.ask({ method: 'PUT', key, sent });
		await response?.body?.cancel();
	}

	return {
		place: client.place,
		folder: null,
		put: (key, bytes) =>
			put(key, { body: new Blob([new Uint8Array(bytes)]), sha256: hash('sha256', bytes) }),
		async take(key, path) {
			const sha256 = await digestAt(path);
			await put(key, { body: await openAsBlob(path), sha256 });
			await rm(path, { force: true });
		},
		async open(key) {
			assertKey(key);
			const response = await client.ask({ method: 'GET', key });
			if (!response) return null;
			const body = response.body ?? new Blob([]).stream();
			return { size: Number(response.headers.get('content-length')), body };
		},
		...(isLending && {
			async lend(key: string, lent: Lent) {
				assertKey(key);
				return client.presign(key, LENT_S, lent);
			},
		}),
		async remove(key) {
			assertKey(key);
			const response = await client.ask({ method: 'DELETE', key });
			await response?.body?.cancel();
		},
		async *list(start) {
			const whole = `${prefix}${start}`;
			// The first version of the list, which goes on from a key: the tokens of the second are the
			// service's own, and the one of the tests cannot make them.
			let after: string | undefined = '';
			while (after !== undefined) {
				const query: Record<string, string> = {
					'max-keys': String(size),
					prefix: whole,
				};
				if (after !== '') query.marker = after;
				const response = await client.ask({ method: 'GET', key: '', query });
				const page = readPage((await response?.text()) ?? '');
				for (const { key, ...found } of page.files) {
					yield { key: key.slice(prefix.length), ...found };
				}
				after = page.hasMore ? page.files.at(-1)?.key : undefined;
			}
		},
	};
}
