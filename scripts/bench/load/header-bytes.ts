import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Figures, Measure } from '../part.ts';

const LIMIT_MS = 10_000;
const END_OF_HEAD = '\r\n\r\n';

/** Reads the head of an answer as sent over the wire, status line and last empty line included. */
function getHead(siteUrl: string, path: string, extra: string[] = []): Promise<string> {
	const { hostname, port, host } = new URL(siteUrl);
	const lines = [`GET ${path} HTTP/1.1`, `host: ${host}`, 'accept-encoding: br, gzip', ...extra];
	return new Promise((resolve, reject) => {
		let answer = '';
		const socket = connect(Number(port), hostname);
		socket.setEncoding('latin1').setTimeout(LIMIT_MS, () => {
			socket.destroy(new Error(`${path} was not answered within ${LIMIT_MS} ms`));
		});
		socket.on('data', (piece: string) => {
			answer += piece;
			const end = answer.indexOf(END_OF_HEAD);
			if (end < 0) return;
			resolve(answer.slice(0, end + END_OF_HEAD.length));
			socket.destroy();
		});
		socket.on('error', reject);
		socket.on('close', () => reject(new Error(`${path}: the connection ended within the head`)));
		socket.write([...lines, 'connection: close', '', ''].join('\r\n'));
	});
}

/** Figures of a head; throws unless it has the status. */
function rowFrom(head: string, status: number): Figures[string] {
	const [first = '', ...lines] = head.slice(0, -END_OF_HEAD.length).split('\r\n');
	if (first.split(' ')[1] !== String(status)) throw new Error(`${status} expected: ${first}`);
	const policy = lines.find((line) => line.toLowerCase().startsWith('content-security-policy:'));
	return { header_bytes: head.length, headers: lines.length, policy_bytes: policy?.length ?? 0 };
}

/** Finds a script of the site; all have the same headers. */
export async function anAsset(distDir: string): Promise<string> {
	const name = (await readdir(join(distDir, '_astro'))).find((file) => file.endsWith('.js'));
	if (name === undefined) throw new Error('the site has no script');
	return `/_astro/${name}`;
}

export const measure: Measure = async ({ site, served }) => {
	const asset = await anAsset((await site()).distDir);
	const addresses = {
		home: '/it',
		product: '/it/prodotto/ruote-kleos-rd-50',
		asset,
		'API answer': '/api/products?locale=it',
	};
	return served(async (siteUrl) => {
		const figures: Figures = {};
		for (const [name, path] of Object.entries(addresses)) {
			const head = await getHead(siteUrl, path);
			figures[name] = rowFrom(head, 200);
			const etag = /^etag: *(.+)$/im.exec(head)?.[1]?.trim();
			if (etag === undefined) continue;
			const known = await getHead(siteUrl, path, [`if-none-match: ${etag}`]);
			figures[`${name}, not modified`] = rowFrom(known, 304);
		}
		return { figures };
	});
};
