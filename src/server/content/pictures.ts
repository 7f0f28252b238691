import type { Db, Tx } from '#server/platform/db/client.ts';
import { media } from '#server/platform/media/tables.ts';

/** Description of a picture: staff's text overrides the seed's. Null without Italian. */
function findAlt({ alt, own_alt }: Pick<typeof media.$inferSelect, 'alt' | 'own_alt'>) {
	if (own_alt === null) return alt;
	return own_alt.it === undefined ? null : { ...own_alt, it: own_alt.it };
}

/** Every picture by name; there are some hundred of them and each answer shows many. */
export async function loadPictures(db: Db | Tx) {
	const { id, file, width, height, alt, own_alt, focal, turn } = media;
	const shown = { id, file, width, height, alt, own_alt, focal, turn };
	const rows = await db.select(shown).from(media);
	return new Map(
		rows.map(({ own_alt: own, ...row }) => [
			row.id,
			{ ...row, alt: findAlt({ ...row, own_alt: own }) },
		]),
	);
}
export type Pictures = Awaited<ReturnType<typeof loadPictures>>;
