import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { LinkableEntity } from '#contract/links.ts';
import { ROUTE_NAMES } from '#contract/links.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { entryHref, errorHref, href } from '#i18n/paths.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { slugs } from '../tables-catalogue.ts';
import type { ContentFault } from './kind.ts';

export type DocumentSlugs = Partial<Record<Locale, string>>;

/** Kinds that share an address space, so that no two of their entries may have one slug. */
const SPACES: readonly (readonly LinkableEntity[])[] = [['category', 'product_usage']];

const findSpace = (entity: LinkableEntity) =>
	SPACES.find((space) => space.includes(entity)) ?? [entity];

/** Lists whose further pages begin at `/2`. */
const PAGED: readonly LinkableEntity[] = ['category', 'product_usage', 'news'];

export function slugEntries(given: DocumentSlugs): [Locale, string][] {
	return LOCALES.flatMap((locale): [Locale, string][] =>
		given[locale] === undefined ? [] : [[locale, given[locale]]],
	);
}

/** Address of an entry in a language. */
export interface Address {
	locale: Locale;
	path: string;
}

export const toAddresses = (entity: LinkableEntity, given: DocumentSlugs): Address[] =>
	slugEntries(given).map(([locale, slug]) => ({ locale, path: entryHref(locale, entity, slug) }));

export async function writeSlugs(
	tx: Tx,
	entity: LinkableEntity,
	entity_id: string,
	given: DocumentSlugs,
): Promise<void> {
	const entries = slugEntries(given);
	const kept = entries.map(([locale]) => locale);
	const own = and(eq(slugs.entity, entity), eq(slugs.entity_id, entity_id));
	await tx
		.delete(slugs)
		.where(and(own, kept.length > 0 ? notInArray(slugs.locale, kept) : undefined));
	if (entries.length === 0) return;
	await tx
		.insert(slugs)
		.values(entries.map(([locale, slug]) => ({ entity, entity_id, locale, slug })))
		.onConflictDoUpdate({
			target: [slugs.entity, slugs.entity_id, slugs.locale],
			set: { slug: sql`excluded.slug` },
		});
}

/** Screen at an address; null for none. */
function screenAt(locale: Locale, path: string): string | null {
	const route = ROUTE_NAMES.find((name) => name !== 'home' && href(locale, name) === path);
	if (route) return `route/${route}`;
	return ([404, 500, 503] as const).some((status) => errorHref(locale, status) === path)
		? 'route/error'
		: null;
}

/** Issues of addresses that belong to another entry, a screen, or the further page of a list. */
export async function slugFaults(
	db: Db | Tx,
	entity: LinkableEntity,
	id: string,
	given: DocumentSlugs | null,
): Promise<ContentFault[]> {
	const entries = slugEntries(given ?? {});
	if (entries.length === 0) return [];
	const taken = await db
		.select()
		.from(slugs)
		.where(
			and(
				inArray(slugs.entity, [...findSpace(entity)]),
				inArray(
					slugs.slug,
					entries.map(([, slug]) => slug),
				),
				ne(sql`${slugs.entity} || '/' || ${slugs.entity_id}`, `${entity}/${id}`),
			),
		);
	return entries.flatMap(([locale, slug]) => {
		const other = taken.find((row) => row.locale === locale && row.slug === slug);
		const isPageNumber = PAGED.includes(entity) && /^\d+$/.test(slug);
		const owner =
			(other && `${other.entity}/${other.entity_id}`) ??
			(isPageNumber ? `page ${slug}` : screenAt(locale, entryHref(locale, entity, slug)));
		if (owner === null) return [];
		return [{ path: `slugs.${locale}`, code: 'slug_taken' as const, detail: owner }];
	});
}

/** Entry or screen that is shown at an address of the site; null for none. */
export async function entryAt(db: Db | Tx, path: string): Promise<string | null> {
	const locale = LOCALES.find((known) => path.startsWith(`/${known}/`));
	const last = path.split('/').at(-1);
	if (!locale || !last) return null;
	const rows = await db
		.select()
		.from(slugs)
		.where(and(eq(slugs.locale, locale), eq(slugs.slug, last)));
	const found = rows.find((row) => entryHref(locale, row.entity, row.slug) === path);
	return found ? `${found.entity}/${found.entity_id}` : screenAt(locale, path);
}
