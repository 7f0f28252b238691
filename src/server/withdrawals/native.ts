import * as v from 'valibot';
import type { Context } from 'hono';
import { readBytes } from '#http/raw-body.ts';

/** Enough for three fields and a key. */
const MOST_BYTES = 16 * 1024;

/** True if a browser has posted a form without script, and expects a page. */
export const isNative = (context: Context): boolean =>
	(context.req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded');

/** Fields of a form that was posted without script; null where it is too long. */
export async function fieldsIn(context: Context): Promise<Record<string, string> | null> {
	const bytes = await readBytes(context.req.raw, MOST_BYTES);
	if (bytes === null) return null;
	return Object.fromEntries(new URLSearchParams(bytes.toString('utf8')));
}

/** Parses posted fields by a schema and ignores others; returns the names of invalid ones. */
export function parsed<E extends v.ObjectEntries>(
	entries: E,
	fields: Record<string, string>,
): { values: v.InferOutput<v.ObjectSchema<E, undefined>> } | { wrong: string[] } {
	const result = v.safeParse(v.object(entries), fields);
	if (result.success) return { values: result.output };
	return { wrong: result.issues.map((issue) => String(issue.path?.[0]?.key ?? '')) };
}
