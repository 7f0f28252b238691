import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import * as v from 'valibot';
import { videoFileSchema } from '#contract/content/video.ts';
import { turnFileSchema } from '#contract/media.ts';
import { problem } from '#server/kernel/problem.ts';
import { byteRange } from './byte-range.ts';

/** Serves films, whole or in the part that a player asks for: without parts it could not seek. */
export const videoRoutes = (dir: string): Hono =>
	fileRoutes(
		dir,
		(name) => v.is(videoFileSchema, name),
		(name) => (name.endsWith('.webm') ? 'video/webm' : 'video/mp4'),
	);

/** Serves the frames of pictures that turn, in the form in which they were made. */
export const turnRoutes = (dir: string): Hono =>
	fileRoutes(
		dir,
		(name) => v.is(turnFileSchema, name),
		() => 'image/avif',
	);

/** Serves files of a folder unchanged, whole or in ranges. */
function fileRoutes(
	dir: string,
	isNamed: (name: string) => boolean,
	toType: (name: string) => string,
): Hono {
	const app = new Hono();
	app.get('/:file', async (context) => {
		const file = context.req.param('file');
		if (!isNamed(file)) return problem('not_found');
		const path = join(dir, file);
		const found = await stat(path).catch(() => null);
		if (!found?.isFile()) return problem('not_found');
		const { size, mtimeMs } = found;
		const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
		const headers = {
			'content-type': toType(file),
			'cache-control': 'public, max-age=0, must-revalidate',
			'accept-ranges': 'bytes',
			etag,
		};
		const condition = context.req.header('if-range');
		const isSame = condition === undefined || condition === etag;
		const range = isSame ? byteRange(context.req.header('range'), size) : null;
		if (range === 'unsatisfiable') {
			return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } });
		}
		const { start, end } = range ?? { start: 0, end: size - 1 };
		// Bytes are read as they are sent, and not at all for a HEAD request.
		const body = size === 0 ? null : (await openAsBlob(path)).slice(start, end + 1);
		return new Response(body, {
			status: range ? 206 : 200,
			headers: {
				...headers,
				'content-length': String(end - start + 1),
				...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
			},
		});
	});
	return app;
}
