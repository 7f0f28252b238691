import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { aHook } from '../../support/a-publisher.ts';
import { aLoop } from './a-loop.ts';

/** Fills the disk for the publisher's inbox, until the returned function makes room. */
function fillDisk(file: string): () => void {
	symlinkSync('/dev/full', `${file}.part`);
	return () => rmSync(`${file}.part`);
}

const aMessage = (id: string, sentAt = new Date()) =>
	aHook(
		{ type: 'content.published', data: { publication_ids: [id] } },
		{ id: `msg_${id}`, sentAt },
	);

describe('with a full disk', () => {
	test('a message that cannot be stored is refused, and accepted when repeated', async () => {
		const place = await aLoop();
		const publisher = place.start();
		const makeRoom = fillDisk(place.file);
		expect((await publisher.sendHook(aMessage('one'))).status).toBe(503);
		makeRoom();
		const answer = await publisher.sendHook(aMessage('one'));
		expect([answer.status, await answer.text()]).toEqual([202, 'accepted']);
		await publisher.rest();
		expect(place.last('publication.live')).toMatchObject({ publication_ids: ['one'] });
	});

	test('a publication fails, and is reported', async () => {
		const place = await aLoop();
		const publisher = place.start();
		const { begun, end } = place.delay();
		await publisher.sendHook(aMessage('one'));
		await begun;
		onTestFinished(fillDisk(place.file));
		end();
		await publisher.rest();
		expect(await place.page()).toBe('prima');
		expect(place.last('publication.live')).toMatchObject({ publication_ids: ['one'] });
		expect(place.lines.join('\n')).toContain('ENOSPC');
	});

	test('a failure is reported, and stored once there is space', async () => {
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		onTestFinished(() => void vi.useRealTimers());
		const place = await aLoop();
		const publisher = place.start();
		place.has(new Error('no space left for pages'));
		const { begun, end } = place.delay();
		await publisher.sendHook(aMessage('one'));
		await begun;
		const makeRoom = fillDisk(place.file);
		end();
		await publisher.loop.idle();
		await expect
			.poll(() => place.last('publication.failed'))
			.toMatchObject({
				fault: { what: 'no space left for pages' },
			});
		makeRoom();
		await expect.poll(() => publisher.inbox.state.reports).toEqual([]);
		await vi.advanceTimersByTimeAsync(5_000);
		expect(JSON.parse(readFileSync(place.file, 'utf8'))).toMatchObject({
			waiting: ['one'],
			reports: [],
		});
	});
});
