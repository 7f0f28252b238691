import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type Config, ConfigError } from '#config.ts';
import { StartError, toReason } from '#errors/start-error.ts';
import { type FileStore, readStored } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import type { S3Address } from './s3-client.ts';
import { s3Store } from './s3-store.ts';

type StoreSettings = Pick<Config, 'FILES_URL' | 'DATA_DIR'> &
	Partial<Pick<Config, 'FILES_DOWNLOADS'>>;

function toS3Address(given: string): S3Address {
	const url = new URL(given);
	const [bucket = '', ...folders] = url.pathname.split('/').filter((part) => part !== '');
	return {
		origin: `${url.protocol === 's3+http:' ? 'http' : 'https'}://${url.host}`,
		bucket,
		prefix: folders.map((folder) => `${folder}/`).join(''),
		region: url.searchParams.get('region') ?? 'us-east-1',
		accessKeyId: decodeURIComponent(url.username),
		secretAccessKey: decodeURIComponent(url.password),
	};
}

const KEYS = String.raw`(?:[^\s:@/%?#]|%[\da-f]{2})+:(?:[^\s:@/%?#]|%[\da-f]{2})+`;
const BUCKET = String.raw`(?::\d+)?/[a-z\d][a-z\d.-]{1,61}[a-z\d](?:/[\w-]+)*/?(?:\?region=[\w-]+)?`;
/** Keys and personal data go there: in the clear only on this machine. */
const S3_URL = new RegExp(
	String.raw`^(?:s3://${KEYS}@[\w.-]+|s3\+http://${KEYS}@(?:localhost|127\.0\.0\.1|\[::1\]))${BUCKET}$`,
	'i',
);

/** Returns the store that the settings name: DATA_DIR, another folder, or a bucket. */
export function toFileStore(settings: StoreSettings): FileStore {
	const { FILES_URL, FILES_DOWNLOADS, DATA_DIR } = settings;
	const isLending = FILES_DOWNLOADS === 'store';
	if (isLending && !FILES_URL?.startsWith('s3')) {
		throw new ConfigError('FILES_DOWNLOADS: expected host, since FILES_URL names no bucket');
	}
	if (FILES_URL === undefined) return folderStore(DATA_DIR);
	if (FILES_URL.startsWith('file:///')) return folderStore(fileURLToPath(FILES_URL));
	if (!S3_URL.test(FILES_URL)) {
		throw new ConfigError(
			'FILES_URL: expected file:///folder or s3://key:secret@host/bucket?region=… (https; s3+http for this machine)',
		);
	}
	return s3Store(toS3Address(FILES_URL), { isLending });
}

/** Writes, reads, lists and deletes a file of the store; a failure is one line for the operator. */
export async function assertUsable(store: FileStore): Promise<void> {
	const key = `probes/${randomBytes(8).toString('hex')}`;
	try {
		await store.put(key, Buffer.from(key));
		const read = await readStored(store, key);
		const keys: string[] = [];
		// Its own key alone: other processes write and delete theirs meanwhile.
		for await (const file of store.list(key)) keys.push(file.key);
		await store.remove(key);
		if (!read || Buffer.from(read).toString() !== key || !keys.includes(key)) {
			throw new Error(`${store.place} does not return what was written`);
		}
	} catch (cause) {
		throw new StartError(`FILES_URL: ${toReason(cause)}`);
	}
}
