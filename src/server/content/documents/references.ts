import { getTableName, or, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { ContentEntity } from '#contract/content/documents/entities.ts';
import type { AnySchema } from '#contract/content/documents/known-schema.ts';
import { DOCUMENT_SCHEMAS } from '#contract/content/documents/registry.ts';
import { dotPath, toPlaces, type Place } from '#contract/content/documents/walk.ts';
import { linkTargetSchema } from '#contract/links.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { entriesLinkedIn, ENTRY_SCHEME } from '#contract/rich-text.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { MOVED } from './addresses.ts';
import type { KindSpec } from './kind-spec.ts';
import type { ContentFault } from './kind.ts';
import { toAddresses } from './slugs.ts';
import { findReachable } from './targets.ts';

interface Entry {
	entity: ContentEntity;
	id: string;
}

/** Reference of a document to an entry or a picture. */
interface Reference {
	place: Place;
	/** Kind of its target, as in `RefTarget`. */
	kind: string;
	id: string;
}

const sectionSchema = v.object({ kind: v.string() });

function referencesAt(place: Place): Reference[] {
	const { field, value, owner } = place;
	if (field.kind === 'ref' && typeof value === 'string') {
		if (field.ref !== 'section') return [{ place, kind: field.ref, id: value }];
		const isOfUsages = v.is(sectionSchema, owner) && owner.kind === 'usages';
		return [{ place, kind: isOfUsages ? 'product_usage' : 'category', id: value }];
	}
	if (field.kind === 'rich_text' && typeof value === 'string') {
		return entriesLinkedIn(value).map(({ entity, id }) => ({ place, kind: entity, id }));
	}
	if (field.kind !== 'link') return [];
	const link = v.safeParse(linkTargetSchema, value);
	if (!link.success || link.output.type !== 'entity') return [];
	return [{ place, kind: link.output.entity, id: link.output.id }];
}

const referencesIn = (schema: AnySchema, document: unknown): Reference[] =>
	[...toPlaces(schema, document)].flatMap(referencesAt);

/**
 * Languages whose pages show the content of a place. Italian texts are shown where a language has
 * none of its own, and values without a language everywhere.
 */
function shownIn({ locale }: Place, document: object): readonly Locale[] {
	if (locale === null) return LOCALES;
	if (locale !== 'it') return [locale];
	const texts: unknown = 'texts' in document ? document.texts : null;
	const own = typeof texts === 'object' && texts !== null ? Object.keys(texts) : [];
	return LOCALES.filter((other) => other === 'it' || !own.includes(other));
}

/** Issues of references whose target is missing, or unreachable for visitors. */
export async function missingTargets(
	db: Db | Tx,
	schema: AnySchema,
	document: object,
	self: Entry,
): Promise<ContentFault[]> {
	const references = referencesIn(schema, document).filter(
		({ kind, id }) => kind !== self.entity || id !== self.id,
	);
	const found = new Map<string, Map<string, readonly Locale[]>>();
	for (const kind of new Set(references.map((reference) => reference.kind))) {
		const ids = references.filter((reference) => reference.kind === kind).map(({ id }) => id);
		found.set(kind, await findReachable(db, kind, [...new Set(ids)]));
	}
	return references.flatMap(({ place, kind, id }) => {
		const locales = found.get(kind)?.get(id);
		const lacks = shownIn(place, document).find((locale) => !locales?.includes(locale));
		if (lacks === undefined) return [];
		const detail = locales ? `${kind}/${id} (${lacks})` : `${kind}/${id}`;
		return [{ path: dotPath(place.path), code: 'target_missing' as const, detail }];
	});
}

/** Ids of the entries of a kind whose rows mention one of these words anywhere. */
async function mentioning(db: Db | Tx, spec: KindSpec, words: readonly string[]) {
	const says = (name: SQL) =>
		or(...words.map((word) => sql`strpos(to_jsonb(${name})::text, ${word}) > 0`)) ?? sql`false`;
	const tables = [{ table: spec.table, owner: spec.table.id }, ...(spec.parts ?? [])];
	const ids = new Set<string>();
	for (const { table, owner } of tables) {
		const name = sql`${sql.identifier(getTableName(table))}`;
		const rows = await db
			.selectDistinct({ id: sql<string>`${owner}` })
			.from(table)
			.where(says(name));
		for (const { id } of rows) ids.add(id);
	}
	return [...ids].toSorted();
}

/** Addresses that rich text may link to, in their stored form. */
async function addressWords(db: Db | Tx, { entity, id }: Entry): Promise<string[]> {
	const { rows } = await db.execute<{ locale: Locale; slug: string }>(
		sql`select locale, slug from slugs where entity = ${entity} and entity_id = ${id}`,
	);
	const known = ['page', 'category', 'product_usage', 'product', 'news', 'job'] as const;
	const linkable = known.find((one) => one === entity);
	if (!linkable) return [];
	const slugs = Object.fromEntries(rows.map(({ locale, slug }) => [locale, slug]));
	return toAddresses(linkable, slugs).map(({ path }) => path);
}

/** Place at which a document links to an entry in one of these languages; null for none. */
function placeOfLink(
	document: object,
	schema: AnySchema,
	target: Entry,
	addresses: readonly string[],
	hidden: readonly Locale[],
): Place | null {
	const isShown = (place: Place) => shownIn(place, document).some((one) => hidden.includes(one));
	for (const place of toPlaces(schema, document)) {
		const isNamed = referencesAt(place).some(
			({ kind, id }) => kind === target.entity && id === target.id,
		);
		const { field, value } = place;
		const isLinked =
			field.kind === 'rich_text' &&
			typeof value === 'string' &&
			addresses.some((path) => value.includes(`"${path}"`));
		if ((isNamed || isLinked) && isShown(place)) return place;
	}
	return null;
}

/** Most referrers in an answer: removing a category with a thousand products lists no thousand. */
const MOST_NAMED = 50;

/** Entries that link to one which visitors cannot reach in some languages; each with a place. */
export async function listReferrers(
	db: Db | Tx,
	target: Entry,
	hidden: readonly Locale[],
	specs: readonly KindSpec[],
): Promise<ContentFault[]> {
	const addresses = await addressWords(db, target);
	const words = [`"${target.id}"`, `${ENTRY_SCHEME}:${target.entity}/${target.id}`, ...addresses];
	const faults: ContentFault[] = [];
	for (const spec of specs) {
		for (const id of await mentioning(db, spec, words)) {
			if (faults.length >= MOST_NAMED) return faults;
			const isSelf = spec.entity === target.entity && id === target.id;
			if (isSelf || (spec.entity === 'redirect' && id.startsWith(MOVED))) continue;
			const document = await spec.read(db, id);
			if (!document) continue;
			const schema = DOCUMENT_SCHEMAS[spec.entity];
			const place = placeOfLink(document, schema, target, addresses, hidden);
			if (!place) continue;
			const detail = `${spec.entity}/${id} ${dotPath(place.path)}`;
			faults.push({ path: '', code: 'still_linked', detail });
		}
	}
	return faults;
}
