import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Artwork } from '#contract/content/artworks.ts';
import { toNoticeLocale } from '#domain/catalogue/guarantee.ts';
import type { Locale } from '#contract/locales.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { artworks, settings } from '../tables.ts';

type Row = typeof artworks.$inferSelect;

export const toStored = ({ id, locale, width, height, svg, uploaded_at }: Row) => ({
	id,
	locale,
	width,
	height,
	bytes: Buffer.byteLength(svg),
	uploaded_at: uploaded_at.toISOString(),
});

/** Lists artworks, the newest first. */
export const findArtworks = (db: Db): Promise<Row[]> =>
	db.select().from(artworks).orderBy(desc(artworks.uploaded_at), artworks.id);

export async function findArtwork(db: Db | Tx, id: string): Promise<Row | null> {
	const [row] = await db.select().from(artworks).where(eq(artworks.id, id));
	return row ?? null;
}

/** Languages of stored artworks by id. */
export async function artworkLocales(db: Db | Tx, ids: readonly string[]) {
	if (ids.length === 0) return new Map<string, Row['locale']>();
	const { id, locale } = artworks;
	const rows = await db
		.select({ id, locale })
		.from(artworks)
		.where(inArray(id, [...ids]));
	return new Map(rows.map((row) => [row.id, row.locale]));
}

/** Notice of the legal guarantee for readers of a language, as the settings have it. */
export interface Notice {
	/** The shop's own wording; null uses the site's. */
	words: string | null;
	/** The Union's official file; null while there is none. */
	artwork: Artwork | null;
}

/** Reads both in one query: mails are written in the transaction of an order. */
export async function findNotice(db: Db | Tx, locale: Locale): Promise<Notice> {
	const named = sql`${settings.texts} -> ${toNoticeLocale(locale)}::text ->> 'guarantee_artwork'`;
	const [row] = await db
		.select({
			words: sql<string | null>`${settings.texts} -> ${locale}::text ->> 'guarantee_notice'`,
			svg: artworks.svg,
			width: artworks.width,
			height: artworks.height,
		})
		.from(settings)
		.leftJoin(artworks, eq(artworks.id, named))
		.limit(1);
	const { words = null, svg = null, width = null, height = null } = row ?? {};
	const isWhole = svg !== null && width !== null && height !== null;
	return { words, artwork: isWhole ? { svg, width, height } : null };
}
