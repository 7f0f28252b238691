import { parseAllHeaders } from '@netlify/headers-parser';
import * as v from 'valibot';
import { checked, refuseErrors } from './checked.ts';
import { pathPattern } from './pattern.ts';
import type { HeaderRule } from './rules.ts';

/** The parser accepts any text before a colon as a name. */
const nameSchema = v.pipe(v.string(), v.regex(/^[\w-]+$/, 'this is no name of a header'));

const headersSchema = v.object({
	headers: v.array(v.object({ for: v.string(), values: v.record(nameSchema, v.string()) })),
});

/**
 * Reads the header rules of a `_headers` or `netlify.toml` file, in order, with the CDN's own
 * parser; empty if the file is missing. Throws with a line that cannot be read.
 */
export async function readHeaders(file: string): Promise<HeaderRule[]> {
	const { headers, errors } = await parseAllHeaders({
		...(file.endsWith('.toml')
			? { headersFiles: [], netlifyConfigPath: file }
			: { headersFiles: [file] }),
		configHeaders: [],
		minimal: true,
	});
	refuseErrors(file, errors);
	return checked(file, headersSchema, { headers }).headers.map((rule) => ({
		for: pathPattern(rule.for),
		values: rule.values,
	}));
}
