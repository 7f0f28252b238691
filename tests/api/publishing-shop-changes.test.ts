import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { announcementDocumentSchema } from '#contract/content/documents/announcement.ts';
import { listPublications } from '#contract/publishing/publications.ts';
import type { Report } from '#contract/publishing/reports.ts';
import { publish as publishDocuments } from '../support/content-documents.ts';
import { readData } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import { listMails } from '../support/mails.ts';
import type { PublishingHost } from '../support/publishing.ts';
import { aPublication, aQuietHost, rest } from '../support/publishing-hooks.ts';

const getPublications = async ({ editor }: PublishingHost) =>
	(await readData(listPublications, await editor('/desk/publications'))).publications;

/** Reports a price change of the shop to the publisher. */
async function aChange(host: PublishingHost): Promise<string> {
	await host.db.execute(sql`update prices set amount = amount + 100`);
	await rest(host, 3);
	await host.look();
	await host.sendHooks();
	return host.receiver.received.at(-1)?.hook.data.publication_ids.at(-1) ?? '';
}
const PAGES = { written: 5, gone: 0, list: ['/it/prodotti'] };
const FAULT = { page: '/it/prodotti', code: null, what: 'broken', where: null } as const;
const live = (id: string): Report => ({
	type: 'publication.live',
	publication_ids: [id],
	release_id: '1750000100000-b',
	release_before_id: null,
	pages: PAGES,
	ms: 900,
	releases: null,
});
const failed = (id: string): Report => ({
	type: 'publication.failed',
	publication_ids: [id],
	fault: FAULT,
	ms: 900,
	releases: null,
});

describe.runIf(isEmbedded)('changes by the shop are a publication of their own', () => {
	test('that has a state and no author', async () => {
		const host = await aQuietHost();
		const id = await aChange(host);
		expect(await getPublications(host)).toMatchObject([
			{ id, state: 'queued', created_by: '', items: [] },
		]);
		await host.report(live(id));
		expect(await getPublications(host)).toMatchObject([{ id, state: 'live', pages: PAGES }]);
		expect(await listMails(host.db)).toEqual([]);
	});

	test('of which the last live one is kept', async () => {
		const host = await aQuietHost();
		const editors = await aPublication(host);
		await host.sendHooks();
		await host.report(live(editors.id));
		for (const _ of ['one', 'two']) await host.report(live(await aChange(host)));
		const id = await aChange(host);
		await host.report(live(id));
		expect((await getPublications(host)).map((row) => row.id).toSorted()).toEqual(
			[editors.id, id].toSorted(),
		);
	});

	test('mailed to admins once when the site could not be printed', async () => {
		const host = await aQuietHost();
		const id = await aChange(host);
		await host.report(failed(id));
		// With the next change it is retried, and fails as before.
		expect(await aChange(host)).toBe(id);
		await host.report(failed(id));
		const mails = await listMails(host.db);
		expect(mails.map(({ kind, to, subject }) => ({ kind, to, subject }))).toEqual([
			{
				kind: 'publishing.failed',
				to: 'admin@livenza.example',
				subject: 'Non pubblicato: prezzi, disponibilità o annunci',
			},
		]);
		expect(mails[0]?.text).toContain('/it/prodotti');
		expect(await getPublications(host)).toMatchObject([{ id, state: 'failed', fault: FAULT }]);
		await host.report(live(id));
		expect(await getPublications(host)).toMatchObject([{ id, state: 'live', fault: null }]);
	});

	test('that does not hide an editor’s failure of the same kind, which is mailed to the editor', async () => {
		const host = await aQuietHost();
		const shop = await aChange(host);
		const editors = await aPublication(host);
		await host.sendHooks();
		await host.report({ ...failed(shop), publication_ids: [shop, editors.id] } as Report);
		expect((await listMails(host.db)).map(({ to }) => to).toSorted()).toEqual([
			'admin@livenza.example',
			'editor@livenza.example',
		]);
	});
});

describe.runIf(isEmbedded)('the build hook', () => {
	test.each([
		['a price', sql`update prices set amount = amount + 100`],
		['what can be had', sql`update variants set availability = 'made_to_order'`],
		['what decides fit', sql`update options set decides_fit = not decides_fit`],
		['a VAT rate', sql`update vat_rates set rate = rate - 1 where country = 'IT'`],
	])('is sent once for %s when changes have stopped', async (_what, change) => {
		const host = await aQuietHost();
		await host.db.execute(change);
		// However long it takes from the change to the check, it has not come to rest meanwhile.
		await rest(host, -60);
		await host.look();
		expect(await host.sendHooks()).toBe(0);
		await rest(host, 60);
		await host.db.execute(change);
		await rest(host, 3);
		await Promise.all([host.look(), host.look()]);
		expect(await host.sendHooks()).toBe(1);
		const [one] = await getPublications(host);
		const ids = [one?.id];
		expect(host.receiver.received[0]?.hook.data).toEqual({ publication_ids: ids, shop_ids: ids });
		await host.look();
		expect(await host.sendHooks()).toBe(0);
	});

	test('is sent after a maximum delay while changes go on', async () => {
		const host = await aQuietHost();
		await host.db.execute(sql`update prices set amount = amount + 1`);
		await rest(host, 11);
		await host.db.execute(sql`update prices set amount = amount + 1`);
		await host.look();
		expect(await host.sendHooks()).toBe(1);
	});

	test('is not sent for a sold unit', async () => {
		const host = await aQuietHost();
		await host.db.execute(sql`update stock_items set on_hand = on_hand + 1`);
		await rest(host, 60);
		await host.look();
		expect(await host.sendHooks()).toBe(0);
	});

	test('sent for a publication covers earlier changes by the shop', async () => {
		const host = await aQuietHost();
		await host.db.execute(sql`update prices set amount = amount + 100`);
		await aPublication(host);
		await host.sendHooks();
		await rest(host, 60);
		await host.look();
		expect(await host.sendHooks()).toBe(0);
	});

	test('is sent when an announcement starts or ends by its dates', async () => {
		const host = await aQuietHost();
		await publishDocuments(host.db, [
			{
				entity: 'announcement',
				id: 'summer',
				document: v.parse(announcementDocumentSchema, {
					position: 1,
					from: '2025-06-15T10:10:00.000Z',
					until: '2025-06-15T10:20:00.000Z',
					locales: null,
					link: null,
					is_dismissible: true,
					texts: { it: { text: 'Chiusi ad agosto', link_label: null } },
				}),
			},
		]);
		const hooksAfter = async (seconds: number) => {
			host.pass(seconds);
			await rest(host, 60);
			await host.look();
			return host.sendHooks();
		};
		// The write itself is reported, as every change is.
		expect(await hooksAfter(60)).toBe(1);
		const told: number[] = [];
		for (let minute = 2; minute <= 25; minute += 1) {
			if ((await hooksAfter(60)) > 0) told.push(minute);
		}
		expect(told).toEqual([10, 20]);
	});
});
