import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { EdgeReport } from '#edge/pull/messages.ts';
import { openEdgeList } from '#publisher/edges/edge-list.ts';
import { EdgesBehind } from '#publisher/edges/edges-behind.ts';
import { aFolder } from '../edge/a-site.ts';
import { aFollower, aHub } from '../edge/pull/a-hub.ts';
import { aLoop } from './a-loop.ts';

const [OLD, NEW] = ['1748736001000-aaaaaaaaaaaa', '1748736002000-bbbbbbbbbbbb'];

async function aList() {
	const file = join(await aFolder(), 'edges.json');
	const lines: string[] = [];
	let time = 0;
	const open = () =>
		openEdgeList({ file, now: () => time, log: (line: string) => void lines.push(line) });
	let list = open();
	let seq = 0;
	const hear = (name: string, serves: string | null, more: Partial<EdgeReport> = {}) =>
		list.receive({
			...{ name, instance: `of ${name}`, seq: (seq += 1), serves, fetched: 0, fault: null },
			...{ knows: null, wait_ms: 0, leaves: false, ...more },
		});
	return {
		lines,
		hear,
		pass: (ms: number) => void (time += ms),
		restart: () => void (list = open()),
		states: () => list.judge(NEW).map(({ name, is, isHolding }) => [name, is, isHolding]),
	};
}

describe('the list of edges', () => {
	test('waits for edges with another release, not for those without one', async () => {
		const { hear, states } = await aList();
		hear('a', NEW);
		hear('b', OLD);
		hear('c', null);
		expect(states()).toEqual([
			['a', 'current', false],
			['b', 'catching_up', true],
			['c', 'catching_up', false],
		]);
	});

	test('removes a silent edge, and lists it for a day', async () => {
		const { hear, pass, states } = await aList();
		hear('a', OLD);
		pass(10_001);
		expect(states()).toEqual([['a', 'silent', false]]);
		hear('a', OLD);
		expect(states()).toEqual([['a', 'catching_up', true]]);
		pass(24 * 60 * 60_000 + 1);
		expect(states()).toEqual([]);
	});

	test('remembers no more earlier processes of a name than may still speak', async () => {
		const { hear } = await aList();
		const restart = (at: number) => hear('a', OLD, { instance: `process ${at}`, seq: 1 });
		for (let at = 0; at < 200; at += 1) expect(restart(at)).toBe(true);
		expect(restart(198)).toBe(false);
		expect(restart(150)).toBe(false);
		expect(restart(0)).toBe(true);
	});

	test('detects an edge that lags behind, or reports why', async () => {
		const { hear, pass, states } = await aList();
		hear('a', OLD, { fetched: 1 });
		hear('b', OLD, { fault: 'the disk of this edge is full' });
		expect(states()).toEqual([
			['a', 'catching_up', true],
			['b', 'behind', true],
		]);
		for (const fetched of [2, 3, 4]) {
			pass(6_000);
			hear('a', OLD, { fetched });
			expect(states()[0]).toEqual(['a', 'catching_up', true]);
		}
		pass(6_000);
		hear('a', OLD, { fetched: 4 });
		pass(6_000);
		expect(states()[0]).toEqual(['a', 'behind', true]);
	});

	test('uses the later of two reports, in any order of arrival', async () => {
		const { hear, states } = await aList();
		hear('a', NEW, { seq: 1_000 });
		hear('a', OLD, { seq: 999 });
		expect(states()).toEqual([['a', 'current', false]]);
	});

	test('remembers its edges after a restart, and waits for their reports', async () => {
		const { hear, pass, restart, states } = await aList();
		hear('a', NEW);
		restart();
		expect(states()).toEqual([['a', 'catching_up', true]]);
		hear('a', NEW);
		expect(states()).toEqual([['a', 'current', false]]);
		restart();
		pass(10_001);
		expect(states()).toEqual([['a', 'silent', false]]);
	});

	test('removes an edge that signs off', async () => {
		const { hear, restart, states } = await aList();
		hear('a', NEW);
		hear('a', NEW, { leaves: true });
		restart();
		expect(states()).toEqual([]);
	});

	test('assigns a name to its latest process', async () => {
		const { hear, states } = await aList();
		expect(hear('a', OLD, { instance: 'first' })).toBe(true);
		expect(hear('a', NEW, { instance: 'second' })).toBe(true);
		expect(hear('a', OLD, { instance: 'first' })).toBe(false);
		expect(states()).toEqual([['a', 'current', false]]);
	});
});

describe('a release on edges', () => {
	test('is complete once each edge has reported it', async () => {
		const hub = await aHub();
		const { id: first } = await hub.publish();
		const edges = [await aFollower(hub), await aFollower(hub, { name: 'edge-2' })];
		const current = [{ is: 'current' }, { is: 'current' }];
		await expect.poll(() => hub.list.judge(first)).toMatchObject(current);
		const { id } = await hub.publish({ 'it.html': 'seconda' });
		await hub.watch.awaitEdges(id);
		for (const edge of edges) expect(await edge.read('it.html')).toBe('seconda');
	});

	test('missing on one edge is reported, and again once complete', async () => {
		const hub = await aHub();
		await hub.publish();
		const [good, bad] = [await aFollower(hub), await aFollower(hub, { name: 'edge-2' })];
		await expect.poll(async () => [await good.current(), await bad.current()]).not.toContain(null);
		hub.watch.start();
		await expect
			.poll(() => hub.told.at(-1), { timeout: 5_000 })
			.toMatchObject({
				type: 'site.edges',
				edges: [
					{ name: 'edge-1', is: 'current' },
					{ name: 'edge-2', is: 'current' },
				],
			});
		let isRefused = true;
		hub.intervene(async (path, answer) => {
			if (path !== '/releases/contents' || !isRefused) return undefined;
			const bytes = new Uint8Array(await answer.arrayBuffer());
			return new Response(bytes.fill(0));
		});
		const { id } = await hub.publish({ 'it.html': 'seconda' });
		const wrong = hub.watch.awaitEdges(id);
		await expect(wrong).rejects.toThrow(/^edge-1 \(the publisher sent a wrong content/);
		isRefused = false;
		await expect.poll(hub.countCaughtUp, { timeout: 5_000 }).toBe(1);
		await hub.watch.awaitEdges(id);
		expect(hub.told.some((report) => report.type === 'site.edges')).toBe(true);
	});

	test('does not wait for a dead edge, nor after a rollback', async () => {
		const hub = await aHub();
		await hub.publish();
		const edge = await aFollower(hub);
		await expect.poll(async () => edge.current()).not.toBeNull();
		await expect.poll(() => hub.list.judge(null)).toHaveLength(1);
		hub.goAway();
		const { id } = await hub.publish({ 'it.html': 'seconda' });
		hub.overtake();
		await expect(hub.watch.awaitEdges(id)).rejects.toThrow('edge-1');
		hub.pass(10_001);
		await hub.watch.awaitEdges(id);
		expect(hub.list.judge(id)).toMatchObject([{ name: 'edge-1', is: 'silent' }]);
	});

	test('distinguishes two edges with one name', async () => {
		const hub = await aHub();
		await hub.publish();
		const first = await aFollower(hub, { name: 'twin' });
		await expect.poll(async () => first.current()).not.toBeNull();
		await aFollower(hub, { name: 'twin' });
		const line = 'edge: EDGE_NAME: another edge reports itself as twin, expected a name for each';
		await expect.poll(() => first.lines, { timeout: 5_000 }).toContain(line);
	});
});

describe('a publication on edges', () => {
	test('is live on all edges, or fails with the name of one that lags', async () => {
		const place = await aLoop();
		let behind: EdgesBehind | null = null;
		const awaited: string[] = [];
		const publisher = place.start({
			async awaitEdges(release) {
				awaited.push(release);
				if (behind) throw behind;
			},
		});
		await publisher.published(['one']);
		await publisher.rest();
		expect(awaited).toEqual([await place.current()]);
		expect(place.last('publication.live')).toMatchObject({ publication_ids: ['one'] });
		behind = new EdgesBehind([{ name: 'edge-2', is: 'behind', what: 'the disk is full' }]);
		place.has('seconda');
		await publisher.published(['two']);
		await publisher.rest();
		expect(place.last('publication.failed')).toMatchObject({
			publication_ids: ['two'],
			fault: { code: 'edge_behind', what: 'edge-2 (the disk is full)' },
		});
		expect(place.told.some(({ type }) => type === 'site.deployed')).toBe(false);
		behind = null;
		publisher.loop.publish();
		await publisher.rest();
		expect(place.last('publication.live')).toMatchObject({
			publication_ids: ['two'],
			release_id: await place.current(),
			pages: { written: 1, list: ['/it'] },
		});
	});
});
