import { eq } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import { formatSeries } from '#i18n/format.ts';
import { listArticlePictures } from '#server/content/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import type { Attachment } from '#server/platform/mail/attachments.ts';
import { findMaster, type MasterPlaces } from '#server/platform/media/masters.ts';
import { media } from '#server/platform/media/tables.ts';
import type { LineRow } from '../record/queries.ts';

/** Printer of the pictures that mails show beside articles. */
export const ARTICLE_PICTURE = 'order.article_picture';

/** Side of a picture in px: twice as many as it is shown in. */
const SIDE = 112;
const JPEG = { quality: 76 };

/** Picture that comes with a mail, and what it shows. */
export interface MailPicture {
	cid: string;
	alt: string;
}

/** Pictures of an order's articles by article, and the files that hold them. */
export async function articlePictures(
	db: Db | Tx,
	lines: readonly Pick<LineRow, 'variant_id' | 'article'>[],
	locale: Locale,
): Promise<{ pictures: ReadonlyMap<string, MailPicture>; files: Attachment[] }> {
	const ids = [...new Set(lines.map(({ variant_id }) => variant_id))];
	const found = await listArticlePictures(db, locale, ids);
	const toCid = (id: string) => `${ARTICLE_PICTURE}.${id}`;
	const shown = lines.flatMap(({ variant_id, article }) => {
		const picture = found.get(variant_id);
		if (!picture) return [];
		const alt = formatSeries([article.product.name, picture.alt].filter(Boolean), locale);
		return [[variant_id, { cid: toCid(picture.id), alt }] as const];
	});
	const files = [...new Set([...found.values()].map(({ id }) => id))].map((id) => ({
		...{ file_name: `${id}.jpg`, mime: 'image/jpeg', base64: '' },
		...{ cid: toCid(id), printed: { by: ARTICLE_PICTURE, of: id } },
	}));
	return { pictures: new Map(shown), files };
}

/** Makes the small picture of an article; null if the picture is gone. */
export async function makePicture(
	{ db, ...places }: MasterPlaces & { db: Db },
	id: string,
): Promise<Uint8Array | null> {
	const [row] = await db.select().from(media).where(eq(media.id, id));
	const master = row ? await findMaster(places, row) : null;
	if (!master) return null;
	// Loaded with the first mail: a process that sends none does without it.
	const { sharp } = await import('#server/platform/media/sharp.ts');
	return sharp(master).resize(SIDE, SIDE, { fit: 'cover' }).jpeg(JPEG).toBuffer();
}
