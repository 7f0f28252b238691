import type { Product, Variant } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import { decidesFit } from '#domain/catalogue/fit.ts';
import { getT } from '#i18n/server.ts';
import type { Swatch } from './catalogue.ts';
import { findGallery } from '../pictures/gallery.ts';

/** A value of a choice. `variant` is the first article that has it. */
export interface ChoiceValue {
	code: string;
	name: string;
	swatch: Swatch | null;
	variant: string;
	/** Place of the finish's own picture in the gallery. */
	picture: number | null;
	/** True if no picture shows this finish: those of the product show its first. */
	isUnpictured: boolean;
}

/** Property that distinguishes articles: an option such as the freehub body, or the finish. */
export interface Choice {
	/** Null for the finish. */
	code: string | null;
	name: string;
	/** True if a wrong value is a part that does not fit: only the buyer chooses it. */
	decidesFit: boolean;
	values: ChoiceValue[];
}

/** Bare carbon and bare metal are finishes; dye is a colour. */
const isSurface = ({ colors }: Product) =>
	colors.some(({ swatch }) => swatch === 'carbon' || swatch === 'silver');

/** Choices of a product. Values that no article has, and choices without a value, are left out. */
export function toChoices(product: Product, locale: Locale): Choice[] {
	const gallery = findGallery(product);
	const options = product.options.map(({ code, name, values, decides_fit }): Choice => ({
		code,
		name,
		decidesFit: decidesFit({ code, decides_fit }),
		values: values.flatMap((value) => {
			const variant = product.variants.find(({ options }) => options[code] === value.code);
			return variant
				? [{ ...value, swatch: null, variant: variant.code, picture: null, isUnpictured: false }]
				: [];
		}),
	}));
	const finish: Choice = {
		code: null,
		decidesFit: false,
		name: getT(locale, 'catalogue')(isSurface(product) ? 'product.finish' : 'product.color'),
		values: product.colors.flatMap(({ code, name, swatch, media }, at) => {
			const variant = product.variants.find(({ color }) => color === code);
			if (!variant) return [];
			const picture = media ? gallery.findIndex(({ file }) => file === media.file) : null;
			const isUnpictured = at > 0 && picture === null && gallery.length > 0;
			return [{ code, name, swatch, variant: variant.code, picture, isUnpictured }];
		}),
	};
	return [...options, finish].filter(({ values }) => values.length > 0);
}

/** Placeholder for a choice that an article does not have. */
const NONE = '-';

/** Values of an article in the order of its product's choices. */
export const listValues = ({ options, color }: Variant, choices: readonly Choice[]): string[] =>
	choices.map(({ code }) => (code === null ? color : options[code]) ?? NONE);
