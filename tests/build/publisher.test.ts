import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { richTextSchema } from '#contract/addresses.ts';
import { signWebhook } from '#domain/webhook.ts';
import { build, openPlace } from '../support/fake-api-build.ts';
import {
	recordedSite,
	replyJson,
	startFakeApi,
	type FakeApi,
	type Reply,
} from '../support/fake-api.ts';
import {
	aHook,
	HOOK_SECRET,
	published,
	releaseBuild,
	releasesOf,
	startPublisher,
} from '../support/a-publisher.ts';

const place = openPlace();
const releases = releasesOf(place);
let host: FakeApi;
let publisher: Awaited<ReturnType<typeof startPublisher>>;

const REPORTS = '/publishing/reports';
const reportSchema = v.looseObject({
	type: v.string(),
	publication_ids: v.optional(v.array(v.string()), []),
	release_id: v.optional(v.string()),
});

/** The report that ends a publication, whenever it comes. */
const ended = (id: string) =>
	host.nextTold(REPORTS, (body) => {
		const { type, publication_ids } = v.parse(reportSchema, body);
		return type !== 'publication.rendering' && publication_ids.includes(id);
	});

const isReportOf = (type: string) => (body: unknown) => v.parse(reportSchema, body).type === type;

async function publish(id: string): Promise<unknown> {
	const report = ended(id);
	expect((await publisher.send(aHook(published(id)))).status).toBe(202);
	return report;
}

async function restart(): Promise<void> {
	publisher = await startPublisher(host, place);
}

let count = 0;
/** Gives the Italian company page another title, which one page in particular shows. */
function retitle(): string {
	count += 1;
	const title = `Titolo ${count}`;
	const page = host.site.it.pages.find(({ id }) => id === 'company');
	if (!page) throw new Error('the recorded site has no company page');
	page.title = title;
	page.version = title;
	return title;
}

async function companyPage(): Promise<string> {
	const slug = host.site.it.pages.find(({ id }) => id === 'company')?.slug ?? '';
	const page = await releases.read((await releases.current()) ?? '', `it/${slug}.html`);
	return page?.toString() ?? '';
}

beforeAll(async () => {
	host = await startFakeApi(await recordedSite());
	expect((await build(host, place)).lines).toEqual([]);
	await releaseBuild(place);
	await restart();
});
afterAll(async () => {
	await publisher.stop();
	await host.close();
	place.close();
});

test('a publication says when it begins, and what came of it', async () => {
	const rendering = host.nextTold(REPORTS, isReportOf('publication.rendering'));
	const title = retitle();
	const live = await publish('one');
	expect(await rendering).toMatchObject({ publication_ids: ['one'] });
	const current = basename((await releases.current()) ?? '');
	expect(live).toMatchObject({ type: 'publication.live', release_id: current });
	expect(await companyPage()).toContain(title);
});

describe('a message that is not the host’s, or not new, is refused', () => {
	const body = Buffer.from(JSON.stringify(published('forged')));
	const id = 'msg_forged';
	const OTHER = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
	const NONE = { 'webhook-id': '', 'webhook-timestamp': '', 'webhook-signature': '' };
	const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

	test.each([
		['unsigned', NONE, 401, 'unsigned'],
		[
			'signed by another secret',
			signWebhook([OTHER], { id, sentAt: new Date() }, body),
			401,
			'wrong_signature',
		],
		[
			'six minutes old',
			signWebhook([HOOK_SECRET], { id, sentAt: minutesAgo(6) }, body),
			401,
			'old',
		],
		[
			'from the future',
			signWebhook([HOOK_SECRET], { id, sentAt: minutesAgo(-6) }, body),
			401,
			'early',
		],
	])('%s', async (_case, headers, status, why) => {
		const answer = await publisher.send({ body, headers });
		expect([answer.status, await answer.text()]).toEqual([status, why]);
	});

	test('sent again', async () => {
		const hook = aHook({ type: 'content.published', data: { publication_ids: [] } });
		expect(await (await publisher.send(hook)).text()).toBe('taken');
		expect(await (await publisher.send(hook)).text()).toBe('taken before');
	});

	test.each([
		['of no known type', { type: 'content.deleted', data: {} }],
		['that is no object', 'publish!'],
	])('%s', async (_case, message) => {
		expect((await publisher.send(aHook(message))).status).toBe(422);
	});

	test('larger than any', async () => {
		expect((await publisher.send(aHook('x'.repeat(70_000)))).status).toBe(413);
	});
});

test('what is announced during a publication makes exactly one more', async () => {
	let release: () => void = () => undefined;
	const asked = new Promise<void>((resolve) => {
		host.reply('/redirects', null, (response) => {
			release = () => replyJson({ data: host.site.shared.redirects })(response);
			resolve();
		});
	});
	const before = host.told.length;
	const reports = ['burst-1', 'burst-2', 'burst-3', 'burst-4'].map(ended);
	await publisher.send(aHook(published('burst-1')));
	await asked;
	host.reply('/redirects', null, null);
	for (const id of ['burst-2', 'burst-3', 'burst-4']) await publisher.send(aHook(published(id)));
	release();
	await Promise.all(reports);
	const live = host.told.slice(before).filter(({ body }) => isReportOf('publication.live')(body));
	const told = live.map(({ body }) => v.parse(reportSchema, body).publication_ids);
	expect(told.filter((ids) => ids.length > 0)).toEqual([
		['burst-1'],
		['burst-2', 'burst-3', 'burst-4'],
	]);
});

describe('what fails leaves the site as it was, and goes along with the next', () => {
	/** Answers one call in its own way until the end of the test. */
	function breakHost(path: string, reply: Reply): void {
		host.reply(path, 'it', reply);
		onTestFinished(() => host.reply(path, 'it', null));
	}

	async function expectFailure(id: string, fault: object): Promise<void> {
		const before = await releases.current();
		expect(await publish(id)).toMatchObject({ type: 'publication.failed', fault });
		expect(await releases.current()).toBe(before);
	}

	test('the host answers wrongly', async () => {
		breakHost('/pages', replyJson({ data: [{ id: 1 }] }));
		await expectFailure('wrong', { page: null, what: expect.stringContaining('/api/pages') });
	});

	test('a link that leads nowhere, named with its page', async () => {
		const page = host.site.it.pages.find(({ id }) => id === 'company');
		const block = page?.blocks.find((candidate) => candidate.type === 'rich_text');
		if (!page || !block) throw new Error('the recorded page has no text');
		const html = block.html;
		block.html = v.parse(richTextSchema, `${html}<p><a href="/it/non-esiste">qui</a></p>`);
		await expectFailure('dead-link', {
			page: `it/${page.slug}.html`,
			what: 'links to an address that does not exist',
			where: '/it/non-esiste',
		});
		block.html = html;
		const title = retitle();
		const live = ended('mended');
		await publisher.send(aHook(published('mended')));
		// The one that failed is live with it.
		expect(await live).toMatchObject({
			publication_ids: expect.arrayContaining(['dead-link', 'mended']),
		});
		expect(await companyPage()).toContain(title);
	});
});

test('killed in the middle it publishes once it runs again', async () => {
	const title = retitle();
	const asked = new Promise<void>((resolve) => host.reply('/redirects', null, () => resolve()));
	await publisher.send(aHook(published('killed')));
	await asked;
	await publisher.stop('SIGKILL');
	expect(await companyPage()).not.toContain(title);
	host.reply('/redirects', null, null);
	const report = ended('killed');
	await restart();
	expect(await report).toMatchObject({ type: 'publication.live' });
	expect(await companyPage()).toContain(title);
});

test('a report that the host did not take is told again after a restart', async () => {
	host.reply(REPORTS, null, replyJson({ code: 'unavailable' }, 503));
	onTestFinished(() => host.reply(REPORTS, null, null));
	const before = await releases.current();
	retitle();
	await publisher.send(aHook(published('untold')));
	await expect.poll(async () => releases.current(), { timeout: 30_000 }).not.toBe(before);
	await publisher.stop('SIGKILL');
	host.reply(REPORTS, null, null);
	const report = ended('untold');
	await restart();
	expect(await report).toMatchObject({ type: 'publication.live' });
});

describe('an earlier release', () => {
	const serve = (release_id: string) =>
		publisher.send(aHook({ type: 'release.serve', data: { release_id } }));

	test('is served again at once, and stays until editors publish', async () => {
		const title = retitle();
		await publish('newer');
		const [newest = '', before = ''] = (await releases.list()).map((folder) => basename(folder));
		const told = host.nextTold(REPORTS, isReportOf('releases'));
		expect((await serve(before)).status).toBe(200);
		expect(await told).toMatchObject({
			releases: expect.arrayContaining([expect.objectContaining({ id: before, is_current: true })]),
		});
		expect(await companyPage()).not.toContain(title);
		// A change of stock is no reason to bring the newer one back.
		await publisher.send(aHook(published()));
		await publisher.stop();
		await restart();
		expect(basename((await releases.current()) ?? '')).toBe(before);
		// Forward again.
		expect((await serve(newest)).status).toBe(200);
		expect(await companyPage()).toContain(title);
		await serve(before);
		await publish('after');
		expect(await companyPage()).toContain(title);
	});

	test('that is not kept is refused', async () => {
		const before = await releases.current();
		expect((await serve('1700000000000-unknown_')).status).toBe(410);
		expect(await releases.current()).toBe(before);
	});
});

test('on a release of another code the whole site is built', async () => {
	await publisher.stop();
	const folder = (await releases.current()) ?? '';
	await writeFile(`${folder}/.pages.json`, JSON.stringify({ code: 'older', keys: {} }));
	const title = retitle();
	await restart();
	expect(await publish('whole')).toMatchObject({ type: 'publication.live' });
	expect(publisher.said()).toContain('building the whole site');
	expect(await companyPage()).toContain(title);
});
