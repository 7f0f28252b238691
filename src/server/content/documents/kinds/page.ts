import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { DocumentOf } from '#contract/content/documents/registry.ts';
import { LOCALES } from '#contract/locales.ts';
import { REQUIRED_PAGES } from '#i18n/paths.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { withKeys } from '../../block-keys.ts';
import { toSlugs } from '../../slugs.ts';
import { pages } from '../../tables.ts';
import { type KindSpec, toLocales } from '../kind-spec.ts';
import type { ContentFault } from '../kind.ts';
import { mapTexts, seoOfRow, seoToStore } from '../texts.ts';

type PageDocument = DocumentOf<'page'>;

async function read(db: Db | Tx, id: string): Promise<PageDocument | null> {
	const [row] = await db
		.select({ ...getTableColumns(pages), slugs: toSlugs('page', pages) })
		.from(pages)
		.where(eq(pages.id, id));
	if (!row) return null;
	const { template, parent_id, locales, media_id, noindex, position, slugs, social_id } = row;
	return {
		// An unknown template is reported when the document is to be published.
		template: template as PageDocument['template'],
		parent_id,
		locales,
		media_id,
		noindex,
		position,
		slugs,
		social_id,
		texts: mapTexts(row.texts, (text) => ({
			title: text.title,
			blocks: withKeys(text.blocks),
			...seoOfRow(text),
		})),
	};
}

async function save(tx: Tx, id: string, document: PageDocument): Promise<void> {
	const { slugs: _, translated: __, texts, social_id = null, ...columns } = document;
	const row = {
		...columns,
		social_id,
		texts: mapTexts(texts, ({ title, blocks, ...seo }) => ({ title, blocks, ...seoToStore(seo) })),
		origin: 'editor' as const,
	};
	await tx
		.insert(pages)
		.values({ id, ...row })
		.onConflictDoUpdate({ target: pages.id, set: row });
}

const isRequired = (id: string) => REQUIRED_PAGES.some((required) => required === id);

/** Requires pages that the site itself links to in every language, the home page at its root. */
function requiredFaults(id: string, document: PageDocument | null): ContentFault[] {
	if (!isRequired(id)) return [];
	if (document === null) return [{ path: '', code: 'required' }];
	const isEverywhere = LOCALES.every((locale) => document.locales?.includes(locale) ?? true);
	const moved = LOCALES.filter(
		(locale) => id === 'home' && (document.slugs[locale] ?? 'home') !== 'home',
	);
	return [
		...(isEverywhere ? [] : [{ path: 'locales', code: 'required' as const }]),
		...moved.map((locale) => ({ path: `slugs.${locale}`, code: 'required' as const })),
	];
}

/** Finds a page that is its own ancestor. */
async function circleFaults(
	db: Db | Tx,
	id: string,
	document: PageDocument | null,
): Promise<ContentFault[]> {
	if (!document?.parent_id) return [];
	const { rows } = await db.execute(sql`
		with recursive above(id) as (
			select ${document.parent_id}::text
			union select p.parent_id from ${pages} p join above a on p.id = a.id
				where p.parent_id is not null and p.id <> ${id})
		select id from above where id = ${id}`);
	return rows.length > 0 ? [{ path: 'parent_id', code: 'circle' }] : [];
}

export const pageSpec: KindSpec<PageDocument> = {
	entity: 'page',
	table: pages,
	title: sql<string>`${pages.texts} -> 'it' ->> 'title'`,
	locales: toLocales(pages.texts),
	publishedIn: sql`${pages.locales}`,
	order: [sql`${pages.position}`],
	addresses: 'page',
	read,
	save,
	faults: async (db, id, document) => [
		...requiredFaults(id, document),
		...(await circleFaults(db, id, document)),
	],
	hiddenIn: ({ locales }) => LOCALES.filter((locale) => locales && !locales.includes(locale)),
	nextTo: ({ parent_id }) => [
		...(parent_id ? [{ type: 'entity' as const, entity: 'page' as const, id: parent_id }] : []),
		{ type: 'route', route: 'home' },
	],
};
