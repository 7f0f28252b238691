import { expect, test } from 'vitest';
import { aLoop } from './a-loop.ts';

const PIECE = new Uint8Array(64 * 1024);
const MEGABYTE = 1024 * 1024;

test('a message without an end is broken off, and none of it is held', async () => {
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

test('one that is only too large is answered', async () => {
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
