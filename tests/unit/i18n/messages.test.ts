import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { DESK_LOCALES } from '#contract/publishing/states.ts';
import type { MessageKey, Messages, MessageValues, Namespace, Translator } from '#i18n/messages.ts';
import { getT, toMessages } from '#i18n/server.ts';
import { createTranslator } from '#i18n/translator.ts';

const FOLDER = 'src/i18n/locales';
const NAMESPACES = [
	'account',
	'bench',
	'cart',
	'catalogue',
	'checkout',
	'consents',
	'content',
	'durability',
	'errors',
	'fit',
	'fit-pick',
	'forms',
	'hearts',
	'newsletter',
	'orders',
	'passport',
	'prices',
	'returns',
	'screens',
	'search',
	'search-screens',
	'shell',
	'specs',
	'thanks',
	'warranty',
	'wishlist',
	'withdrawal',
] as const satisfies Namespace[];
const PLURAL = /_(zero|one|two|few|many|other)$/;

const leavesSchema: v.GenericSchema<unknown, Messages> = v.record(
	v.string(),
	v.union([v.string(), v.lazy(() => leavesSchema)]),
);

/** Every text of a file by its full key. */
function leaves(messages: Messages, prefix = ''): [key: string, text: string][] {
	return Object.entries(messages).flatMap(([key, node]): [string, string][] =>
		typeof node === 'string' ? [[prefix + key, node]] : leaves(node, `${prefix}${key}.`),
	);
}

function read(locale: Locale, namespace: string): [key: string, text: string][] {
	const text = readFileSync(join(FOLDER, locale, `${namespace}.json`), 'utf8');
	return leaves(v.parse(leavesSchema, JSON.parse(text)));
}

/** Keys as the code names them: plural forms without their suffix. */
function toKeys(locale: Locale, namespace: string): string[] {
	return [...new Set(read(locale, namespace).map(([key]) => key.replace(PLURAL, '')))].toSorted();
}

const placeholders = (text: string) =>
	[...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name).toSorted();

/** Translates by a key that no type knows. */
const say = (t: Translator<Namespace>, key: string, values?: MessageValues): string =>
	String(Reflect.apply(t, undefined, [key, values]));

const files = LOCALES.flatMap((locale) =>
	NAMESPACES.map((namespace) => [locale, namespace] as const),
);

/** Files of one language, with their folder, without their ending. */
const listFiles = (locale: Locale) =>
	globSync('**/*.json', { cwd: join(FOLDER, locale) })
		.map((file) => file.replace(/\.json$/, ''))
		.toSorted();

const isForStaff = (file: string) => file.startsWith('desk/');

/** Texts that `texts.ts` reads for mails, documents and pages of the server. */
const SERVER_FILES = listFiles('it').filter((file) => file.includes('/') && !isForStaff(file));

/** Staff's texts in Italian alone: packages bring their English, the company reads Italian. */
const ITALIAN_ONLY = ['desk/editing/builder', 'desk/framework', 'desk/mails/company'];
const STAFF_FILES = listFiles('it').filter(
	(file) => isForStaff(file) && !ITALIAN_ONLY.includes(file),
);

const allFiles = [
	...LOCALES.flatMap((locale) =>
		[...NAMESPACES, ...SERVER_FILES].map((file) => [locale, file] as const),
	),
	...DESK_LOCALES.flatMap((locale) => STAFF_FILES.map((file) => [locale, file] as const)),
	['it', 'desk/mails/company'] as const,
];

describe('message files', () => {
	test.each(LOCALES)('%s has the files of the key types', (locale) => {
		expect(SERVER_FILES.length).toBeGreaterThan(20);
		const files = listFiles(locale).filter((file) => !isForStaff(file));
		expect(files).toEqual([...NAMESPACES, ...SERVER_FILES].toSorted());
	});

	test.each(LOCALES)('%s has the texts of staff if the desk speaks it', (locale) => {
		const isSpoken = DESK_LOCALES.some((known) => known === locale);
		const own = locale === 'it' ? [...STAFF_FILES, ...ITALIAN_ONLY] : STAFF_FILES;
		expect(STAFF_FILES.length).toBeGreaterThan(25);
		expect(listFiles(locale).filter(isForStaff)).toEqual(isSpoken ? own.toSorted() : []);
	});

	test.each(allFiles)('%s/%s has the keys of the Italian file', (locale, namespace) => {
		expect(toKeys(locale, namespace)).toEqual(toKeys('it', namespace));
	});

	test.each(allFiles)('%s/%s has no empty text and none with markup', (locale, namespace) => {
		const odd = read(locale, namespace).filter(
			([, text]) => text.trim() !== text || text === '' || /<\/?\w+/.test(text),
		);
		expect(odd).toEqual([]);
	});

	test.each(allFiles)('%s/%s has the placeholders of the Italian text', (locale, namespace) => {
		const italian = new Map(
			read('it', namespace).map(([key, text]) => [key.replace(PLURAL, ''), placeholders(text)]),
		);
		const odd = read(locale, namespace).filter(
			([key, text]) => placeholders(text).join() !== italian.get(key.replace(PLURAL, ''))?.join(),
		);
		expect(odd).toEqual([]);
	});

	test.each(allFiles)('%s/%s has exactly the plural forms of its language', (locale, namespace) => {
		const forms = new Map<string, string[]>();
		for (const [key] of read(locale, namespace)) {
			const form = PLURAL.exec(key)?.[1];
			if (!form) continue;
			const base = key.replace(PLURAL, '');
			forms.set(base, [...(forms.get(base) ?? []), form]);
		}
		const own = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
		if (locale === 'ja') expect(own).toEqual(['other']);
		for (const [base, found] of forms) expect([base, found.toSorted()]).toEqual([base, own]);
	});
});

describe('islands translate like i18next', () => {
	const COUNTS = [0, 1, 2, 5, 12, 1_000_000];
	const VALUES = { count: 3, label: 'L', name: '<b>&', page: 2, amount: '1 €', email: 'a@b' };

	test.each(files)('%s/%s', (locale, namespace) => {
		const own = createTranslator<Namespace>(locale, toMessages(locale, namespace));
		const bound = getT<Namespace>(locale, namespace);
		const theirs = i18next.getFixedT(locale, namespace);
		const keys = new Set(
			read(locale, namespace).flatMap(([key]) => [key, key.replace(PLURAL, '')]),
		);
		for (const key of keys) {
			expect([key, say(own, key, VALUES)]).toEqual([key, theirs(key, VALUES)]);
			for (const count of COUNTS) {
				const wanted = [key, count, theirs(key, { count })];
				expect([key, count, say(own, key, { count })]).toEqual(wanted);
				// A second time from the template that the first has left.
				for (const _ of [1, 2]) expect([key, count, say(bound, key, { count })]).toEqual(wanted);
			}
		}
	});

	test.each(files)('%s/%s, without values', (locale, namespace) => {
		const own = createTranslator<Namespace>(locale, toMessages(locale, namespace));
		const bound = getT<Namespace>(locale, namespace);
		const theirs = i18next.getFixedT(locale, namespace);
		for (const [key] of read(locale, namespace)) {
			expect([key, say(own, key)]).toEqual([key, String(theirs(key))]);
			expect([key, say(bound, key)]).toEqual([key, String(theirs(key))]);
		}
	});

	test('prints values unescaped, and keeps unknown placeholders', () => {
		const t = createTranslator<Namespace>('it', { a: { b: '{{x}} e {{ y }}' } });
		expect(say(t, 'a.b', { x: '$& <i>' })).toBe('$& <i> e {{ y }}');
		expect(say(t, 'a.missing')).toBe('a.missing');
	});

	test('the build interpolates likewise', () => {
		expect(getT('it', 'catalogue')('listing.page', { page: 2 })).toBe(
			i18next.getFixedT('it', 'catalogue')('listing.page', { page: 2 }),
		);
		expect(getT('fr', 'catalogue')('listing.count', { count: 1 })).toBe('1 produit');
		expect(getT('ja', 'catalogue')('listing.count', { count: 1 })).toBe('1点');
	});
});

test('keys are typed by the Italian files, plurals without their suffix', () => {
	expectTypeOf<'listing.count'>().toExtend<MessageKey<'catalogue'>>();
	expectTypeOf<'listing.count_other'>().not.toExtend<MessageKey<'catalogue'>>();
	expectTypeOf<'listing.nothing'>().not.toExtend<MessageKey<'catalogue'>>();
	expectTypeOf(getT('it', 'shell')).toEqualTypeOf<Translator<'shell'>>();
});

test.each([
	['it', /30 giorni prima del ribasso/],
	['en', /30 days before the reduction/],
	['es', /30 días anteriores a la rebaja/],
	['fr', /30 jours précédant la réduction/],
	['ja', /値下げ前30日間/],
] as const)('a reduced price names the days of the law in %s', (locale, words) => {
	const plainly = (text: string) => text.replace(/\s/g, ' ');
	expect(plainly(getT(locale, 'prices')('price.lowest30d', { amount: '1' }))).toMatch(words);
	expect(plainly(getT(locale, 'wishlist')('entry.lowest', { amount: '1' }))).toMatch(words);
});
