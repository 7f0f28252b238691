import { isDeepStrictEqual } from 'node:util';
import { asc, eq, sql } from 'drizzle-orm';
import { type ContentDocument, DOCUMENT_SCHEMAS } from '#contract/content/documents/registry.ts';
import { LOCALES } from '#contract/locales.ts';
import { emptyBlocks } from '#domain/documents/empty-blocks.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { redirectOldAddresses } from './addresses.ts';
import type { ContentEntry, ContentFault, ContentKind } from './kind.ts';
import type { KindSpec } from './kind-spec.ts';
import { missingTargets, listReferrers } from './references.ts';
import { type Address, toAddresses, type DocumentSlugs, slugFaults, writeSlugs } from './slugs.ts';
import {
	dropTranslated,
	saveTranslated,
	savedStates,
	seededStates,
	withTranslated,
} from './translations.ts';

/** Stored form of a document, without undefined values. */
const plain = (document: unknown): unknown => JSON.parse(JSON.stringify(document));

const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(plain(one), plain(other));

const slugsIn = (document: ContentDocument | null): DocumentSlugs =>
	document && 'slugs' in document ? document.slugs : {};

/** Addresses at which visitors find a document. */
async function addressesOfDocument<D extends ContentDocument>(
	tx: Tx,
	spec: KindSpec<D>,
	id: string,
	document: D | null,
): Promise<Address[]> {
	if (!document || !spec.addresses) return [];
	const hidden = spec.hiddenIn?.(document) ?? [];
	const slugs = slugsIn(document);
	const all = [
		...toAddresses(spec.addresses, slugs),
		...((await spec.further?.(tx, id, slugs)) ?? []),
	];
	return all.filter(({ locale }) => !hidden.includes(locale));
}

/** Creates the handler of a kind, which lists, reads, writes, removes and checks, from its spec. */
export function contentKind<D extends ContentDocument>(
	spec: KindSpec<D>,
	all: () => readonly KindSpec[],
): ContentKind<D> {
	const { entity, table, addresses } = spec;
	const isTranslated = 'translated' in DOCUMENT_SCHEMAS[entity].entries;
	const held = (tx: Tx, id: string) =>
		tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
	const read = async (db: Db | Tx, id: string) =>
		withTranslated(db, entity, id, await spec.read(db, id));
	return {
		entity,
		schema: DOCUMENT_SCHEMAS[entity],
		list: (db) => listed(db, spec),
		read,
		async write(tx, id, document) {
			await held(tx, id);
			const live = await read(tx, id);
			if (isSame(live, document)) return;
			const before = await addressesOfDocument(tx, spec, id, live);
			await spec.save(tx, id, document, live);
			if (isTranslated) await saveTranslated(tx, entity, id, { before: live, after: document });
			if (!addresses) return;
			await writeSlugs(tx, addresses, id, slugsIn(document));
			const after = await addressesOfDocument(tx, spec, id, document);
			const nextTo = spec.nextTo?.(live ?? document) ?? [];
			await redirectOldAddresses(tx, { entity: addresses, id, before, after, nextTo });
		},
		async remove(tx, id) {
			await held(tx, id);
			const live = await read(tx, id);
			if (live === null) return;
			const before = await addressesOfDocument(tx, spec, id, live);
			await spec.beforeRemoval?.(tx, id);
			await tx.delete(table).where(eq(table.id, id));
			await dropTranslated(tx, entity, id);
			if (!addresses) return;
			const nextTo = spec.nextTo?.(live) ?? [];
			await redirectOldAddresses(tx, { entity: addresses, id, before, after: [], nextTo });
		},
		async check(db, id, document) {
			const hidden = document === null ? LOCALES : (spec.hiddenIn?.(document) ?? []);
			const [own, slugs, missing, referrers] = [
				await (spec.faults?.(db, id, document) ?? []),
				addresses && document ? await slugFaults(db, addresses, id, slugsIn(document)) : [],
				document
					? await missingTargets(db, DOCUMENT_SCHEMAS[entity], document, { entity, id })
					: [],
				hidden.length > 0 ? await listReferrers(db, { entity, id }, hidden, all()) : [],
			];
			return [
				...own,
				...slugs,
				...textFaults(document),
				...blockFaults(document),
				...missing,
				...referrers,
			];
		},
	};
}

/** Issues of addresses without texts in their language. */
function textFaults(document: ContentDocument | null): ContentFault[] {
	if (!document || !('slugs' in document)) return [];
	const { slugs, texts } = document;
	return LOCALES.filter((locale) => slugs[locale] !== undefined && texts[locale] === undefined).map(
		(locale) => ({ path: `texts.${locale}`, code: 'text_missing' }),
	);
}

/** Issues of empty blocks. */
const blockFaults = (document: ContentDocument | null): ContentFault[] =>
	emptyBlocks(document).map((path) => ({ path, code: 'block_empty' }));

async function listed(db: Db | Tx, spec: KindSpec): Promise<ContentEntry[]> {
	const { table, addresses } = spec;
	const slug = addresses
		? sql`(select s.slug from slugs s where s.entity = ${addresses} and s.entity_id = ${table.id}
			and s.locale = 'it')`
		: sql`null`;
	const rows = await db
		.select({
			id: sql<string>`${table.id}`,
			title: spec.title,
			slug: sql<string | null>`${slug}`,
			updated_at: sql<string>`to_char(${table.updated_at} at time zone 'UTC',
				'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
			locales: spec.locales ?? sql<null>`null`,
			publishedIn: spec.publishedIn ?? sql<null>`null`,
		})
		.from(table)
		.orderBy(...(spec.order ?? []), asc(table.id));
	const states = await savedStates(db, spec.entity);
	return rows.map(({ locales, publishedIn, ...row }) => ({
		...row,
		locales: states.get(row.id) ?? (locales ? seededStates(locales, publishedIn ?? LOCALES) : {}),
	}));
}
