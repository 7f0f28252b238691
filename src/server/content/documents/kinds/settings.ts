import { eq, sql } from 'drizzle-orm';
import { UNMEASURED } from '#contract/content/settings.ts';
import type { DocumentOf } from '#contract/content/documents/registry.ts';
import { LOCALES } from '#contract/locales.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { settings } from '../../tables.ts';
import { artworkLocales } from '../../artworks/queries.ts';
import type { ContentFault } from '../kind.ts';
import { type KindSpec, toLocales } from '../kind-spec.ts';
import { mapTexts } from '../texts.ts';

type SettingsDocument = DocumentOf<'settings'>;

async function read(db: Db | Tx, id: string): Promise<SettingsDocument | null> {
	const [row] = await db.select().from(settings).where(eq(settings.id, id));
	if (!row) return null;
	const { company, shop } = row.data;
	// Stored settings may be older than some fields.
	return {
		...row.data,
		measurement: row.data.measurement ?? UNMEASURED,
		shop: { ...shop, crash_replacement: shop.crash_replacement ?? null },
		company: {
			...company,
			representative: company.representative ?? null,
			parent_company: company.parent_company ?? null,
		},
		texts: mapTexts(row.texts, (text) => ({
			guarantee_notice: null,
			guarantee_artwork: null,
			...text,
		})),
	};
}

async function save(tx: Tx, id: string, document: SettingsDocument): Promise<void> {
	const { texts, translated: _, ...data } = document;
	const row = { data, texts: mapTexts(texts, (text) => text), origin: 'editor' as const };
	await tx
		.insert(settings)
		.values({ id, ...row })
		.onConflictDoUpdate({ target: settings.id, set: row });
}

/** Finds artworks that do not exist, or that were uploaded for another language. */
async function artworkFaults(db: Db | Tx, { texts }: SettingsDocument): Promise<ContentFault[]> {
	const named = LOCALES.flatMap((locale) => {
		const id = texts[locale]?.guarantee_artwork;
		return id ? [{ locale, id }] : [];
	});
	const ids = named.map(({ id }) => id);
	const known = await artworkLocales(db, ids);
	return named
		.filter(({ locale, id }) => known.get(id) !== locale)
		.map(({ locale }) => ({ path: `texts.${locale}.guarantee_artwork`, code: 'target_missing' }));
}

export const settingsSpec: KindSpec<SettingsDocument> = {
	entity: 'settings',
	table: settings,
	title: sql<string>`${settings.texts} -> 'it' ->> 'site_name'`,
	locales: toLocales(settings.texts),
	addresses: null,
	read,
	save,
	/** There is exactly one entry, with this id. */
	faults: async (db, id, document) =>
		document === null || id !== 'settings'
			? [{ path: '', code: 'required' }]
			: artworkFaults(db, document),
};
