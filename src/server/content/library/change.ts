import { eq } from 'drizzle-orm';
import type { changePicture } from '#contract/content/library.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { CENTRE } from '#contract/media.ts';
import type { AuditEntry } from '#server/identity/audit.ts';
import type { InputOf } from '#server/kernel/route.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { media } from '#server/platform/media/tables.ts';
import { toAlts, lockPicture, type MediaRow } from './picture.ts';

type Asked = InputOf<typeof changePicture>;
type Alts = Partial<Record<Locale, string>>;

/** Merges descriptions by language; an empty text removes the one of its language. */
function merged(before: Alts, asked: Alts): Alts {
	const entries = LOCALES.map((locale) => [locale, asked[locale] ?? before[locale] ?? ''] as const);
	return Object.fromEntries(entries.filter(([, text]) => text !== ''));
}

export interface Changed {
	row: MediaRow;
	/** Changed fields, for the audit log. */
	changes: NonNullable<AuditEntry['changes']>;
}

/** Changes what staff maintains of a picture; null if there is none. Equal values are skipped. */
export async function changeRow(tx: Tx, id: string, asked: Asked): Promise<Changed | null> {
	const row = await lockPicture(tx, id);
	if (!row) return null;
	const [before, focal] = [toAlts(row), row.focal ?? CENTRE];
	const after = merged(before, asked.alt ?? {});
	const changes: Changed['changes'] = {};
	for (const locale of LOCALES) {
		const [from = null, to = null] = [before[locale], after[locale]];
		if (from !== to) changes[`alt.${locale}`] = { from, to };
	}
	const isAltNew = Object.keys(changes).length > 0;
	const next = asked.focal ?? focal;
	const isFocalNew = next.x !== focal.x || next.y !== focal.y;
	if (isFocalNew) changes['focal'] = { from: `${focal.x} ${focal.y}`, to: `${next.x} ${next.y}` };
	if (!isAltNew && !isFocalNew) return { row, changes };
	const isCentre = next.x === CENTRE.x && next.y === CENTRE.y;
	const [changed] = await tx
		.update(media)
		.set({
			...(isAltNew && { own_alt: after }),
			...(isFocalNew && { focal: isCentre ? null : { x: next.x, y: next.y } }),
		})
		.where(eq(media.id, id))
		.returning();
	return { row: changed ?? row, changes };
}
