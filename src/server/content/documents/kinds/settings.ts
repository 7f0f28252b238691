import { eq, sql } from 'drizzle-orm';
import { UNMEASURED } from '#contract/content/settings.ts';
import type { DocumentOf } from '#contract/content/documents/registry.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { settings } from '../../tables.ts';
import { type KindSpec, localesOf } from '../kind-spec.ts';
import { mapTexts } from '../texts.ts';

type SettingsDocument = DocumentOf<'settings'>;

async function read(db: Db | Tx, id: string): Promise<SettingsDocument | null> {
	const [row] = await db.select().from(settings).where(eq(settings.id, id));
	if (!row) return null;
	const { company } = row.data;
	// Stored settings may be older than some fields.
	return {
		...row.data,
		measurement: row.data.measurement ?? UNMEASURED,
		company: { ...company, representative: company.representative ?? null },
		texts: mapTexts(row.texts, (text) => ({ guarantee_notice: null, ...text })),
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

export const settingsSpec: KindSpec<SettingsDocument> = {
	entity: 'settings',
	table: settings,
	title: sql<string>`${settings.texts} -> 'it' ->> 'site_name'`,
	locales: localesOf(settings.texts),
	addresses: null,
	read,
	save,
	/** There is exactly one entry, with this id. */
	faults: async (_db, id, document) =>
		document === null || id !== 'settings' ? [{ path: '', code: 'required' }] : [],
};
