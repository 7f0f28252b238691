import { and, eq, sql } from 'drizzle-orm';
import type { ContentEntity } from '#contract/content/documents/entities.ts';
import { type ContentDocument, DOCUMENT_SCHEMAS } from '#contract/content/documents/registry.ts';
import { OTHER_LOCALES, type TranslationState } from '#contract/content/documents/translation.ts';
import type { Locale } from '#contract/locales.ts';
import { recordTranslations, translationHealth } from '#domain/documents/translation.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { content_translations } from '../tables-translations.ts';

type States = Partial<Record<Locale, TranslationState>>;

const findRow = (entity: ContentEntity, id: string) =>
	and(eq(content_translations.entity, entity), eq(content_translations.entity_id, id));

/** Adds the Italian texts that translations were made from, where these differ from the current. */
export async function withTranslated<D extends ContentDocument>(
	db: Db | Tx,
	entity: ContentEntity,
	id: string,
	document: D | null,
): Promise<D | null> {
	if (!document || !('translated' in DOCUMENT_SCHEMAS[entity].entries)) return document;
	const [row] = await db
		.select({ translated: content_translations.made_from })
		.from(content_translations)
		.where(findRow(entity, id));
	return row && Object.keys(row.translated).length > 0 ? { ...document, ...row } : document;
}

/** Records the Italian texts that the translations of a changed document are made from. */
export async function saveTranslated(
	tx: Tx,
	entity: ContentEntity,
	entity_id: string,
	{ before, after }: { before: ContentDocument | null; after: ContentDocument },
): Promise<void> {
	const made_from = recordTranslations(entity, before, after);
	const health = translationHealth(entity, after, made_from);
	const states: States = Object.fromEntries(
		Object.entries(health).map(([locale, { state }]) => [locale, state]),
	);
	const set = { made_from, states };
	await tx
		.insert(content_translations)
		.values({ entity, entity_id, ...set })
		.onConflictDoUpdate({
			target: [content_translations.entity, content_translations.entity_id],
			set,
		});
}

export async function dropTranslated(tx: Tx, entity: ContentEntity, id: string): Promise<void> {
	await tx.delete(content_translations).where(findRow(entity, id));
}

/** Worst state of a text by language, of the entries that were saved since the seed. */
export async function savedStates(
	db: Db | Tx,
	entity: ContentEntity,
): Promise<Map<string, States>> {
	const rows = await db
		.select({ id: content_translations.entity_id, states: content_translations.states })
		.from(content_translations)
		.where(eq(content_translations.entity, entity));
	return new Map(rows.map(({ id, states }) => [id, states]));
}

/** States of seeded texts: existing translations count as current. */
export const seededStates = (has: readonly Locale[], publishedIn: readonly Locale[]): States =>
	Object.fromEntries(
		OTHER_LOCALES.filter((locale) => publishedIn.includes(locale)).map((locale) => [
			locale,
			has.includes(locale) ? 'current' : 'missing',
		]),
	);

/** Counts saved entries with a missing translation, or one whose Italian text has changed since. */
export const countStale = (db: Db): Promise<number> =>
	db.$count(
		content_translations,
		sql`jsonb_path_exists(${content_translations.states}, '$.* ? (@ == "stale" || @ == "missing")')`,
	);
