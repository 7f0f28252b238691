import type { Locale } from '#contract/locales.ts';
import { listArticlePictures, pictureAlt, pictureFile } from '#server/content/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import type { Attachment } from '#server/platform/mail/attachments.ts';
import type { MailPicture } from '#server/platform/mail/layout.ts';
import type { LineRow } from '../record/queries.ts';

/** Pictures of an order's articles by article, and the files that hold them. */
export async function articlePictures(
	db: Db | Tx,
	lines: readonly Pick<LineRow, 'variant_id' | 'article'>[],
	locale: Locale,
): Promise<{ pictures: ReadonlyMap<string, MailPicture>; files: Attachment[] }> {
	const ids = [...new Set(lines.map(({ variant_id }) => variant_id))];
	const found = await listArticlePictures(db, locale, ids);
	const shown = lines.flatMap(({ variant_id, article }) => {
		const picture = found.get(variant_id);
		if (!picture) return [];
		const alt = pictureAlt(article.product.name, picture, locale);
		return [[variant_id, { cid: pictureFile('thumbnail', picture.id).cid, alt }] as const];
	});
	const shownIds = new Set([...found.values()].map(({ id }) => id));
	const files = [...shownIds].map((id) => pictureFile('thumbnail', id));
	return { pictures: new Map(shown), files };
}
