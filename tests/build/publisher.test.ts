import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { richTextSchema } from '#contract/rich-text.ts';
import { readNotes } from '#publisher/releases/release-notes.ts';
import { aHook, published } from '../support/a-publisher.ts';
import { describeMessages } from '../support/message-cases.ts';
import { describeNetlify } from '../support/netlify-cases.ts';
import { describePreviews } from '../support/preview-cases.ts';
import { describeReleaseViews } from '../support/release-view-cases.ts';
import { replyJson, type Reply } from '../support/fake-api.ts';
import {
	isReportOfType,
	openPublisherPlace,
	REPORTS,
	reportSchema,
	type PublisherPlace,
} from '../support/publisher-place.ts';
import { limit } from '../support/pace.ts';

let place: PublisherPlace;
beforeAll(async () => {
	place = await openPublisherPlace();
});
afterAll(() => place.close());

test('a publication reports its start and its result', async () => {
	const rendering = place.host.nextTold(REPORTS, isReportOfType('publication.rendering'));
	const title = place.retitle();
	const live = await place.publish('one');
	expect(await rendering).toMatchObject({ publication_ids: ['one'] });
	const current = basename((await place.releases.current()) ?? '');
	expect(live).toMatchObject({ type: 'publication.live', release_id: current });
	expect(await place.companyPage()).toContain(title);
});

test('a label of the hamburger menu reprints its file and its page only', async () => {
	const printed = async () =>
		Object.entries((await readNotes((await place.releases.current()) ?? ''))?.keys ?? {});
	const before = new Map(await printed());
	expect(before.size).toBeGreaterThan(500);
	for (const slug of ['hamburger-primary', 'hamburger-secondary']) {
		const menu = place.host.site.it.menus.find((candidate) => candidate.slug === slug);
		const item = menu?.items[0];
		if (!item) throw new Error(`the recorded site has no menu ${slug}`);
		item.label = `Voce di ${slug}`;
		menu.version = item.label;
		place.host.changed('menus', menu.id);
		expect(await place.publish(slug)).toMatchObject({ type: 'publication.live' });
		const now = await printed();
		const differing = now.filter(([file, key]) => before.get(file) !== key);
		expect(differing.map(([file]) => file).toSorted()).toEqual(['it/menu.html', 'menus/it.json']);
		const folder = (await place.releases.current()) ?? '';
		for (const file of ['it/menu.html', 'menus/it.json']) {
			expect((await place.releases.read(folder, file))?.toString()).toContain(item.label);
		}
		for (const [file, key] of now) before.set(file, key);
	}
});

describeMessages(() => place);

test('hooks during a publication cause exactly one more publication', async () => {
	let release: () => void = () => undefined;
	const asked = new Promise<void>((resolve) => {
		place.host.reply('/redirects', null, (response) => {
			release = () => replyJson({ data: place.host.site.shared.redirects })(response);
			resolve();
		});
	});
	const before = place.host.told.length;
	const reports = ['burst-1', 'burst-2', 'burst-3', 'burst-4'].map(place.ended);
	await place.publisher.send(aHook(published('burst-1')));
	await asked;
	place.host.reply('/redirects', null, null);
	for (const id of ['burst-2', 'burst-3', 'burst-4'])
		await place.publisher.send(aHook(published(id)));
	release();
	await Promise.all(reports);
	const live = place.host.told
		.slice(before)
		.filter(({ body }) => isReportOfType('publication.live')(body));
	const told = live.map(({ body }) => v.parse(reportSchema, body).publication_ids);
	expect(told.filter((ids) => ids.length > 0)).toEqual([
		['burst-1'],
		['burst-2', 'burst-3', 'burst-4'],
	]);
});

describe('a failed publication leaves the site unchanged, and goes live with the next', () => {
	/** Answers one call in its own way until the end of the test. */
	function breakHost(path: string, reply: Reply): void {
		place.host.reply(path, 'it', reply);
		onTestFinished(() => place.host.reply(path, 'it', null));
	}

	async function expectFailure(id: string, fault: object): Promise<void> {
		const before = await place.releases.current();
		expect(await place.publish(id)).toMatchObject({ type: 'publication.failed', fault });
		expect(await place.releases.current()).toBe(before);
	}

	test('the host answers wrongly', async () => {
		breakHost('/pages', replyJson({ data: [{ id: 1 }] }));
		await expectFailure('wrong', {
			page: null,
			code: 'content_unfit',
			what: expect.stringContaining('/api/pages'),
		});
	});

	test('a link to a missing entry, both named', async () => {
		place.retitle();
		const page = place.findCompany();
		const block = page.blocks.find((candidate) => candidate.type === 'rich_text');
		if (!block) throw new Error('the recorded page has no text');
		const html = block.html;
		onTestFinished(() => void (block.html = html));
		block.html = v.parse(richTextSchema, '<p><a href="entry:product/moon">qui</a></p>');
		await expectFailure('no-entry', {
			page: null,
			code: 'content_unfit',
			what: expect.stringMatching(/"company".*links to product "moon", which does not exist/),
		});
	});

	test('the host lacks something that a whole build tolerates', async () => {
		place.retitle();
		breakHost('/product-usages', replyJson({}, 500));
		await expectFailure('usages', { what: expect.stringContaining('product usages') });
	});

	test('a broken link, named with its page', async () => {
		place.retitle();
		const page = place.findCompany();
		const block = page.blocks.find((candidate) => candidate.type === 'rich_text');
		if (!block) throw new Error('the recorded page has no text');
		const html = block.html;
		block.html = v.parse(richTextSchema, `${html}<p><a href="/it/non-esiste">qui</a></p>`);
		const before = await place.companyPage();
		expect(await place.publish('dead-link')).toMatchObject({
			type: 'publication.failed',
			fault: {
				page: `/it/${page.slug}`,
				code: 'dead_link',
				what: 'links to an address that does not exist',
				where: '/it/non-esiste',
			},
		});
		expect(await place.companyPage()).toBe(before);
		// What is published meanwhile of another document is live, and that one still is not.
		const other = place.host.site.en.pages.find(({ id }) => id === 'company');
		if (!other) throw new Error('the recorded site has no English company page');
		other.title = 'Meanwhile';
		other.version = other.title;
		expect(await place.publish('meanwhile')).toMatchObject({
			type: 'publication.live',
			publication_ids: ['meanwhile'],
		});
		const folder = (await place.releases.current()) ?? '';
		const english = await place.releases.read(folder, `en/${other.slug}.html`);
		expect(english?.toString()).toContain('Meanwhile');
		expect(await place.companyPage()).toBe(before);
		block.html = html;
		const title = place.retitle();
		const live = place.ended('mended');
		await place.publisher.send(aHook(published('mended')));
		// The one that failed is live with it.
		expect(await live).toMatchObject({
			publication_ids: expect.arrayContaining(['dead-link', 'mended']),
		});
		expect(await place.companyPage()).toContain(title);
	});
});

test('closing and opening the shop: pages become short, and the next publication goes live', async () => {
	async function become(is_enabled: boolean, id: string): Promise<string> {
		for (const locale of LOCALES) place.host.site[locale].settings.shop.is_enabled = is_enabled;
		expect(await place.publish(id)).toMatchObject({ type: 'publication.live' });
		const folder = (await place.releases.current()) ?? '';
		return (await place.releases.read(folder, 'it/cart.html'))?.toString() ?? '';
	}
	const closed = await become(false, 'closed');
	expect(closed).toContain('data-kind="functional/cart/closed"');
	expect(closed).not.toContain('CartPage');
	const title = place.retitle();
	expect(await place.publish('while-closed')).toMatchObject({ type: 'publication.live' });
	expect(await place.companyPage()).toContain(title);
	expect(await become(true, 'open-again')).toContain('CartPage');
});

test('killed during a publication, it publishes after a restart', async () => {
	const title = place.retitle();
	const asked = new Promise<void>((resolve) =>
		place.host.reply('/redirects', null, () => resolve()),
	);
	await place.publisher.send(aHook(published('killed')));
	await asked;
	await place.publisher.stop('SIGKILL');
	expect(await place.companyPage()).not.toContain(title);
	place.host.reply('/redirects', null, null);
	const report = place.ended('killed');
	await place.restart();
	expect(await report).toMatchObject({ type: 'publication.live' });
	expect(await place.companyPage()).toContain(title);
});

test('a report that the host refused is sent again after a restart', async () => {
	place.host.reply(REPORTS, null, replyJson({ code: 'unavailable' }, 503));
	onTestFinished(() => place.host.reply(REPORTS, null, null));
	const before = await place.releases.current();
	place.retitle();
	await place.publisher.send(aHook(published('untold')));
	await expect
		.poll(async () => place.releases.current(), { timeout: limit(30_000) })
		.not.toBe(before);
	await place.publisher.stop('SIGKILL');
	place.host.reply(REPORTS, null, null);
	const report = place.ended('untold');
	await place.restart();
	expect(await report).toMatchObject({ type: 'publication.live' });
});

describe('an earlier release', () => {
	const serve = (release_id: string) =>
		place.publisher.send(aHook({ type: 'release.serve', data: { release_id } }));

	/** Waits until the host has the report that it is served. */
	async function served(release_id: string): Promise<void> {
		const told = place.host.nextTold(REPORTS, isReportOfType('releases'));
		expect((await serve(release_id)).status).toBe(202);
		expect(await told).toMatchObject({
			releases: expect.arrayContaining([
				expect.objectContaining({ id: release_id, is_current: true }),
			]),
		});
	}

	test('is served at once, and stays until editors publish', async () => {
		const title = place.retitle();
		await place.publish('newer');
		const [newest = '', before = ''] = (await place.releases.list()).map((folder) =>
			basename(folder),
		);
		await served(before);
		expect(await place.companyPage()).not.toContain(title);
		// A change of stock is no reason to bring the newer one back.
		await place.publisher.send(aHook(published()));
		await place.publisher.stop();
		await place.restart();
		expect(basename((await place.releases.current()) ?? '')).toBe(before);
		// Forward again.
		await served(newest);
		expect(await place.companyPage()).toContain(title);
		await served(before);
		await place.publish('after');
		expect(await place.companyPage()).toContain(title);
	});

	test('that was deleted is refused', async () => {
		const before = await place.releases.current();
		expect((await serve('1700000000000-unknown_')).status).toBe(410);
		expect(await place.releases.current()).toBe(before);
	});
});

describePreviews(() => place);
describeReleaseViews(() => place);
describeNetlify(() => place);

test('after a change of code the whole site is built', async () => {
	await place.publisher.stop();
	const folder = (await place.releases.current()) ?? '';
	await writeFile(`${folder}/.pages.json`, JSON.stringify({ code: 'older', keys: {} }));
	const title = place.retitle();
	await place.restart();
	expect(await place.publish('whole')).toMatchObject({ type: 'publication.live' });
	expect(place.publisher.said()).toContain('building the whole site');
	expect(await place.companyPage()).toContain(title);
});
