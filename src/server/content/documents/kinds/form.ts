import { asc, eq, sql } from 'drizzle-orm';
import type { DocumentOf } from '#contract/content/documents/registry.ts';
import { FORMS } from '#contract/kinds.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { forms } from '../../tables-forms.ts';
import { type KindSpec, toLocales } from '../kind-spec.ts';
import { mapTexts } from '../texts.ts';

type FormDocument = DocumentOf<'form'>;

async function read(db: Db | Tx, id: string): Promise<FormDocument | null> {
	const [row] = await db.select().from(forms).where(eq(forms.id, id));
	if (!row) return null;
	const { id: _, origin: __, updated_at: ___, ...document } = row;
	return document;
}

async function save(tx: Tx, id: string, document: FormDocument): Promise<void> {
	const { translated: _, texts, fields, ...columns } = document;
	const row = {
		...columns,
		fields: fields.map((field) => ({
			...field,
			options: field.options.map(({ value, label }) => ({
				value,
				label: mapTexts(label, (text) => text),
			})),
			texts: mapTexts(field.texts, (text) => text),
		})),
		texts: mapTexts(texts, (text) => text),
		origin: 'editor' as const,
	};
	await tx
		.insert(forms)
		.values({ id, ...row })
		.onConflictDoUpdate({ target: forms.id, set: row });
}

export const formSpec: KindSpec<FormDocument> = {
	entity: 'form',
	table: forms,
	title: sql<string>`${forms.texts} -> 'it' ->> 'name'`,
	locales: toLocales(forms.texts),
	order: [asc(forms.position)],
	addresses: null,
	read,
	save,
	/** A form that a capability handles must exist: the site asks for it by its slug. */
	faults: async (_db, id, document) =>
		document === null && id in FORMS ? [{ path: '', code: 'required' }] : [],
};
