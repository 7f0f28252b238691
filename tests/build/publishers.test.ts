import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { aHook, published, startPublisher, toReleases } from '../support/a-publisher.ts';
import { openBuiltPlace } from '../support/built-place.ts';
import { type FakeApi, recordedSite, replyJson, startFakeApi } from '../support/fake-api.ts';
import { limit } from '../support/pace.ts';
import { isReportOfType, REPORTS, reportSchema } from '../support/publisher-place.ts';

/** Long enough for a publisher that is busy, on a machine that is. */
const LEASE_MS = limit(3_000);

/** A built site, its host, and publishers that share its folder. */
async function aPlace() {
	const place = await openBuiltPlace();
	const host = await startFakeApi(await recordedSite());
	host.leaseFor(LEASE_MS);
	const releases = toReleases(place);
	const company = host.site.it.pages.find(({ id }) => id === 'company');
	if (!company) throw new Error('the recorded site has no company page');
	onTestFinished(async () => {
		await host.close();
		place.close();
	});
	return {
		host,
		releases,
		place,
		async aPublisher(env: Record<string, string> = {}) {
			const publisher = await startPublisher(host, place, env);
			onTestFinished(() => publisher.stop());
			return publisher;
		},
		retitle(title: string) {
			company.title = title;
			company.version = title;
		},
		async companyPage() {
			const folder = (await releases.current()) ?? '';
			return (await releases.read(folder, `it/${company.slug}.html`))?.toString() ?? '';
		},
		live: (id: string) => livesOf(host, id),
		nextLive: (id: string) => host.nextTold(REPORTS, (body) => isLiveOf(body, id)),
	};
}

const isLiveOf = (body: unknown, id: string): boolean =>
	isReportOfType('publication.live')(body) &&
	v.parse(reportSchema, body).publication_ids.includes(id);

const livesOf = (host: FakeApi, id: string) =>
	host.told.filter(({ body }) => isLiveOf(body, id)).length;

type Publisher = Awaited<ReturnType<typeof startPublisher>>;

const statusOf = async (publisher: Publisher, id: string) =>
	(await publisher.send(aHook(published(id)))).status;

/** Sends a message to a publisher once it leads. */
const takes = (publisher: Publisher, id: string) =>
	expect.poll(() => statusOf(publisher, id), { timeout: limit(30_000) }).toBe(202);

/** Holds the next answer of a publication; it goes on with `go`. */
function holdNext(host: FakeApi) {
	const { promise: asked, resolve } = Promise.withResolvers<null>();
	let go: () => void = () => undefined;
	host.reply('/redirects', null, (response) => {
		go = () => replyJson({ data: host.site.shared.redirects })(response);
		host.reply('/redirects', null, null);
		resolve(null);
	});
	return { asked, go: () => go() };
}

test('one of two publishers leads; the other finishes what the killed one left, once', async () => {
	const at = await aPlace();
	const first = await at.aPublisher();
	await takes(first, 'one');
	const second = await at.aPublisher();
	expect(await statusOf(second, 'one')).toBe(503);
	await expect.poll(() => second.said()).toContain('standing by');
	await expect.poll(() => at.live('one'), { timeout: limit(60_000) }).toBe(1);

	at.retitle('Titolo due');
	const held = holdNext(at.host);
	const report = at.nextLive('two');
	await takes(first, 'two');
	await held.asked;
	await first.stop('SIGKILL');
	expect(await report).toMatchObject({ publication_ids: ['two'] });
	expect(await at.companyPage()).toContain('Titolo due');
	await takes(second, 'three');
	await expect.poll(() => at.live('three'), { timeout: limit(60_000) }).toBe(1);
	expect([at.live('one'), at.live('two')]).toEqual([1, 1]);
});

test('a leader paused beyond its lease releases and reports nothing more, and ends', async () => {
	const at = await aPlace();
	const first = await at.aPublisher();
	await takes(first, 'one');
	await expect.poll(() => at.live('one'), { timeout: limit(60_000) }).toBe(1);
	const second = await at.aPublisher();
	at.retitle('Titolo due');
	const held = holdNext(at.host);
	const report = at.nextLive('two');
	await takes(first, 'two');
	await held.asked;
	first.child.kill('SIGSTOP');
	await report;
	const current = await at.releases.current();
	const ended = once(first.child, 'exit');
	held.go();
	first.child.kill('SIGCONT');
	expect((await ended)[0]).toBe(1);
	expect(first.said()).toMatch(/leads now/);
	expect(await at.releases.current()).toBe(current);
	expect(at.live('two')).toBe(1);
	expect(at.host.told.filter(({ body }) => isReportOfType('publication.failed')(body))).toEqual([]);
	await takes(second, 'three');
	await expect.poll(() => at.live('three'), { timeout: limit(60_000) }).toBe(1);
});

test('a stopped leader hands over at once, and a separate folder is refused', async () => {
	const at = await aPlace();
	at.host.leaseFor(limit(600_000));
	const first = await at.aPublisher();
	await takes(first, 'one');
	const elsewhere = mkdtempSync(join(at.place.folder, 'other-'));
	await expect(at.aPublisher({ DATA_DIR: elsewhere })).rejects.toThrow(
		/^the publisher did not start:\nDATA_DIR: this shop is published by \S+\/data, into another folder: set the same DATA_DIR .*\n$/,
	);
	const second = await at.aPublisher();
	await first.stop();
	await takes(second, 'two');
	await expect.poll(() => at.live('two'), { timeout: limit(60_000) }).toBe(1);
});
