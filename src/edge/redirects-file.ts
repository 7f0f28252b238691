import { pathPattern } from './pattern.ts';
import type { RedirectRule } from './rules.ts';

const LIST_CONDITIONS = ['Language', 'Cookie'];

function conditionsOf(options: string[], line: string): { languages: string[]; cookies: string[] } {
	const lists = new Map<string, string[]>();
	for (const option of options) {
		const [name = '', values = ''] = option.split('=');
		if (!LIST_CONDITIONS.includes(name)) {
			throw new Error(`_redirects: condition not supported: ${line}`);
		}
		lists.set(name, values.split(','));
	}
	return { languages: lists.get('Language') ?? [], cookies: lists.get('Cookie') ?? [] };
}

function parseLine(line: string): RedirectRule {
	const [from = '', to, ...options] = line.split(/\s+/);
	if (to === undefined || !/^(?:\/|https?:\/\/)/.test(to)) {
		throw new Error(`_redirects: expected "from to [status] [conditions]": ${line}`);
	}
	const [, status = '301', force = ''] = /^(\d{3})(!?)$/.exec(options[0] ?? '') ?? [];
	const conditions = /^\d/.test(options[0] ?? '') ? options.slice(1) : options;
	return {
		from: pathPattern(from),
		to,
		status: Number(status),
		force: force === '!',
		...conditionsOf(conditions, line),
	};
}

/** Rules of a `_redirects` file, in order. Throws with the line that it cannot read. */
export function parseRedirectsFile(text: string): RedirectRule[] {
	return text
		.split(/\r?\n/)
		.map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
		.filter(Boolean)
		.map(parseLine);
}
