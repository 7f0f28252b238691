import { parseAllRedirects } from '@netlify/redirect-parser';
import * as v from 'valibot';
import { checked, refuseErrors } from './checked.ts';
import { pathPattern } from './pattern.ts';
import type { RedirectRule } from './rules.ts';

/** A list in `netlify.toml`, text with commas in `_redirects`. */
const listSchema = v.optional(
	v.union([
		v.array(v.string()),
		v.pipe(
			v.string(),
			v.transform((text) => text.split(',')),
		),
	]),
	[],
);

/** Supported parts of a rule; a condition that we do not evaluate is rejected. */
const redirectSchema = v.strictObject({
	from: v.string(),
	to: v.string(),
	status: v.optional(v.number(), 301),
	force: v.optional(v.boolean(), false),
	conditions: v.strictObject({ Language: listSchema, Cookie: listSchema }),
	query: v.strictObject({}),
	headers: v.strictObject({}),
});
const redirectsSchema = v.object({ redirects: v.array(redirectSchema) });

/**
 * Reads the redirect rules of a `_redirects` or `netlify.toml` file, in order, with the CDN's own
 * parser; empty if the file is missing. Throws with a line that cannot be read.
 */
export async function readRedirects(file: string): Promise<RedirectRule[]> {
	const { redirects, errors } = await parseAllRedirects({
		...(file.endsWith('.toml')
			? { redirectsFiles: [], netlifyConfigPath: file }
			: { redirectsFiles: [file] }),
		configRedirects: [],
		minimal: true,
	});
	refuseErrors(file, errors);
	return checked(file, redirectsSchema, { redirects }).redirects.map(
		({ from, to, status, force, conditions }) => ({
			from: pathPattern(from),
			to,
			status,
			force,
			languages: conditions.Language,
			cookies: conditions.Cookie,
		}),
	);
}
