import type { EdgeRules, HeaderRule, RedirectRule } from '#edge/rules/rules.ts';

function redirectLine({ from, to, status, force, languages, cookies }: RedirectRule): string {
	const conditions = [
		...(languages.length > 0 ? [`Language=${languages.join(',')}`] : []),
		...(cookies.length > 0 ? [`Cookie=${cookies.join(',')}`] : []),
	];
	return [from.source, to, `${status}${force ? '!' : ''}`, ...conditions].join(' ');
}

const headerBlock = ({ for: path, values }: HeaderRule) =>
	[path.source, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Rule files of a release with those of `netlify.toml` behind them, in the order in which the CDN
 * applies both. A deploy by digest is files alone: Netlify does not read the repository for it.
 */
export function rulesWith(
	release: ReadonlyMap<string, string>,
	{ redirects, headers }: Pick<EdgeRules, 'redirects' | 'headers'>,
): Map<string, string> {
	const own = (name: string) => (release.get(name) ?? '').trimEnd();
	return new Map([
		['_redirects', [own('_redirects'), ...redirects.map(redirectLine), ''].join('\n')],
		['_headers', [own('_headers'), ...headers.map(headerBlock), ''].join('\n')],
	]);
}
