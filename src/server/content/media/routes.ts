import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { MEDIA_WIDTHS, mediaSchema } from '#contract/media.ts';
import { documentSchema } from '#contract/content/places.ts';
import type { Db } from '#server/platform/db/client.ts';
import { media } from '#server/platform/media/tables.ts';
import { toHash } from '#server/kernel/fingerprint.ts';
import type { Services } from '#server/platform/services.ts';
import { isNamedDocument, toDocumentKey } from '../documents/stored.ts';
import { problem } from '#server/kernel/problem.ts';
import { logMissing, readStored } from '#server/platform/files/file-store.ts';
import { createEncoder } from '#server/platform/media/encoder.ts';
import { FORMATS, negotiate } from '#server/platform/media/formats.ts';
import { findMaster, type MasterPlaces, toMasterKey } from '#server/platform/media/masters.ts';
import { turnRoutes, videoRoutes } from '#server/platform/media/videos.ts';

const isPicture = (name: string) => v.is(mediaSchema.entries.file, name);
/** A longer name no store can have. */
const LONGEST_NAME = 255;
const isDocument = (name: string) =>
	name.length <= LONGEST_NAME && v.is(documentSchema.entries.file, name);

type MediaServices = MasterPlaces & Pick<Services, 'dataDir' | 'log'>;

/** Routes of pictures in five widths, documents, films and turns. Pages of any origin may show them. */
export function mediaRoutes(db: Db, services: MediaServices): Hono {
	const { mediaDir, dataDir, files } = services;
	const encoder = createEncoder(join(dataDir, 'media-cache'));
	const app = new Hono();

	app.get('/documents/:file', async (context) => {
		const file = context.req.param('file');
		if (!isDocument(file)) return problem('not_found');
		const key = toDocumentKey(file);
		const bytes = await readStored(files, key);
		if (!bytes) {
			if (await isNamedDocument(db, file)) logMissing(services, key);
			return problem('not_found');
		}
		return new Response(bytes, {
			headers: {
				'content-type': 'application/pdf',
				'content-disposition': `inline; filename="${file}"`,
				'cache-control': 'public, max-age=0, must-revalidate',
				etag: `"${toHash(Buffer.from(bytes).toString('base64'))}"`,
			},
		});
	});

	app.route('/videos', videoRoutes(join(mediaDir, 'videos')));
	app.route('/turns', turnRoutes(join(mediaDir, 'turns')));

	app.get('/:width/:file', async (context) => {
		const { width: asked, file } = context.req.param();
		const width = MEDIA_WIDTHS.find((known) => String(known) === asked);
		if (!width || !isPicture(file)) return problem('not_found');
		const format = negotiate(context.req.header('accept'));
		const request = { file, width, format };
		let bytes = await encoder.cached(request);
		if (!bytes) {
			const [picture] = await db.select().from(media).where(eq(media.file, file)).limit(1);
			if (!picture) return problem('not_found');
			bytes = await encoder.encode(request, () => findMaster(services, picture));
			if (!bytes) {
				logMissing(services, toMasterKey(picture.source));
				return problem('not_found');
			}
		}
		return new Response(bytes, {
			headers: {
				'content-type': FORMATS[format].type,
				'content-length': String(bytes.byteLength),
				'cache-control': 'public, max-age=31536000, immutable',
				etag: `"${file}-${width}-${format}"`,
				vary: 'Accept',
			},
		});
	});
	return app;
}
