import { desc, eq, sql } from 'drizzle-orm';
import type { LibraryPicture } from '#contract/content/library.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { CENTRE } from '#contract/media.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { media } from '#server/platform/media/tables.ts';

export type MediaRow = typeof media.$inferSelect;

/** Descriptions of a picture by language. */
export function toAlts({ alt, own_alt }: MediaRow): Partial<Record<Locale, string>> {
	if (own_alt !== null) return own_alt;
	if (typeof alt === 'string') return Object.fromEntries(LOCALES.map((locale) => [locale, alt]));
	return alt ?? {};
}

export const toLibraryPicture = (row: MediaRow, uses: number): LibraryPictureInput => ({
	id: row.id,
	file: row.file,
	width: row.width,
	height: row.height,
	alt: toAlts(row),
	focal: row.focal ?? CENTRE,
	uses,
	is_uploaded: row.digest !== null,
	updated_at: row.updated_at.toISOString(),
});
type LibraryPictureInput = Omit<LibraryPicture, 'updated_at'> & { updated_at: string };

/** Lists pictures: the newest uploads first, then those of the seed by name. */
export const findPictures = (db: Db): Promise<MediaRow[]> =>
	db
		.select()
		.from(media)
		.orderBy(sql`${media.digest} is null`, desc(media.uploaded_at), media.id);

export async function findPicture(db: Db | Tx, id: string): Promise<MediaRow | null> {
	const [row] = await db.select().from(media).where(eq(media.id, id));
	return row ?? null;
}

/** Reads a picture and locks its row until the transaction ends. */
export async function lockPicture(tx: Tx, id: string): Promise<MediaRow | null> {
	const [row] = await tx.select().from(media).where(eq(media.id, id)).for('update');
	return row ?? null;
}

export async function findByDigest(db: Db | Tx, digest: string): Promise<MediaRow | null> {
	const [row] = await db.select().from(media).where(eq(media.digest, digest));
	return row ?? null;
}
