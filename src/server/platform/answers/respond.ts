import type { Context } from 'hono';
import { matches, PUBLIC_HEADERS, sendAsItIs } from '#server/kernel/headers.ts';
import type { Answer } from './memory.ts';

/** Sends a cached answer, or 304 if the client has it already. */
export function respond(context: Context, { body, etag }: Answer): Response {
	const known = context.req.header('if-none-match');
	const isKnown = known !== undefined && matches(known, etag);
	const headers = isKnown
		? { ...PUBLIC_HEADERS, ETag: etag }
		: {
				...PUBLIC_HEADERS,
				ETag: etag,
				'Content-Type': 'application/json',
				'Content-Length': String(body.byteLength),
			};
	const response = isKnown
		? new Response(null, { status: 304, headers })
		: new Response(body, { headers });
	return sendAsItIs(context, response);
}
