import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#edge/listen.ts';
import { anEdge } from './a-site.ts';
import { aStore } from './a-store.ts';

/** Each is written and compressed again for every release: more of them add nothing. */
const PAGES = 4;
const SWAPS = 50;
const READERS = 4;

/** A page long enough to be sent in many pieces, each of which names its release. */
const toPage = (release: number, page: number) =>
	`<!doctype html><title>${release}</title>${`<p>${release}/${page}</p>`.repeat(4000)}</html>`;

const release = (number: number) => ({
	written: new Map(
		Array.from({ length: PAGES }, (_, page) => [
			`it/${page}.html`,
			Buffer.from(toPage(number, page)),
		]),
	),
	gone: [],
	rules: {},
});

test('a reader during a change of release gets a complete page of one of them', async () => {
	const { publish, releases } = await aStore();
	await publish();
	await releases.change(release(0));
	const { send } = await anEdge({}, { root: releases.current, earlier: releases.list });
	const { url, close } = await listen(send, { host: '127.0.0.1', port: 0, secure: false });
	onTestFinished(close);
	const agent = new Agent({ keepAlive: true });
	onTestFinished(() => agent.destroy());
	let isOver = false;
	const faults: string[] = [];
	const seen = new Set<string>();

	async function read(): Promise<void> {
		for (let page = 0; !isOver; page = (page + 1) % PAGES) {
			const { status, body } = await new Promise<{ status?: number; body: string }>(
				(resolve, reject) => {
					const call = get(`${url}/it/${page}`, { agent }, (response) => {
						text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
					});
					call.on('error', reject);
				},
			);
			const number = /<title>(\d+)</.exec(body)?.[1] ?? 'none';
			seen.add(number);
			if (status !== 200 || body !== toPage(Number(number), page)) {
				faults.push(`${status} of release ${number}, ${body.length} characters`);
			}
		}
	}

	const readers = Promise.all(Array.from({ length: READERS }, read));
	for (let number = 1; number <= SWAPS; number += 1) await releases.change(release(number));
	isOver = true;
	await readers;
	expect(faults).toEqual([]);
	expect(seen.size).toBeGreaterThan(SWAPS / 5);
});
