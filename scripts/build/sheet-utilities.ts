import { globSync, readFileSync } from 'node:fs';
import { createGenerator, type UnoGenerator } from 'unocss';
import config, { CORE_FILES, SHEET_FILES } from '../../uno.config.ts';

const UTILITIES = '@utilities;';
const PART = /@part '([\w-]+)';/g;
/** Quoted texts of a source: where class names stand, all those of one element together. */
const QUOTED = /(["'`])((?:\\.|(?!\1)[^\\])*)\1/g;

type Sheet = keyof typeof SHEET_FILES;

const read = (globs: readonly string[]) =>
	globs.flatMap((glob) => globSync(glob)).map((file) => readFileSync(file, 'utf8'));

async function tokensOf(uno: UnoGenerator, sources: readonly string[]): Promise<Set<string>> {
	const tokens = new Set<string>();
	for (const source of sources) await uno.applyExtractors(source, undefined, tokens);
	return tokens;
}

/** Variables and utilities of what stands on every page, or on the product page. */
async function coreUtilities(): Promise<string> {
	const uno = await createGenerator(config);
	return (await uno.generate(await tokensOf(uno, read(CORE_FILES)))).css;
}

/**
 * Utilities that a kind of page uses beyond those that every page loads. What stands on an element
 * together with one of them comes along, so that the order among them stays the generator's.
 */
async function utilitiesOf(sheet: Sheet): Promise<string> {
	const uno = await createGenerator(config);
	const core = await uno.generate(await tokensOf(uno, read(CORE_FILES)), { preflights: false });
	const wanted = new Set<string>();
	for (const source of read(SHEET_FILES[sheet])) {
		for (const [, , text = ''] of source.matchAll(QUOTED)) {
			const { matched } = await uno.generate(await tokensOf(uno, [text]), { preflights: false });
			if ([...matched].some((token) => !core.matched.has(token))) {
				for (const token of matched) wanted.add(token);
			}
		}
	}
	return (await uno.generate(wanted, { preflights: false })).css;
}

const isSheet = (name: string): name is Sheet => name in SHEET_FILES;

/**
 * Completes the style sheets: utilities in place of `@utilities;`, other files in place of
 * `@part '<name>';`. Sheets are made here and not by the generator's own plugin, because that knows
 * one sheet for all pages.
 */
export function sheetUtilities() {
	return {
		name: 'sheet-utilities',
		enforce: 'pre' as const,
		async transform(code: string, id: string): Promise<string | undefined> {
			const [, name = ''] = /\/src\/styles\/([\w-]+)\.css(?:$|\?)/.exec(id) ?? [];
			if (name === '') return undefined;
			const whole = code.replace(PART, (_, part: string) =>
				readFileSync(`src/styles/${part}.css`, 'utf8'),
			);
			if (!whole.includes(UTILITIES)) return whole;
			const css = isSheet(name) ? await utilitiesOf(name) : await coreUtilities();
			return whole.replace(UTILITIES, () => css);
		},
	};
}
