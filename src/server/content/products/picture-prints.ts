import { eq } from 'drizzle-orm';
import { findMaster } from '#server/platform/media/masters.ts';
import { media } from '#server/platform/media/tables.ts';
import type { DocumentPrinter } from '../../module.ts';
import { MAILED_PX, picturePrinter, type MailedSize } from './mailed-pictures.ts';

const JPEG = { quality: 76 };

/** Makes a picture twice as large as mails show it; null if it is gone. */
const printerFor =
	(size: MailedSize): DocumentPrinter =>
	async ({ db, files, mediaDir }, id) => {
		const [row] = await db.select().from(media).where(eq(media.id, id));
		const master = row ? await findMaster({ mediaDir, files }, row) : null;
		if (!master) return null;
		// Loaded with the first mail: a process that sends none does without it.
		const { sharp } = await import('#server/platform/media/sharp.ts');
		const side = 2 * MAILED_PX[size];
		return sharp(master).resize(side, side, { fit: 'cover' }).jpeg(JPEG).toBuffer();
	};

/** Printers of the pictures that mails show. */
export const PICTURE_PRINTS: Readonly<Record<string, DocumentPrinter>> = {
	[picturePrinter('thumbnail')]: printerFor('thumbnail'),
	[picturePrinter('picture')]: printerFor('picture'),
};
