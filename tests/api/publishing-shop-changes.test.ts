import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { announcementDocumentSchema } from '#contract/content/documents/announcement.ts';
import { publish as publishDocuments } from '../support/content-documents.ts';
import { isEmbedded } from '../support/host.ts';
import { aPublication, aQuietHost, rest } from '../support/publishing-hooks.ts';

describe.runIf(isEmbedded)('the hook to whoever builds the site', () => {
	test.each([
		['a price', sql`update prices set amount = amount + 100`],
		['what can be had', sql`update variants set availability = 'made_to_order'`],
		['a VAT rate', sql`update vat_rates set rate = rate - 1 where country = 'IT'`],
	])('tells of %s that the shop changes, once it has come to rest', async (_what, change) => {
		const host = await aQuietHost();
		await host.db.execute(change);
		await host.look();
		expect(await host.sendHooks()).toBe(0);
		await host.db.execute(change);
		await rest(host, 3);
		await Promise.all([host.look(), host.look()]);
		expect(await host.sendHooks()).toBe(1);
		expect(host.receiver.received[0]?.hook.data).toEqual({ publication_ids: [] });
		await host.look();
		expect(await host.sendHooks()).toBe(0);
	});

	test('does not wait for ever where changes never rest', async () => {
		const host = await aQuietHost();
		await host.db.execute(sql`update prices set amount = amount + 1`);
		await rest(host, 11);
		await host.db.execute(sql`update prices set amount = amount + 1`);
		await host.look();
		expect(await host.sendHooks()).toBe(1);
	});

	test('says nothing of a piece that is sold', async () => {
		const host = await aQuietHost();
		await host.db.execute(sql`update stock_items set on_hand = on_hand + 1`);
		await rest(host, 60);
		await host.look();
		expect(await host.sendHooks()).toBe(0);
	});

	test('that publishing brings about covers what the shop changed before it', async () => {
		const host = await aQuietHost();
		await host.db.execute(sql`update prices set amount = amount + 100`);
		await aPublication(host);
		await host.sendHooks();
		await rest(host, 60);
		await host.look();
		expect(await host.sendHooks()).toBe(0);
	});

	test('tells that an announcement has begun, and that it has ended, though nobody did anything', async () => {
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
		// That it was written is told, as every change is.
		expect(await hooksAfter(60)).toBe(1);
		const told: number[] = [];
		for (let minute = 2; minute <= 25; minute += 1) {
			if ((await hooksAfter(60)) > 0) told.push(minute);
		}
		expect(told).toEqual([10, 20]);
	});
});
