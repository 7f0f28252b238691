import { APIError } from 'better-auth/api';

/** Answers with cookies; never cached. */
export function answerWith(data: unknown, cookies: readonly string[]): Response {
	const headers = new Headers({ 'cache-control': 'no-store' });
	for (const cookie of cookies) headers.append('set-cookie', cookie);
	return Response.json({ data }, { headers });
}

/** Null for what better-auth refuses; other errors are passed on. */
export function refused(cause: unknown): null {
	if (cause instanceof APIError && cause.statusCode < 500) return null;
	throw cause;
}

/** Cookie header that a browser would send back for the cookies it was given. */
export function listPairs(cookies: readonly string[]): string {
	return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}
