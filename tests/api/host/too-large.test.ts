import { request } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listen as listenEdge } from '#edge/listen.ts';
import { createEdge } from '#edge/serve.ts';
import { createApp } from '../../../src/server/app.ts';
import { listen } from '../../../src/server/platform/listen.ts';
import { toAddress, toCookie, ORIGIN, PASSWORD, trySignIn } from '../../support/desk.ts';
import { LIMIT_FACTOR } from '../../support/limit-factor.ts';
import { aHost, isEmbedded, plainServices } from '../../support/host.ts';

const MB = 1024 * 1024;
const TRIES = 20;

/** Opens the host on a port of its own, the edge before it, and a session of the shop. */
async function aSite() {
	const { db, dataDir, mediaDir } = await aHost();
	const host = await listen(
		createApp({ ...plainServices(), db, dataDir, mediaDir, limitFactor: LIMIT_FACTOR }),
		0,
	);
	onTestFinished(() => host.close());
	const edge = createEdge({
		root: async () => null,
		apiOrigin: host.url,
		rules: { redirects: [], headers: [], functions: [] },
		functions: new Map(),
		log: () => undefined,
	});
	const site = await listenEdge(edge, { host: '127.0.0.1', port: 0, secure: false });
	onTestFinished(() => site.close());
	const ask = (path: string, init?: RequestInit) => fetch(`${host.url}${path}`, init);
	const signedIn = await trySignIn(ask, toAddress('shop'), PASSWORD);
	expect(signedIn.status).toBe(200);
	const { name, value } = toCookie(signedIn);
	return { url: site.url, cookie: `${name}=${value}` };
}

interface Upload {
	url: string;
	file: Buffer;
	headers: Record<string, string>;
}

interface Upload {
	url: string;
	file: Buffer;
	headers: Record<string, string>;
}

interface Answer {
	status: number | undefined;
	type: string | undefined;
	text: string;
}

/** Sends a whole file, as browsers do, and returns the answer; a broken connection rejects. */
function upload({ url, file, headers }: Upload): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const sending = request(url, { method: 'POST', headers: { ...headers, origin: ORIGIN } });
		sending.on('error', reject);
		sending.on('response', (response) => {
			let text = '';
			response.on('error', reject);
			response.on('data', (piece) => (text += piece));
			response.on('end', () => {
				const { statusCode, headers: received } = response;
				resolve({ status: statusCode, type: received['content-type'], text });
			});
		});
		sending.end(file);
	});
}

const REFUSED = {
	status: 413,
	type: 'application/problem+json',
	text: JSON.stringify({ type: 'about:blank', status: 413, code: 'payload_too_large' }),
};

const FILE = Buffer.alloc(6 * MB, 'MQC50A250500,rd-50\n');

describe.runIf(isEmbedded)('a file that is too large', () => {
	test.each([
		['its length announced', { 'content-length': String(FILE.length) }],
		['its length unknown', { 'transfer-encoding': 'chunked' }],
	])('sent with %s is refused in words each time', async (_, announced) => {
		const { url, cookie } = await aSite();
		const headers = { ...announced, cookie, 'content-type': 'text/csv' };
		// The answer comes early, and the connection is used again for the next.
		for (let turn = 0; turn < TRIES; turn += 1) {
			const answer = await upload({ url: `${url}/api/desk/serials/import`, file: FILE, headers });
			expect(answer).toEqual(REFUSED);
		}
	});

	test('sent by twenty at once is refused in words to each', async () => {
		const { url } = await aSite();
		const headers = { 'content-length': String(FILE.length), 'content-type': 'application/json' };
		const sending = Array.from({ length: TRIES }, () =>
			upload({ url: `${url}/api/warranty-checks`, file: FILE, headers }),
		);
		for (const answer of await Promise.allSettled(sending)) {
			expect(answer).toEqual({ status: 'fulfilled', value: REFUSED });
		}
	});
});
