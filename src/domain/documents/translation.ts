import type { ContentEntity } from '#contract/content/documents/entities.ts';
import { DOCUMENT_SCHEMAS } from '#contract/content/documents/registry.ts';
import {
	OTHER_LOCALES,
	type OtherLocale,
	type Translated,
	TRANSLATION_STATES,
	type TranslationState,
} from '#contract/content/documents/translation.ts';
import { toPlaces, type Place } from '#contract/content/documents/walk.ts';
import type { Locale } from '#contract/locales.ts';

/** Kinds of fields with text for visitors, which exists in every language. */
const WORDS: readonly string[] = ['line', 'text', 'rich_text'];

/** Fields that identify list items that move; a translated text never identifies one. */
const NAMES = ['id', 'slug', 'code', 'value'];
const NAMES_IN_TEXTS = ['key'];

/** Texts of a document by field and language; a field is named without its language. */
type Texts = ReadonlyMap<string, Partial<Record<Locale, string>>>;

interface Read {
	texts: Texts;
	/** Blocks that a language has, by `locale path`. */
	blocks: ReadonlySet<string>;
}

/** Short digest of a source text: 53 bits, which is enough to see that a sentence has changed. */
export function textDigest(text: string): string {
	let [high, low] = [0xdeadbeef, 0x41c6ce57];
	for (let at = 0; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		high = Math.imul(high ^ code, 2654435761);
		low = Math.imul(low ^ code, 1597334677);
	}
	high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
	low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
	return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

function toName(item: unknown, at: number, names: readonly string[]): string {
	if (typeof item !== 'object' || item === null) return String(at);
	const fields = new Map<string, unknown>(Object.entries(item));
	const name = names.map((field) => fields.get(field)).find((value) => typeof value === 'string');
	return typeof name === 'string' && name !== '' ? name : String(at);
}

/**
 * Name of a field that stays the same when its container moves, and in all languages:
 * `texts.blocks.hero-1.title`.
 */
export function fieldName(document: unknown, { path, localeAt }: Place): string {
	let at: unknown = document;
	const names: string[] = [];
	path.forEach((step, index) => {
		const inner: unknown = Object(at)[step];
		const known = localeAt !== null && index > localeAt ? NAMES_IN_TEXTS : NAMES;
		if (index !== localeAt) {
			names.push(typeof step === 'number' ? toName(inner, step, known) : step);
		}
		at = inner;
	});
	return names.join('.');
}

function readTexts(entity: ContentEntity, document: object | null): Read {
	const texts = new Map<string, Partial<Record<Locale, string>>>();
	const blocks = new Set<string>();
	if (!document) return { texts, blocks };
	for (const place of toPlaces(DOCUMENT_SCHEMAS[entity], document)) {
		const { locale, field, value } = place;
		if (locale === null) continue;
		const name = fieldName(document, place);
		if (field.kind === 'key') blocks.add(`${locale} ${name.replace(/\.key$/, '')}`);
		if (!WORDS.includes(field.kind) || typeof value !== 'string' || value === '') continue;
		texts.set(name, { ...texts.get(name), [locale]: value });
	}
	return { texts, blocks };
}

/** Languages that a document is published in, beside Italian. */
function publishedIn(document: object): readonly OtherLocale[] {
	const locales: unknown = 'locales' in document ? document.locales : null;
	return Array.isArray(locales)
		? OTHER_LOCALES.filter((one) => locales.includes(one))
		: OTHER_LOCALES;
}

/** True if a language leaves a block out: nothing to translate. Without texts it omits none. */
function isLeftOut(name: string, locale: Locale, { blocks }: Read, hasTexts: boolean): boolean {
	const [block] = /^.*?\bblocks\.[^.]+/.exec(name) ?? [];
	return hasTexts && block !== undefined && !blocks.has(`${locale} ${block}`);
}

export interface LocaleHealth {
	/** The worst of its fields. */
	state: TranslationState;
	counts: Record<TranslationState, number>;
	/** State of every text that exists in Italian, by the name of its field. */
	fields: Record<string, TranslationState>;
}
export type TranslationHealth = Partial<Record<OtherLocale, LocaleHealth>>;

/** State of each translation of a document, by language and field. */
export function translationHealth(
	entity: ContentEntity,
	document: object,
	madeFrom: Translated = toTranslated(document),
): TranslationHealth {
	const read = readTexts(entity, document);
	const health: TranslationHealth = {};
	for (const locale of publishedIn(document)) {
		const hasTexts = [...read.texts.values()].some((texts) => texts[locale] !== undefined);
		const fields: LocaleHealth['fields'] = {};
		for (const [name, texts] of read.texts) {
			if (texts.it === undefined || isLeftOut(name, locale, read, hasTexts)) continue;
			fields[name] = toState(texts.it, texts[locale], madeFrom[locale]?.[name]);
		}
		health[locale] = summed(fields);
	}
	return health;
}

function toState(
	italian: string,
	text: string | undefined,
	made: { of: string; same: boolean } | undefined,
): TranslationState {
	if (text === undefined) return 'missing';
	if (!made) return 'current';
	if (made.of !== textDigest(italian)) return 'stale';
	return made.same && text === italian ? 'same' : 'current';
}

function summed(fields: LocaleHealth['fields']): LocaleHealth {
	const counts = { missing: 0, stale: 0, current: 0, same: 0 };
	for (const state of Object.values(fields)) counts[state] += 1;
	return {
		state: TRANSLATION_STATES.find((state) => counts[state] > 0) ?? 'current',
		counts,
		fields,
	};
}

const isTranslated = (value: unknown): value is Translated =>
	typeof value === 'object' && value !== null;

const toTranslated = (document: object | null): Translated =>
	document && 'translated' in document && isTranslated(document.translated)
		? document.translated
		: {};

/**
 * Records what translations were made from when a document replaces another.
 * A changed translation fits the Italian text that it comes with; an unchanged one the Italian text
 * of before; unless an editor says otherwise. Fitting ones are not noted: only those that do not
 * fit, and those that are the same on purpose.
 */
export function recordTranslations(
	entity: ContentEntity,
	before: object | null,
	after: object,
): Translated {
	const [was, is] = [readTexts(entity, before).texts, readTexts(entity, after).texts];
	const [noted, given] = [toTranslated(before), toTranslated(after)];
	const made: Translated = {};
	for (const [name, texts] of is) {
		for (const locale of OTHER_LOCALES) {
			if (texts.it === undefined || texts[locale] === undefined) continue;
			const old = was.get(name);
			const [earlier, said] = [
				noted[locale]?.[name],
				given[locale]?.[name] ?? noted[locale]?.[name],
			];
			const isSaid = said !== undefined && (said.of !== earlier?.of || said.same !== earlier.same);
			const isNew = old?.[locale] !== texts[locale];
			const of = said?.of ?? textDigest(old?.it ?? texts.it);
			const fits = of === textDigest(texts.it) || (isNew && !isSaid);
			const same = fits && (said?.same ?? false) && texts[locale] === texts.it;
			if (fits && !same) continue;
			(made[locale] ??= {})[name] = { of: fits ? textDigest(texts.it) : of, same };
		}
	}
	return made;
}

/** Digests of Italian texts that translations of a document were made from. */
export const digestsIn = (document: object | null): string[] =>
	Object.values(toTranslated(document)).flatMap((fields) =>
		Object.values(fields ?? {}).map(({ of }) => of),
	);

/** Health of a draft beside the live document: under which translation the source has changed. */
export const draftHealth = (
	entity: ContentEntity,
	live: object | null,
	draft: object,
): TranslationHealth => translationHealth(entity, draft, recordTranslations(entity, live, draft));

/** Texts of a document by the name of their field, in every language that has them. */
export const fieldTexts = (entity: ContentEntity, document: object): Texts =>
	readTexts(entity, document).texts;

/**
 * Records an editor's statement that a translation fits the current Italian text, `same` where it
 * is the same word on purpose.
 */
export function recordStatement(
	entity: ContentEntity,
	document: object,
	{ locale, field, same }: { locale: OtherLocale; field: string; same: boolean },
): Translated {
	const translated = toTranslated(document);
	const italian = fieldTexts(entity, document).get(field)?.it;
	if (italian === undefined) return translated;
	const said = { of: textDigest(italian), same };
	return { ...translated, [locale]: { ...translated[locale], [field]: said } };
}

type Counts = Record<TranslationState, number>;

/** Number of entries of a list in each state, by language. */
export function countStates(
	entries: readonly { locales: Partial<Record<Locale, TranslationState>> }[],
): Record<OtherLocale, Counts> {
	const counts = Object.fromEntries(
		OTHER_LOCALES.map((locale): [OtherLocale, Counts] => [
			locale,
			{ missing: 0, stale: 0, current: 0, same: 0 },
		]),
	) as Record<OtherLocale, Counts>;
	for (const { locales } of entries) {
		for (const locale of OTHER_LOCALES) {
			const state = locales[locale];
			if (state) counts[locale][state] += 1;
		}
	}
	return counts;
}
