import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { toCode, toRoot } from '#errors/disk-full.ts';
import { toReason } from '#errors/start-error.ts';
import { Unavailable } from '#server/kernel/unavailable.ts';
import type { Lent } from './file-store.ts';

/** Bucket at a service that speaks S3, and the keys for it. */
export interface S3Address {
	/** Such as `https://s3.eu-south-1.amazonaws.com`. */
	origin: string;
	bucket: string;
	/** Begins every key of the store; empty, or ends in a slash. */
	prefix: string;
	region: string;
	accessKeyId: string;
	secretAccessKey: string;
}

/** Time in which the service begins to answer; less than an answer of the host may take. */
const LIMIT_MS = 4_000;
/** Slowest transfer rate accepted for a large upload. */
const LEAST_BYTES_PER_MS = 1_000;
/** After a time-out of the service, requests fail at once for so long. */
const REST_MS = 4_000;

const EMPTY_DIGEST = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** Pause after an answer of 500 or more: S3 has some of its own, and asks for another try. */
const FAILED_PAUSE_MS = 100;

/** Connections that ended before an answer: the service closes idle ones. */
const ENDED = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

interface S3Request {
	method: 'GET' | 'PUT' | 'DELETE';
	/** Key in the store; empty for the bucket itself. */
	key: string;
	query?: Record<string, string>;
	/** Body with its SHA-256, which the service compares with what has arrived. */
	sent?: { body: Blob; sha256: string };
}

export interface S3Client {
	/** Address without its keys. */
	place: string;
	/** Signs an address at which anybody gets an object, for some seconds. */
	presign: (key: string, seconds: number, lent: Lent) => Promise<string>;
	/** Sends a request; null if there is no such object. Any other failure is `Unavailable`. */
	ask: (request: S3Request) => Promise<Response | null>;
}

/** Signs and sends requests of S3, one bucket each. Every request may be sent again. */
export function s3Client(address: S3Address, limit_ms = LIMIT_MS): S3Client {
	const { origin, bucket, prefix, region, accessKeyId, secretAccessKey } = address;
	const place = `${origin}/${bucket}/${prefix}`;
	let restsUntil = -Infinity;

	async function send({ method, key, query, sent }: S3Request): Promise<Response> {
		const url = new URL(key === '' ? `${origin}/${bucket}` : `${place}${key}`);
		for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
		const signed = await new AwsV4Signer({
			method,
			url: url.href,
			headers: { 'x-amz-content-sha256': sent?.sha256 ?? EMPTY_DIGEST },
			accessKeyId,
			secretAccessKey,
			region,
			service: 's3',
		}).sign();
		const late = new AbortController();
		const limit = limit_ms + (sent?.body.size ?? 0) / LEAST_BYTES_PER_MS;
		const timer = setTimeout(() => late.abort(), limit);
		try {
			return await fetch(signed.url, {
				method,
				headers: signed.headers,
				body: sent?.body ?? null,
				redirect: 'error',
				signal: late.signal,
			});
		} catch (cause) {
			if (!late.signal.aborted) throw cause;
			restsUntil = performance.now() + REST_MS;
			throw new Unavailable(`the file store ${place} did not answer within ${limit / 1000} s`);
		} finally {
			clearTimeout(timer);
		}
	}

	/** Sends a request once more where the connection ended, or the service has failed for a moment. */
	async function sendAgain(request: S3Request): Promise<Response> {
		try {
			const response = await send(request);
			if (response.status < 500) return response;
			await response.body?.cancel();
			await pause(FAILED_PAUSE_MS);
			return await send(request);
		} catch (cause) {
			if (!ENDED.has(toCode(toRoot(cause)))) throw cause;
			return send(request);
		}
	}

	return {
		place,
		async presign(key, seconds, { type, disposition }) {
			const url = new URL(`${place}${key}`);
			url.searchParams.set('X-Amz-Expires', String(seconds));
			url.searchParams.set('response-content-type', type);
			url.searchParams.set('response-content-disposition', disposition);
			url.searchParams.set('response-cache-control', 'no-store');
			const keys = { accessKeyId, secretAccessKey, region, service: 's3' };
			const signed = await new AwsV4Signer({ url: url.href, signQuery: true, ...keys }).sign();
			// Signed as a space; not every service reads a plus as one.
			return signed.url.href.replaceAll('+', '%20');
		},
		async ask(request) {
			if (performance.now() < restsUntil) {
				throw new Unavailable(`the file store ${place} did not answer a moment ago`);
			}
			const response = await sendAgain(request).catch((cause: unknown) => {
				if (cause instanceof Unavailable) throw cause;
				throw new Unavailable(
					`the file store ${place} cannot be reached (${toReason(toRoot(cause))})`,
				);
			});
			if (response.ok) return response;
			const answer = await response.text().catch(() => '');
			const said = /<Code>(\w+)<\/Code>/.exec(answer)?.[1];
			// Another 404, such as a proxy's, must not look like a file that was stored or deleted.
			const isMissing = response.status === 404 && said === 'NoSuchKey';
			if (isMissing && request.method !== 'PUT') return null;
			throw new Unavailable(
				`the file store ${place} refuses ${request.method} (${said ?? response.status})`,
			);
		},
	};
}
