import { globSync, readFileSync } from 'node:fs';
import { isLocale, LOCALES, type Locale } from '#contract/locales.ts';
import { SEED } from '#seed/index.ts';

export interface SiteText {
	/** File or folder, and the path to the text inside it. */
	where: string;
	locale: Locale;
	text: string;
}

const MESSAGES = 'src/i18n/locales';

/** Keys whose values visitors never read: names in addresses, codes and the like. */
const UNREAD = new Set(['slug', 'id', 'code', 'link', 'picture', 'type', 'vue_type', 'language']);

function toEntries(value: object): [string, unknown][] {
	return Object.entries(value).filter(([key]) => !UNREAD.has(key) && !/_ids?$/.test(key));
}

/** Collects every text below a value. Texts below a key that is a language are in that language. */
function toTexts(value: unknown, where: string, locale: Locale | null): SiteText[] {
	if (typeof value === 'string') return locale === null ? [] : [{ where, locale, text: value }];
	if (typeof value !== 'object' || value === null) return [];
	return toEntries(value).flatMap(([key, inner]) =>
		toTexts(inner, `${where}.${key}`, isLocale(key) ? key : locale),
	);
}

/** Messages but those of staff. */
const messages = LOCALES.flatMap((locale) =>
	globSync(`${MESSAGES}/${locale}/**/*.json`)
		.filter((path) => !path.startsWith(`${MESSAGES}/${locale}/desk/`))
		.flatMap((path) => toTexts(JSON.parse(readFileSync(path, 'utf8')), path, locale)),
);

/** Files are in one language each, whichever their titles are in. */
const documents = SEED.documents.flatMap(({ id, language, paragraphs, pages, prices }) =>
	toTexts(
		[...paragraphs, ...(pages?.closing ?? []), ...(prices?.closing ?? [])],
		`seed.documents.${id}`,
		language,
	),
);

const { priceLists: _, ...seed } = SEED;

/** All texts of the shop for visitors: messages, mails, host pages, documents, demo content. */
export const SITE_TEXTS: readonly SiteText[] = [
	...messages,
	...documents,
	...toTexts(seed, 'seed', null),
];
