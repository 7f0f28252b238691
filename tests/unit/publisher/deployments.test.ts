import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openInbox } from '#publisher/inbox.ts';
import { publishLoop } from '#publisher/loop.ts';
import { openReporter } from '#publisher/reporter.ts';
import { aDeployer } from './a-deployer.ts';
import { aListener } from './a-listener.ts';

/** Opens a publisher whose visitors are served by Netlify; the test sets what it publishes. */
async function aPublisher() {
	const place = await aDeployer();
	const { told, last, url } = await aListener();
	const inbox = openInbox(
		join(place.dir, '..', 'publisher.json'),
		(line) => void place.lines.push(line),
	);
	const secrets = [`whsec_${Buffer.alloc(32).toString('base64')}`];
	const log = (line: string) => void place.lines.push(line);
	const reporter = openReporter(inbox, { url, secrets, log });
	let files: Record<string, string> = {};

	async function publish() {
		const published = await place.publish(files);
		const written = published.changed ? Object.keys(files) : [];
		files = {};
		return { ...published, written, gone: [], refused: [], steps_ms: {} };
	}
	function start() {
		const { releases, deploy } = place;
		const loop = publishLoop({
			inbox,
			releases,
			reporter,
			publish,
			build: publish,
			deploy,
			log,
			quiet_ms: 0,
		});
		onTestFinished(loop.stop);
		return loop;
	}
	function announce(loop: ReturnType<typeof start>, ids: string[]): void {
		inbox.note({ waiting: [...inbox.state.waiting, ...ids] });
		loop.publish();
	}
	const heard = () => expect.poll(() => inbox.state.reports).toEqual([]);
	return {
		...place,
		inbox,
		told,
		last,
		announce,
		loop: start(),
		/** Publishes files under an id, and waits until that has ended either way. */
		async bring(loop: ReturnType<typeof start>, id: string, given: Record<string, string>) {
			files = given;
			announce(loop, [id]);
			await loop.idle();
			await heard();
		},
		heard,
	};
}

test('a publication is live once Netlify serves it', async () => {
	const { loop, bring, netlify, last, current } = await aPublisher();
	await bring(loop, 'one', { 'it.html': 'prima' });
	expect(netlify.serve('/it.html')).toBe('prima');
	expect(last('publication.live')).toMatchObject({ publication_ids: ['one'] });
	expect(last('site.deployed')).toEqual({
		type: 'site.deployed',
		release_id: await current(),
		fault: null,
	});
});

test('one that Netlify refuses fails with the reason, and is included in the next', async () => {
	const { loop, bring, netlify, last, releases } = await aPublisher();
	await bring(loop, 'one', { 'it.html': 'prima' });
	const before = basename((await releases.current()) ?? '');
	const stop = netlify.intervene((method) =>
		method === 'PUT' ? { status: 422, message: 'Too large' } : undefined,
	);
	await bring(loop, 'two', { 'it.html': 'seconda' });
	const fault = { page: null, what: 'Netlify: HTTP 422: Too large', where: null };
	expect(last('publication.failed')).toMatchObject({ publication_ids: ['two'], fault });
	expect(last('site.deployed')).toMatchObject({ fault });
	expect(netlify.serve('/it.html')).toBe('prima');
	stop();
	await bring(loop, 'three', { 'en.html': 'third' });
	expect([netlify.serve('/it.html'), netlify.serve('/en.html')]).toEqual(['seconda', 'third']);
	// Changes that visitors see later are reported with the publication that brought them.
	expect(last('publication.live')).toMatchObject({
		publication_ids: ['two', 'three'],
		release_before_id: before,
		pages: { written: 2, gone: 0, list: ['/it', '/en'] },
	});
});

test('a burst during a deploy makes one more deploy', async () => {
	const { loop, bring, announce, netlify, last } = await aPublisher();
	let isBegun: () => void = () => undefined;
	const begun = new Promise<void>((resolve) => (isBegun = resolve));
	netlify.intervene((method) => {
		if (method === 'PUT') isBegun();
		return undefined;
	});
	const first = bring(loop, 'one', { 'it.html': 'prima' });
	await begun;
	for (const id of ['two', 'three', 'four']) announce(loop, [id]);
	await bring(loop, 'five', { 'it.html': 'quinta' });
	await first;
	expect(netlify.serve('/it.html')).toBe('quinta');
	expect(last('publication.live')).toMatchObject({
		publication_ids: ['two', 'three', 'four', 'five'],
	});
	expect(netlify.calls.filter((call) => call.startsWith('POST'))).toHaveLength(2);
});

test('a rollback is deployed, too', async () => {
	const { loop, bring, netlify, releases, inbox, heard, last } = await aPublisher();
	await bring(loop, 'one', { 'it.html': 'prima' });
	const first = basename((await releases.current()) ?? '');
	await bring(loop, 'two', { 'it.html': 'seconda' });
	inbox.note({ wanted: first, isHeld: true });
	loop.serve();
	await loop.idle();
	await heard();
	expect(netlify.serve('/it.html')).toBe('prima');
	expect(last('site.deployed')).toMatchObject({ release_id: first, fault: null });
	expect(netlify.calls.at(-1)).toBe('POST /sites/livenza-site/deploys/deploy-1/restore');
});

test('an interrupted deploy is not reported as failed, and left to the next process', async () => {
	const { loop, bring, netlify, breakOff, told, inbox } = await aPublisher();
	netlify.intervene((method) => {
		if (method !== 'PUT') return undefined;
		loop.stop();
		breakOff.abort(new Error('the publisher was stopped'));
		return null;
	});
	await bring(loop, 'one', { 'it.html': 'prima' });
	expect(told.map(({ type }) => type)).toEqual(['publication.rendering']);
	expect(inbox.state.waiting).toEqual(['one']);
});

test('the file of deploys contains no secret', async () => {
	const { loop, bring, dir } = await aPublisher();
	await bring(loop, 'one', { 'it.html': 'prima' });
	const file = readFileSync(join(dir, '..', 'netlify.json'), 'utf8');
	expect(Object.keys(JSON.parse(file))).toEqual(['siteId', 'live', 'deploys', 'begun', 'lastAt']);
});
