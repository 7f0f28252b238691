import type { Locale } from '#contract/locales.ts';
import { completeDurability } from '#domain/catalogue/durability.ts';
import { decidesFit } from '#domain/catalogue/fit.ts';
import { formatSeries } from '#i18n/format.ts';
import type { Pictures } from '../pictures.ts';
import { toMedia } from '../stored-block.ts';
import { findSeo } from '../seo.ts';
import { toAddress, textIn, versioned } from '#server/platform/db/localized.ts';
import type { Choices, ProductRow } from './queries.ts';
import { variantName } from './variant-name.ts';

/** Serialises a product in one language. Every text in it is in the language of its texts. */
export function toProduct(
	row: ProductRow,
	asked: Locale,
	{ options, colors }: Choices,
	pictures: Pictures,
) {
	const { locale, text, slug, slugs } = toAddress(row.texts, row.slugs, asked);
	const ownOptions = row.options.flatMap((code) => {
		const option = options.get(code);
		if (!option) return [];
		const used = new Set(row.variants.map((variant) => variant.options[code]));
		const values = option.values
			.filter((value) => used.has(value.code))
			.map((value) => ({ code: value.code, name: textIn(value.name, locale) }));
		return [{ code, name: textIn(option.name, locale), decides_fit: decidesFit(option), values }];
	});
	const ownColors = row.colors.flatMap((code) => {
		const color = colors.get(code);
		if (!color) return [];
		const name = textIn(color.name, locale);
		const picture = row.color_pictures[code];
		const alt = formatSeries([text.name, name], locale);
		const media = picture ? toMedia({ picture, alt }, pictures) : null;
		return [{ code, name, swatch: color.swatch, media }];
	});

	return versioned({
		id: row.id,
		updated_at: row.updated_at.toISOString(),
		locale,
		slug,
		slugs,
		code: row.code,
		name: text.name,
		payoff: text.payoff,
		description: text.description,
		brand: row.brand,
		range: row.range,
		category_id: row.category_id,
		usage_ids: row.usage_ids,
		is_active: row.is_active,
		is_discontinued: row.is_discontinued,
		successor_id: row.successor_id,
		released_on: row.released_on,
		media: row.media_ids.map((picture, index, { length }) => {
			const shown = pictures.get(picture)?.alt;
			const counted = length > 1 ? `${text.name} ${index + 1}/${length}` : text.name;
			const alt = shown ? formatSeries([text.name, textIn(shown, locale)], locale) : counted;
			return toMedia({ picture, alt }, pictures);
		}),
		options: ownOptions,
		colors: ownColors,
		variants: row.variants.map((variant) => ({
			...variant,
			name: variantName(variant, row, { options, colors }, locale) ?? text.name,
		})),
		specifications: row.specifications.map(({ code, value }) => ({
			code,
			value: typeof value === 'number' ? value : textIn(value, locale),
		})),
		features: row.features.map(({ code, value }) => ({ code, value: textIn(value, locale) })),
		drawing: row.drawing,
		is_carbon_wheel: row.is_carbon_wheel,
		durability_guarantee: completeDurability(row.durability, text),
		document_ids: row.document_ids,
		related_ids: row.related_ids,
		compatible_ids: row.compatible_ids,
		seo: findSeo({ locale, text, name: text.name, social_id: row.social_id }, pictures),
	});
}
