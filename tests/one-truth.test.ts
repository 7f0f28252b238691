import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as cookies from '#contract/cookies.ts';

const CODE = /\.(?:ts|tsx|mjs|cjs|astro|css|html)$/;

function files(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => CODE.test(file))
		.map((file) => join(folder, file));
}

/** Every line of the project's own code that fits, as `file:line`, but for those below some folders. */
function linesWith(pattern: RegExp, except: readonly string[]): string[] {
	return [...files('src'), ...files('scripts'), 'uno.config.ts', 'astro.config.mjs']
		.filter((file) => !except.some((folder) => file.startsWith(folder)))
		.flatMap((file) =>
			readFileSync(file, 'utf8')
				.split('\n')
				.flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
		);
}

/** `#0000`, without any colour, is allowed: it is what gradients fade to. */
const COLOUR = /(?<!\.)#(?!0000\b)(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?![-(])/i;

/** A cookie of ours; a channel between tabs may be called like one. */
const NAMES = Object.values<unknown>(cookies).filter((value) => typeof value === 'string');
const COOKIE = new RegExp(`^(?!.*CHANNEL).*\\b(?:${NAMES.join('|').replaceAll('.', '\\.')})\\b`);

/** An address that begins with a language, put together by hand. */
const GLUED = /(?:["'`(=]|\bsiteUrl\}|\bSITE_URL\})\/\$\{\w*[lL]ocale\}(?:\/|["'`#?])/;

describe('single sources of truth', () => {
	test('colours are defined only in src/brand', () => {
		const home = ['src/brand/'];
		// Pictures of things have colours of their own.
		const pictures = ['scripts/studio/'];
		// What a rebrand changes them to.
		const others = ['scripts/recipes/'];
		expect(linesWith(COLOUR, [...home, ...pictures, ...others])).toEqual([]);
	});

	test.each(['color: #0b0c0d', 'fill="#FFD400"', 'background:#fff;', 'rgba: #00000080'])(
		'the search finds the colour in %s',
		(line) => {
			expect(line).toMatch(COLOUR);
		},
	);

	test.each([
		"'#0000 calc(50%)'",
		'this.#add(1)',
		'#add(locale: Locale)',
		"import x from '#brand/a.ts'",
		'/it#fff-anchor',
	])('the search leaves %s alone', (line) => {
		expect(line).not.toMatch(COLOUR);
	});

	test('secrets are generated and hashed in one place', () => {
		const homes = ['src/server/platform/link-secrets.ts', 'src/server/platform/db/host-secret.ts'];
		expect(linesWith(/randomBytes\(32\)|const toDigest\b/, homes)).toEqual([]);
	});

	test('cookie names are defined only in the contract', () => {
		expect(COOKIE.test("document.cookie.match('livenza.country=it')")).toBe(true);
		expect(linesWith(COOKIE, ['src/contract/cookies.ts'])).toEqual([]);
	});

	test('the library of the payment provider is loaded in one place', () => {
		const home = ['src/server/payments/stripe/client.ts'];
		expect(linesWith(/^(?!import type ).*(?:from |import\()'stripe'/, home)).toEqual([]);
	});

	test('site addresses are built only by i18n/paths.ts', () => {
		expect(linesWith(GLUED, ['src/i18n/paths.ts'])).toEqual([]);
	});

	test.each(['href="/${locale}/cart"', '`${siteUrl}/${locale}/wheel#x`', '`/${locale}`'])(
		'the search finds the concatenated address in %s',
		(line) => {
			expect(line).toMatch(GLUED);
		},
	);
});
