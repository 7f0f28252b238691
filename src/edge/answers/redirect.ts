import { REVALIDATE } from './file-answer.ts';

/** Answers with a redirect that caches ask about again. */
export function redirect(location: string, status: number): Response {
	return new Response(null, {
		status,
		headers: { location, 'cache-control': REVALIDATE },
	});
}
