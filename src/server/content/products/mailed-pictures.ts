import type { Locale } from '#contract/locales.ts';
import { formatSeries } from '#i18n/format.ts';
import type { Attachment } from '#server/platform/mail/attachments.ts';
import type { ArticlePicture } from './article-pictures.ts';

/** Sides in px in which mails show the pictures of articles. */
export const MAILED_PX = { thumbnail: 56, picture: 240 } as const;
export type MailedSize = keyof typeof MAILED_PX;

/** Name of the printer of a size. */
export const picturePrinter = (size: MailedSize): string => `content.${size}`;

/** File of a picture, made when the mail is sent; the mail's HTML shows it by its `cid`. */
export function pictureFile(size: MailedSize, id: string): Attachment & { cid: string } {
	const by = picturePrinter(size);
	const file = { file_name: `${id}.jpg`, mime: 'image/jpeg', base64: '' };
	return { ...file, cid: `${by}.${id}`, printed: { by, of: id } };
}

/** Description of an article's picture in a mail: the article's name, then what is depicted. */
export const pictureAlt = (name: string, { alt }: ArticlePicture, locale: Locale): string =>
	formatSeries([name, alt].filter(Boolean), locale);
