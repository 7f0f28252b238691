import { expect, onTestFinished, test, vi } from 'vitest';
import { aLoop } from './a-loop.ts';

function withTimeOfOurs(): void {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
	onTestFinished(() => void vi.useRealTimers());
}

/** Announces so many publications, one after another. */
async function announce(
	publisher: Awaited<ReturnType<typeof aPublisher>>,
	count: number,
	every_ms: number,
) {
	for (let each = 0; each < count; each += 1) {
		await publisher.published([`${count}-${each}`]);
		await vi.advanceTimersByTimeAsync(every_ms);
	}
}
async function aPublisher() {
	const place = await aLoop();
	const live = () => place.told.filter(({ type }) => type === 'publication.live');
	return { ...place, ...place.start({ isPatient: true }), live };
}

test('a hundred messages within ten seconds make two publications', async () => {
	withTimeOfOurs();
	const publisher = await aPublisher();
	await announce(publisher, 100, 100);
	await vi.advanceTimersByTimeAsync(1_000);
	await publisher.rest();
	const ids = publisher.live().map(({ publication_ids }) => publication_ids);
	expect(ids.map((list) => (Array.isArray(list) ? list.length : 0))).toEqual([1, 99]);
});

test('an endless burst is published every twelve seconds', async () => {
	withTimeOfOurs();
	const publisher = await aPublisher();
	await announce(publisher, 300, 100);
	await vi.advanceTimersByTimeAsync(1_000);
	await publisher.rest();
	expect(publisher.live()).toHaveLength(4);
});

test('separate publications are not delayed', async () => {
	withTimeOfOurs();
	const publisher = await aPublisher();
	for (const id of ['one', 'two', 'three']) {
		await publisher.published([id]);
		await publisher.rest();
		expect(publisher.live().at(-1)).toMatchObject({ publication_ids: [id] });
		await vi.advanceTimersByTimeAsync(1_000);
	}
});

test('a rollback is served during a burst', async () => {
	withTimeOfOurs();
	const publisher = await aPublisher();
	await publisher.published(['one']);
	await publisher.rest();
	const first = await publisher.current();
	publisher.has('seconda');
	await announce(publisher, 5, 100);
	await publisher.serve(first);
	await vi.advanceTimersByTimeAsync(200);
	await publisher.rest();
	expect(await publisher.current()).toBe(first);
});
