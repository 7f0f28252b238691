import { createHash } from 'node:crypto';
import {
	type ArtworkFault,
	listArtworks,
	MOST_ARTWORK_BYTES,
	type NoticeLocale,
	uploadArtwork,
} from '#contract/content/artworks.ts';
import { auditedWrite, refuse } from '#server/desk/ports.ts';
import { staffRouteOver } from '#server/identity/staff-route.ts';
import { problem } from '#server/kernel/problem.ts';
import { readBytes } from '#http/raw-body.ts';
import type { Assembled } from '../../module.ts';
import { artworks } from '../tables.ts';
import { artworkFault } from './check.ts';
import { findArtwork, findArtworks, toStored } from './queries.ts';

const staffRoute = staffRouteOver<Assembled>();

const refused = (code: ArtworkFault) => problem('validation_failed', [{ path: 'file', code }]);

/** Text and size of an uploaded drawing, or the reason to reject it. */
async function readDrawing(bytes: Buffer, locale: NoticeLocale, name: string) {
	let svg: string;
	try {
		svg = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
	} catch {
		return 'artwork_kind' as const;
	}
	const fault = artworkFault(svg, locale, name);
	if (fault) return fault;
	const { sharp } = await import('#server/platform/media/sharp.ts');
	const drawn = await sharp(bytes)
		.metadata()
		.then(async (head) => {
			// Renders it once, small: a valid header does not prove that the rest is complete.
			await sharp(bytes).resize({ width: 64 }).png().toBuffer();
			return head;
		})
		.catch(() => null);
	if (drawn?.format !== 'svg') return 'artwork_kind' as const;
	return { svg, width: Math.round(drawn.width), height: Math.round(drawn.height) };
}

/** Routes of the official notice of the legal guarantee: list and upload. */
export const artworkRoutes = {
	listArtworks: staffRoute(listArtworks, async ({ readDb }) =>
		(await findArtworks(readDb)).map(toStored),
	),

	uploadArtwork: staffRoute(uploadArtwork, async (call) => {
		const { context, query } = call;
		const type = (context.req.header('content-type') ?? '').split(';')[0]?.trim();
		if (type !== 'application/octet-stream') return problem('unsupported_media_type');
		const sent = await readBytes(context.req.raw, MOST_ARTWORK_BYTES);
		if (sent === null) return problem('payload_too_large');
		const { locale, name } = query;
		const drawing = await readDrawing(sent, locale, name);
		if (typeof drawing === 'string') return refused(drawing);
		const id = createHash('sha256').update(sent).digest('hex');
		const stored = await auditedWrite(call, async ({ tx, now }, note) => {
			// The same file twice, also at once, is one row; a file is of one language.
			const [made] = await tx
				.insert(artworks)
				.values({ id, locale, ...drawing, uploaded_at: now })
				.onConflictDoNothing()
				.returning();
			if (made) await note({ action: 'upload', resource: 'artwork', record_id: id });
			return made ?? (await findArtwork(tx, id)) ?? refuse('not_found');
		});
		if (stored instanceof Response) return stored;
		return stored.locale === locale ? toStored(stored) : refused('artwork_language');
	}),
};
