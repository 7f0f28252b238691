import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { findMaster, type MasterPlaces } from '#server/platform/media/masters.ts';
import { media } from '#server/platform/media/tables.ts';

/** Printer of the pictures that mails show beside articles. */
export const ARTICLE_PICTURE = 'order.article_picture';

/** Side of a picture in px: twice as many as it is shown in. */
const SIDE = 112;
const JPEG = { quality: 76 };

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
