import { readdirSync, readFileSync } from 'node:fs';
import { isLocale, LOCALES, type Locale } from '#contract/locales.ts';
import { SEED } from '#seed/index.ts';

export interface HouseText {
	/** File or room, and the way to the text inside it. */
	where: string;
	locale: Locale;
	text: string;
}

const MESSAGES = 'src/i18n/locales';

/** Names in addresses, codes and what else nobody reads. */
const UNREAD = new Set(['slug', 'id', 'code', 'link', 'picture', 'type', 'vue_type', 'language']);

/** What the texts of mails are given; none of it is a word. */
const GIVEN = ['0', '0', '0'];

function entriesOf(value: object): [string, unknown][] {
	return Object.entries(value).filter(([key]) => !UNREAD.has(key) && !/_ids?$/.test(key));
}

/** Every text below a value. Below a key that is a language, texts are in it. */
function textsOf(value: unknown, where: string, locale: Locale | null): HouseText[] {
	if (typeof value === 'string') return locale === null ? [] : [{ where, locale, text: value }];
	if (typeof value === 'function') {
		return textsOf(Reflect.apply(value, undefined, GIVEN), `${where}()`, locale);
	}
	if (typeof value !== 'object' || value === null) return [];
	return entriesOf(value).flatMap(([key, inner]) =>
		textsOf(inner, `${where}.${key}`, isLocale(key) ? key : locale),
	);
}

const messages = LOCALES.flatMap((locale) =>
	readdirSync(`${MESSAGES}/${locale}`).flatMap((file) => {
		const path = `${MESSAGES}/${locale}/${file}`;
		return textsOf(JSON.parse(readFileSync(path, 'utf8')), path, locale);
	}),
);

/** Files are in one language each, whichever their titles are in. */
const documents = SEED.documents.flatMap(({ id, language, paragraphs }) =>
	textsOf(paragraphs, `seed.documents.${id}`, language),
);

const { priceLists: _, ...seed } = SEED;

const SERVER = '../../src/server/';

const WRITTEN = import.meta.glob<Record<string, unknown>>('../../src/server/**/*texts.ts', {
	eager: true,
});

/** Words for staff are in their languages alone. */
const isForVisitors = (value: unknown): boolean =>
	typeof value === 'object' && value !== null && LOCALES.every((locale) => locale in value);

/** What the host says in five languages, by the file that brings it together: by being there. */
const HOST_TEXTS = Object.entries(WRITTEN).flatMap(([path, module]) => {
	const tables = Object.entries(module).filter(([, value]) => isForVisitors(value));
	const file = path.replace(SERVER, '');
	return tables.length === 0 ? [] : [{ file, tables: Object.fromEntries(tables) }];
});
export const HOST_TEXT_FILES: readonly string[] = HOST_TEXTS.map(({ file }) => file);

/** Everything that the house says to visitors: messages, mails, host pages, papers, demo. */
export const HOUSE_TEXTS: readonly HouseText[] = [
	...messages,
	...HOST_TEXTS.flatMap(({ file, tables }) => textsOf(tables, file, null)),
	...documents,
	...textsOf(seed, 'seed', null),
];
