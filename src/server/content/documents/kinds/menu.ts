import { asc, eq, sql } from 'drizzle-orm';
import type { MenuItemDocument } from '#contract/content/documents/menu.ts';
import type { DocumentOf } from '#contract/content/documents/registry.ts';
import type { Locale } from '#contract/locales.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { menu_items, menus } from '../../tables.ts';
import type { KindSpec } from '../kind-spec.ts';
import { replaceParts } from '../parts.ts';
import { mapTexts } from '../texts.ts';

type MenuDocument = DocumentOf<'menu'>;
type ItemRow = typeof menu_items.$inferSelect;

function below(rows: readonly ItemRow[], parent: string | null): MenuItemDocument[] {
	return rows
		.filter(({ parent_id }) => parent_id === parent)
		.map(({ id, link, target, media_id, texts }) => ({
			id,
			link,
			target,
			media_id,
			texts,
			children: below(rows, id),
		}));
}

async function read(db: Db | Tx, id: string): Promise<MenuDocument | null> {
	const [menu] = await db.select().from(menus).where(eq(menus.id, id));
	if (!menu) return null;
	const rows = await db
		.select()
		.from(menu_items)
		.where(eq(menu_items.menu_id, id))
		.orderBy(asc(menu_items.position), asc(menu_items.id));
	return { slug: menu.slug, items: below(rows, null) };
}

function toRows(
	menu_id: string,
	items: readonly MenuItemDocument[],
	parent_id: string | null,
): (typeof menu_items.$inferInsert)[] {
	return items.flatMap(({ children, texts, ...item }, position) => [
		{ ...item, menu_id, parent_id, position, texts: mapTexts(texts, (text) => text) },
		...toRows(menu_id, children, item.id),
	]);
}

async function save(tx: Tx, id: string, document: MenuDocument, live: MenuDocument | null) {
	const row = { slug: document.slug, origin: 'editor' as const };
	await tx
		.insert(menus)
		.values({ id, ...row })
		.onConflictDoUpdate({ target: menus.id, set: row });
	await replaceParts(tx, { table: menu_items, owner: menu_items.menu_id }, id, {
		rows: toRows(id, document.items, null),
		before: live?.items ?? [],
		after: document.items,
	});
}

const idsIn = (items: readonly MenuItemDocument[]): string[] =>
	items.flatMap(({ id, children }) => [id, ...idsIn(children)]);

export const menuSpec: KindSpec<MenuDocument> = {
	entity: 'menu',
	table: menus,
	parts: [{ table: menu_items, owner: menu_items.menu_id }],
	title: sql<string>`${menus.slug}`,
	// A menu is shown in a language if all of its items have texts in it.
	locales: sql<Locale[]>`array(select l.locale from (select locale, count(*) as items
		from ${menu_items} i, jsonb_object_keys(i.texts) as locale where i.menu_id = ${menus}.id
		group by locale) l where l.items = (select count(*) from ${menu_items} i
		where i.menu_id = ${menus}.id))`,
	addresses: null,
	read,
	save,
	async faults(_db, _id, document) {
		if (!document) return [{ path: '', code: 'required' }];
		const ids = idsIn(document.items);
		const twice = ids.find((id, at) => ids.indexOf(id) !== at);
		return twice === undefined ? [] : [{ path: 'items', code: 'taken', detail: twice }];
	},
};
