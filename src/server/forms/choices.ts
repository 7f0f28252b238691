import type { FormField } from '#contract/forms/forms.ts';
import type { Locale } from '#contract/locales.ts';
import { likelyFirst } from '#domain/addresses/countries.ts';
import { countryName } from '#i18n/country-name.ts';
import { formatSeries } from '#i18n/format.ts';
import {
	type ChoiceSource,
	findShops,
	findWheelArticles,
	type WheelArticle,
} from '#server/content/ports.ts';
import type { ReadPart } from '#server/platform/answers/parts.ts';
import type { ContentPart } from '#server/platform/answers/tables.ts';
import type { Db } from '#server/platform/db/client.ts';
import { versioned } from '#server/platform/db/localized.ts';
import type { LocalizedForm } from './localize.ts';

type Option = FormField['options'][number];

/** Wheels that at least one shop carries, article by article. */
async function findCarriedWheels(db: Db): Promise<WheelArticle[]> {
	const [articles, shops] = await Promise.all([findWheelArticles(db), findShops(db)]);
	const carried = new Set(shops.flatMap(({ ranges }) => ranges));
	return articles.filter(({ range }) => carried.has(range));
}

async function wheels(db: Db, locale: Locale, part: ReadPart): Promise<Option[]> {
	const carried = await part('carried wheels', CHOICE_PARTS, () => findCarriedWheels(db));
	return carried.map(({ code, range, nameIn }) => ({
		value: code,
		label: nameIn(locale),
		goes_with: [range],
	}));
}

/** Shops by country and town; the likely ones for a reader of the language come first. */
async function shops(db: Db, locale: Locale): Promise<Option[]> {
	const { compare } = new Intl.Collator(locale);
	const named = (await findShops(db)).map((shop) => ({
		...shop,
		code: shop.country,
		words: [countryName(shop.country, locale), shop.city, shop.name] as const,
	}));
	const byName = named.toSorted((a, b) => compare(a.words.join('\t'), b.words.join('\t')));
	return likelyFirst(byName, locale).map(({ id, words, ranges }) => ({
		value: id,
		label: formatSeries(words, locale),
		goes_with: ranges,
	}));
}

const SOURCES: Record<ChoiceSource, (db: Db, locale: Locale, part: ReadPart) => Promise<Option[]>> =
	{
		wheels,
		shops,
	};

/** Parts of the content that the choices are read from. */
export const CHOICE_PARTS = [
	'categories',
	'products',
	'variants',
	'options',
	'colors',
	'stores',
] as const satisfies readonly ContentPart[];

/**
 * Form with its choices filled in: fields whose choices are records list them. Submissions are
 * validated against the records themselves, so that an error can name a choice that is gone.
 */
export async function withChoices(
	db: Db,
	form: LocalizedForm,
	part: ReadPart,
): Promise<LocalizedForm> {
	if (form.fields.every(({ choices }) => choices === undefined)) return form;
	const { version: _, fields, ...rest } = form;
	const filled = fields.map(async ({ choices, ...field }) => ({
		...field,
		options: choices ? await SOURCES[choices](db, form.locale, part) : field.options,
	}));
	return versioned({ ...rest, fields: await Promise.all(filled) });
}
