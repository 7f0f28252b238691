import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { toLocale, offenders, PAGES } from '../support/site.ts';
import { listElements, type SitePage } from '../support/site-page.ts';

/** Rules about what is wrong in a page, not about how markup is written down. */
const validator = new HtmlValidate({
	root: true,
	extends: ['html-validate:recommended'],
	rules: {
		'long-title': 'off',
		// The build writes boolean attributes, entities and void elements its own way.
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
		'no-trailing-whitespace': 'off',
		'attr-case': 'off',
		'void-style': 'off',
		'doctype-style': 'off',
		// Telephone numbers in running text are broken by design where a line ends.
		'tel-non-breaking': 'off',
		'no-inline-style': 'error',
		// HTML asks of an id only that it holds no space; the stricter mode dates from HTML 4.
		'valid-id': ['error', { relaxed: true }],
	},
});

interface Invalid {
	error: string;
	at: string;
}

/** Header and footer are ready-made strings: once per address below the language is enough. */
const framed = new Set<string>();
function partToValidate({ path, html }: SitePage): string {
	const kind = path.split('/').slice(0, 3).join('/');
	if (!framed.has(kind)) {
		framed.add(kind);
		return html;
	}
	return html.slice(html.indexOf('<main'), html.lastIndexOf('</main>') + '</main>'.length);
}

async function getInvalid(page: SitePage): Promise<Invalid[]> {
	const { results } = await validator.validateString(partToValidate(page));
	return results.flatMap(({ messages }) =>
		messages
			.filter(({ severity }) => severity === 2)
			.map(({ ruleId, message, selector }) => ({
				error: `${ruleId}: ${message}`,
				at: `${page.path} ${selector}`,
			})),
	);
}

describe('valid HTML', () => {
	test.each(LOCALES)('in %s', async (locale) => {
		// Each kind of error once, at its first place: header and footer repeat on every page.
		const found = new Map<string, string>();
		for (const page of PAGES.filter((own) => toLocale(own) === locale)) {
			for (const { error, at } of await getInvalid(page)) {
				if (!found.has(error)) found.set(error, at);
			}
		}
		expect(Object.fromEntries(found)).toEqual({});
	});
});

test('no element has an inline style or script, which the policy blocks', () => {
	const wrong = offenders(PAGES, (page) =>
		page.elements.flatMap(({ name, attributes }) =>
			Object.keys(attributes)
				.filter((attribute) => attribute === 'style' || attribute.startsWith('on'))
				.map((attribute) => `<${name} ${attribute}>`),
		),
	);
	expect(wrong).toEqual([]);
});

test('headings skip no level', () => {
	const wrong = offenders(PAGES, (page) => {
		const levels = page.elements.flatMap(({ name }) =>
			/^h[1-6]$/.test(name) ? [Number(name[1])] : [],
		);
		const main = levels.slice(levels.indexOf(1));
		return main
			.filter((level, index) => level > (main[index - 1] ?? level) + 1)
			.map((level) => `skips to h${level}`);
	});
	expect(wrong).toEqual([]);
});

test('every page has one main part', () => {
	expect(
		offenders(PAGES, (page) => (listElements(page, 'main').length === 1 ? [] : ['main'])),
	).toEqual([]);
});

/** Two pieces of text in elements beside each other, without a space between them. */
const TOUCHING =
	/[\p{L}\p{N}€]<\/(?:a|b|button|label|small|span|time)>(?:<\/?(?:label|span)\b[^>]*>|<input\b[^>]*>)*<(?:a|b|button|details|label|small|span|time)\b[^>]*>(?:<(?:input|span|summary)\b[^>]*>)*[\p{L}\p{N}]/gu;

test('words stay separate without a style sheet, as in a text browser', () => {
	const spaced = PAGES.filter((page) => toLocale(page) !== 'ja');
	const faults = offenders(spaced, ({ html }) => [
		...new Set([...html.matchAll(TOUCHING)].map(([found]) => found)),
	]);
	expect(faults).toEqual([]);
});
