import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { CONTENT_ENTITIES } from '#contract/content/documents/entities.ts';
import { listContent } from '#contract/publishing/drafts.ts';
import { drafts } from '../../src/server/publishing/tables.ts';
import { readData } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import {
	aPublishingHost,
	askToPublish,
	drafted,
	entryAt,
	readFaults,
	toItem,
	named,
	published,
	findTitle,
} from '../support/publishing.ts';

describe.runIf(isEmbedded)('an entry of any kind', () => {
	test.each(CONTENT_ENTITIES)('%s: publishing it unchanged changes nothing', async (entity) => {
		const host = await aPublishingHost();
		const [entry] = await readData(listContent, await host.editor(`/desk/content/${entity}`));
		if (!entry) return;
		const name = `${entity}/${entry.id}`;
		const versions = () => host.db.execute(sql`select * from content_versions order by part`);
		const [before, live] = [(await versions()).rows, (await entryAt(host.editor, name)).live];
		await published(host.editor, [toItem(name, await drafted(host.editor, name, (one) => one))]);
		expect((await entryAt(host.editor, name)).live).toEqual(live);
		expect((await versions()).rows).toEqual(before);
	});
});

describe.runIf(isEmbedded)('a hundred pages', () => {
	test('go live together, whatever the duration', async () => {
		const host = await aPublishingHost();
		const { live } = await entryAt(host.editor, 'page/company');
		const made = await host.db
			.insert(drafts)
			.values(
				Array.from({ length: 100 }, (_, number) => ({
					entity: 'page' as const,
					entity_id: `page-${number}`,
					document: { ...live, slugs: { it: `page-${number}` } },
					by: 'editor@livenza.example',
				})),
			)
			.returning();
		const items = made.map(({ entity_id, revision }) => toItem(`page/${entity_id}`, revision));
		expect((await published(host.editor, items)).items).toHaveLength(100);
		expect(await findTitle(host.ask, 'page-99')).not.toBeNull();
	});
});

describe.runIf(isEmbedded)('a product', () => {
	test('is listed with its lead picture and the range of its default prices', async () => {
		const { db, editor } = await aPublishingHost();
		const find = async (entity: string, id: string) =>
			(await readData(listContent, await editor(`/desk/content/${entity}`))).find(
				(entry) => entry.id === id,
			)?.face;
		await db.execute(sql`insert into media (id, file, width, height, source)
			values ('lead', 'lead.webp', 300, 300, ''), ('next', 'next.webp', 300, 300, '')`);
		await db.execute(sql`delete from product_media where product_id = 'rd-50'`);
		await db.execute(sql`insert into product_media (product_id, position, media_id)
			values ('rd-50', 4, 'next'), ('rd-50', 2, 'lead')`);
		await db.execute(sql`update prices set amount = case when price_list_id <>
			(select id from price_lists where is_default) then 100
			when variant_id = 'rd-50-hg' then 150000 else 160000 end`);
		expect(await find('product', 'rd-50')).toEqual({
			picture: 'lead.webp',
			price: { from: 150000, to: 160000, currency: 'EUR' },
		});
		await db.execute(sql`delete from prices`);
		await db.execute(sql`delete from product_media where product_id = 'rd-50'`);
		expect(await find('product', 'rd-50')).toEqual({ picture: null, price: null });
		expect(await find('page', 'company')).toBeNull();
	});

	test('keeps prices and stock that the shop changed during the draft', async () => {
		const host = await aPublishingHost();
		const revision = await drafted(host.editor, 'product/rd-50', named('Ruota da salita'));
		await host.db.execute(sql`update prices set amount = amount + 1234`);
		await host.db.execute(sql`update variants set availability = 'out_of_stock'
			where product_id = 'rd-50'`);
		const state = async () => {
			const { rows } = await host.db.execute(sql`select v.id, v.availability, p.amount
				from variants v join prices p on p.variant_id = v.id order by 1, p.price_list_id`);
			return rows;
		};
		const before = await state();
		await published(host.editor, [toItem('product/rd-50', revision)]);
		expect(await state()).toEqual(before);
		const { data } = await (await host.ask('/api/products')).json();
		expect(data.find(({ id }: { id: string }) => id === 'rd-50').name).toBe('Ruota da salita');
	});

	test('goes live together with its new category', async () => {
		const host = await aPublishingHost();
		const category = await entryAt(host.editor, 'category/wheels');
		const product = await entryAt(host.editor, 'product/shirt');
		const items = [
			toItem(
				'product/cap',
				await drafted(host.editor, 'product/cap', () => ({
					...product.live,
					code: 'CAP',
					category_id: 'caps',
					slugs: { it: 'cappellino' },
					variants: [],
				})),
			),
			toItem(
				'category/caps',
				await drafted(host.editor, 'category/caps', () => ({
					...category.live,
					slugs: { it: 'cappellini' },
				})),
			),
		];
		const [alone] = items;
		const faults = await readFaults(await askToPublish(host.editor, alone ? [alone] : []));
		expect(faults).toEqual(['product/cap category_id target_missing category/caps']);
		await published(host.editor, items);
		expect((await entryAt(host.editor, 'product/cap')).live).toMatchObject({ category_id: 'caps' });
		// Removed together, in any order.
		await published(host.editor, [
			toItem('category/caps', 0, true),
			toItem('product/cap', 0, true),
		]);
		expect(await entryAt(host.editor, 'category/caps')).toMatchObject({ live: null, draft: null });
	});
});
