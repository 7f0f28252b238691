import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/locales.ts';
import type { LinkableEntity } from '#contract/links.ts';
import type { SlugRow } from '#server/platform/db/localized.ts';
import type { Db } from '#server/platform/db/client.ts';
import { slugs } from './tables-catalogue.ts';

/** Selects an entry's slugs by language, for use in a query over its table. */
export function toSlugs(entity: LinkableEntity, owner: PgTable): SQL<SlugRow> {
	return sql<SlugRow>`(select jsonb_object_agg(s.locale, s.slug) from ${slugs} s
		where s.entity = ${entity} and s.entity_id = ${owner}.id)`;
}

/** Entry with this slug in a language: its own or, if it is not translated, Italian. */
export async function idBySlug(
	db: Db,
	entity: LinkableEntity,
	locale: Locale,
	slug: string,
): Promise<string | null> {
	const { rows } = await db.execute<{ entity_id: string }>(sql`
		select entity_id from ${slugs} s
		where entity = ${entity} and slug = ${slug} and (locale = ${locale} or locale = 'it' and
			not exists (select 1 from ${slugs} own where own.entity = s.entity
				and own.entity_id = s.entity_id and own.locale = ${locale}))
		order by locale = ${locale} desc limit 1`);
	return rows[0]?.entity_id ?? null;
}
