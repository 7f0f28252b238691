import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { aLoop } from './a-loop.ts';

/** Makes two releases, of which the first may be served again. */
async function twoReleases() {
	const place = await aLoop();
	const publisher = place.start();
	await publisher.published(['one']);
	await publisher.rest();
	const first = await place.current();
	place.has('seconda');
	await publisher.published(['two']);
	await publisher.rest();
	return { place, publisher, first, second: await place.current() };
}

function withTimersOfOurs(): void {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	onTestFinished(() => void vi.useRealTimers());
}

describe('a rollback request', () => {
	test('is accepted at once, and completed after a restart by a publisher that died before', async () => {
		const { place, publisher, first } = await twoReleases();
		const { begun } = place.delay();
		place.has('terza');
		await publisher.published(['three']);
		await begun;
		expect((await publisher.serve(first)).status).toBe(202);
		// Killed here, this process never gets to it.
		publisher.stop();
		const next = place.start();
		next.loop.resume();
		await next.rest();
		expect(await place.current()).toBe(first);
		expect(place.last('releases')).toMatchObject({
			releases: expect.arrayContaining([expect.objectContaining({ id: first, is_current: true })]),
		});
	});

	test('for a deleted release is refused', async () => {
		const { place, publisher, second } = await twoReleases();
		expect((await publisher.serve('1700000000000-unknown_')).status).toBe(410);
		expect(await place.current()).toBe(second);
	});

	test('that failed on a full disk is completed later', async () => {
		withTimersOfOurs();
		const { place, publisher, first, second } = await twoReleases();
		const { rollback } = place.releases;
		place.releases.rollback = async () => {
			throw new Error('ENOSPC');
		};
		await publisher.serve(first);
		await publisher.loop.idle();
		expect(await place.current()).toBe(second);
		place.releases.rollback = rollback;
		await vi.advanceTimersByTimeAsync(15_000);
		await publisher.loop.idle();
		expect(await place.current()).toBe(first);
	});

	test('is superseded by a later publication', async () => {
		const { place, publisher, first } = await twoReleases();
		const { begun, end } = place.delay();
		await publisher.published(['three']);
		await begun;
		await publisher.serve(first);
		place.has('quarta');
		await publisher.published(['four']);
		end();
		await publisher.rest();
		expect(await place.page()).toBe('quarta');
	});
});

describe('a rolled-back release stays', () => {
	test('despite a pending retry of a failed publication', async () => {
		withTimersOfOurs();
		const { place, publisher, first } = await twoReleases();
		place.has(new Error('the host is away'));
		await publisher.published(['three']);
		await publisher.loop.idle();
		await publisher.serve(first);
		await publisher.loop.idle();
		place.has('terza');
		await vi.advanceTimersByTimeAsync(400_000);
		await publisher.loop.idle();
		expect(await place.current()).toBe(first);
	});

	test('despite a shop change that names it again, and after a restart', async () => {
		const { place, publisher, first } = await twoReleases();
		place.has(new Error('a page is wrong'));
		await publisher.published(['three']);
		await publisher.rest();
		await publisher.serve(first);
		await publisher.rest();
		place.has('terza');
		await publisher.published(['three']);
		await publisher.rest();
		expect(await place.current()).toBe(first);
		publisher.stop();
		const next = place.start();
		next.loop.resume();
		await next.rest();
		expect(await place.current()).toBe(first);
	});

	test.each<[string, string[], object]>([
		['editors publish something else', ['three', 'four'], {}],
		['they ask for what failed once more', ['three'], { again_ids: ['three'] }],
	])('until %s', async (_what, ids, more) => {
		const { place, publisher, first } = await twoReleases();
		place.has(new Error('a page is wrong'));
		await publisher.published(['three']);
		await publisher.rest();
		await publisher.serve(first);
		await publisher.rest();
		place.has('terza');
		await publisher.published(ids, more);
		await publisher.rest();
		expect(await place.page()).toBe('terza');
		expect(place.last('publication.live')).toMatchObject({ publication_ids: ids });
	});

	test('and a roll-forward shows the shop’s changes meanwhile', async () => {
		const { place, publisher, first, second } = await twoReleases();
		await publisher.serve(first);
		await publisher.rest();
		place.has('un altro prezzo');
		await publisher.published([]);
		await publisher.rest();
		expect(await place.current()).toBe(first);
		await publisher.serve(second);
		await publisher.rest();
		expect(await place.page()).toBe('un altro prezzo');
	});
});
