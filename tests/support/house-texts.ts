import { readdirSync, readFileSync } from 'node:fs';
import { isLocale, LOCALES, type Locale } from '#contract/locales.ts';
import { FIT_WORDS } from '#i18n/fit/words.ts';
import { SEED } from '#seed/index.ts';

export interface HouseText {
	/** File or folder, and the path to the text inside it. */
	where: string;
	locale: Locale;
	text: string;
}

const MESSAGES = 'src/i18n/locales';

/** Keys whose values visitors never read: names in addresses, codes and the like. */
const UNREAD = new Set(['slug', 'id', 'code', 'link', 'picture', 'type', 'vue_type', 'language']);

/** Arguments for the text functions of mails; none of them is a word. */
const GIVEN = ['0', '0', '0'];

function toEntries(value: object): [string, unknown][] {
	return Object.entries(value).filter(([key]) => !UNREAD.has(key) && !/_ids?$/.test(key));
}

/** Collects every text below a value. Texts below a key that is a language are in that language. */
function toTexts(value: unknown, where: string, locale: Locale | null): HouseText[] {
	if (typeof value === 'string') return locale === null ? [] : [{ where, locale, text: value }];
	if (typeof value === 'function') {
		return toTexts(Reflect.apply(value, undefined, GIVEN), `${where}()`, locale);
	}
	if (typeof value !== 'object' || value === null) return [];
	return toEntries(value).flatMap(([key, inner]) =>
		toTexts(inner, `${where}.${key}`, isLocale(key) ? key : locale),
	);
}

const messages = LOCALES.flatMap((locale) =>
	readdirSync(`${MESSAGES}/${locale}`).flatMap((file) => {
		const path = `${MESSAGES}/${locale}/${file}`;
		return toTexts(JSON.parse(readFileSync(path, 'utf8')), path, locale);
	}),
);

/** Files are in one language each, whichever their titles are in. */
const documents = SEED.documents.flatMap(({ id, language, paragraphs }) =>
	toTexts(paragraphs, `seed.documents.${id}`, language),
);

const { priceLists: _, ...seed } = SEED;

const SERVER = '../../src/server/';

const WRITTEN = import.meta.glob<Record<string, unknown>>('../../src/server/**/*texts.ts', {
	eager: true,
});

/** Texts for staff exist in the languages of staff alone. */
const isForVisitors = (value: unknown): boolean =>
	typeof value === 'object' && value !== null && LOCALES.every((locale) => locale in value);

/** Texts of the host in five languages, by file; found by their shape. */
const HOST_TEXTS = Object.entries(WRITTEN).flatMap(([path, module]) => {
	const tables = Object.entries(module).filter(([, value]) => isForVisitors(value));
	const file = path.replace(SERVER, '');
	return tables.length === 0 ? [] : [{ file, tables: Object.fromEntries(tables) }];
});
export const HOST_TEXT_FILES: readonly string[] = HOST_TEXTS.map(({ file }) => file);

/** All texts of the shop for visitors: messages, mails, host pages, documents, demo content. */
export const HOUSE_TEXTS: readonly HouseText[] = [
	...messages,
	...toTexts(FIT_WORDS, 'src/i18n/fit', null),
	...HOST_TEXTS.flatMap(({ file, tables }) => toTexts(tables, file, null)),
	...documents,
	...toTexts(seed, 'seed', null),
];
