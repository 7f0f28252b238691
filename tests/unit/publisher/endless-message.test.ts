import { expect, test } from 'vitest';
import { BARE_HEADERS } from '#edge/rules/security-headers.ts';
import { aLoop } from './a-loop.ts';

const PIECE = new Uint8Array(64 * 1024);
const MEGABYTE = 1024 * 1024;

test('an endless message is aborted, without storing it', async () => {
	const publisher = (await aLoop()).start();
	let sent = 0;
	const endless = new ReadableStream<Uint8Array>({
		pull(controller) {
			sent += PIECE.byteLength;
			if (sent > 64 * MEGABYTE) controller.close();
			else controller.enqueue(PIECE);
		},
	});
	expect((await publisher.post(endless)).status).toBe(413);
	expect(sent).toBeLessThan(10 * MEGABYTE);
});

test('an oversized one is answered', async () => {
	const publisher = (await aLoop()).start();
	const large = new ReadableStream<Uint8Array>({
		start(controller) {
			controller.enqueue(PIECE);
			controller.enqueue(PIECE);
			controller.close();
		},
	});
	expect((await publisher.post(large)).status).toBe(413);
});

test.each([
	['/hooks/content', 404],
	['/hooks/comparison', 401],
	['/hooks/none', 404],
	['/preview/none/version', 503],
	['/preview/none/it/', 503],
	['/preview/', 401],
])('every answer below hooks and previews has the site’s headers: %s', async (...given) => {
	const [path, status] = given;
	const answer = await (await aLoop()).start().ask(path);
	expect(answer.status).toBe(status);
	for (const [name, value] of Object.entries(BARE_HEADERS)) {
		// A draft page sets its own headers on what it shows, to whom, and whether the desk may
		// frame it.
		const isOwn = ['X-Frame-Options', 'Content-Security-Policy', 'Referrer-Policy'].includes(name);
		const found = answer.headers.get(name);
		if (isOwn) expect(found, name).toBeTruthy();
		else expect(found, name).toBe(value);
	}
});
