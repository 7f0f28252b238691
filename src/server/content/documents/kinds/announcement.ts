import { eq, sql } from 'drizzle-orm';
import type { DocumentOf } from '#contract/content/documents/registry.ts';
import { LOCALES } from '#contract/locales.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { announcements } from '../../tables-announcements.ts';
import type { ContentFault } from '../kind.ts';
import { type KindSpec, toLocales } from '../kind-spec.ts';
import { mapTexts } from '../texts.ts';

type AnnouncementDocument = DocumentOf<'announcement'>;

async function read(db: Db | Tx, id: string): Promise<AnnouncementDocument | null> {
	const [row] = await db.select().from(announcements).where(eq(announcements.id, id));
	if (!row) return null;
	const { id: _, origin: __, updated_at: ___, from, until, ...document } = row;
	return {
		...document,
		from: from && from.toISOString(),
		until: until && until.toISOString(),
	};
}

const instantOrNull = (given: string | null) => (given === null ? null : new Date(given));

async function save(tx: Tx, id: string, document: AnnouncementDocument): Promise<void> {
	const { translated: _, from, until, texts, ...columns } = document;
	const row = {
		...columns,
		from: instantOrNull(from),
		until: instantOrNull(until),
		texts: mapTexts(texts, (text) => text),
		origin: 'editor' as const,
	};
	await tx
		.insert(announcements)
		.values({ id, ...row })
		.onConflictDoUpdate({ target: announcements.id, set: row });
}

/** Requires a positive period, and a label for a link in every language. */
async function faults(document: AnnouncementDocument | null): Promise<ContentFault[]> {
	if (!document) return [];
	const { from, until, link, texts } = document;
	const isEmpty = from !== null && until !== null && Date.parse(until) <= Date.parse(from);
	const unnamed = LOCALES.filter((locale) => {
		const text = texts[locale];
		return link !== null && text !== undefined && text.link_label === null;
	});
	return [
		...(isEmpty ? [{ path: 'until', code: 'period' as const }] : []),
		...unnamed.map((locale) => ({
			path: `texts.${locale}.link_label`,
			code: 'text_missing' as const,
		})),
	];
}

export const announcementSpec: KindSpec<AnnouncementDocument> = {
	entity: 'announcement',
	table: announcements,
	title: sql<string>`${announcements.texts} -> 'it' ->> 'text'`,
	locales: toLocales(announcements.texts),
	publishedIn: sql`${announcements.locales}`,
	order: [sql`${announcements.position}`],
	addresses: null,
	read,
	save,
	faults: (_db, _id, document) => faults(document),
};
