import type { Product, ProductGroup, PropertyValue } from 'schema-dts';
import type { Choice } from '#content/catalogue/choices.ts';
import type { ProductModel, VariantRow } from '#content/product/product.ts';
import type { Measure, Unit } from '#content/parts/specifications.ts';
import { getT } from '#i18n/server.ts';
import { absolute, partId, type StructuredPage } from './ids.ts';
import { toBrand } from './site.ts';
import { findOffer } from './offer.ts';

/** Units as commerce codes them (UN/CEFACT recommendation 20). */
const UNIT_CODES: Record<Unit, string> = { g: 'GRM', kg: 'KGM', mm: 'MMT', bar: 'BAR', Nm: 'NU' };

/** Choices that the vocabulary has a property for, by the option's code; null is the finish. */
const NAMED_CHOICES: Record<string, 'color' | 'size'> = { size: 'size' };
const findProperty = ({ code }: Choice) => (code === null ? 'color' : NAMED_CHOICES[code]);

const isWeight = ({ code }: Measure) => code === 'weight' || code === 'wheelset_weight';

function toMeasure({ value, unit }: Measure) {
	return { value, unitCode: UNIT_CODES[unit] };
}

/** Figures of the data sheet that have a unit, under its names for them. */
function toMeasures({ frame }: StructuredPage, product: ProductModel) {
	const specs = getT(frame.locale, 'specs');
	const weight = product.measures.find(isWeight);
	const others = product.measures
		.filter((measure) => !isWeight(measure))
		.map((measure): PropertyValue => ({
			'@type': 'PropertyValue',
			name: specs(`label.${measure.code}`),
			...toMeasure(measure),
		}));
	return {
		// In this order it costs the fewest bytes on the wire.
		...(others.length > 0 && { additionalProperty: others }),
		...(weight && { weight: { '@type': 'QuantitativeValue' as const, ...toMeasure(weight) } }),
	};
}

/** Values of an article in each choice of the page: those with a property of their own, and others. */
function chosenValues({ choices }: ProductModel, variant: VariantRow) {
	const found = choices.flatMap((choice, at) => {
		const value = choice.values.find(({ code }) => code === variant.values[at]);
		return value ? [{ choice, value }] : [];
	});
	const named = found.flatMap(({ choice, value }) => {
		const property = findProperty(choice);
		return property ? [[property, value.name] as const] : [];
	});
	const others = found
		.filter(({ choice }) => findProperty(choice) === undefined)
		.map(({ choice, value }): PropertyValue => ({
			'@type': 'PropertyValue',
			name: choice.name ?? '',
			value: value.name,
		}));
	return { named: Object.fromEntries(named), others };
}

/** The picture of an article's finish, else the product's first. */
function findPicture(
	page: StructuredPage,
	{ choices, pictures }: ProductModel,
	variant: VariantRow,
) {
	const ofFinish = choices
		.flatMap(({ values }) => values)
		.find(({ code, picture }) => picture !== null && variant.values.includes(code));
	const picture = pictures[ofFinish?.picture ?? 0];
	return picture && { image: absolute(page, picture.full) };
}

/** The shop is the maker's own: its codes are the maker's part numbers, given where there is no GTIN. */
const toNumber = ({ code, gtin }: VariantRow) => (gtin ? { gtin13: gtin } : { mpn: code });

/** One article of a product that has several; its group is the one that lists it. */
function toVariant(page: StructuredPage, product: ProductModel, variant: VariantRow): Product {
	const offers = findOffer(page, product, variant);
	const { named, others } = chosenValues(product, variant);
	return {
		'@type': 'Product',
		// In this order the heaviest page costs the fewest bytes on the wire.
		...(offers && { offers }),
		...(others.length > 0 && { additionalProperty: others }),
		name: `${product.name}, ${variant.name}`,
		sku: variant.code,
		...toNumber(variant),
		...named,
		...findPicture(page, product, variant),
	};
}

/**
 * Search results show one to three pictures of a product; each more costs every page its address.
 * For a product with several articles one is enough: each article adds that of its finish.
 */
const mostPictures = ({ variants }: ProductModel) => (variants.length > 1 ? 1 : 3);

/** Properties that all articles of a product share. */
function toCommon(page: StructuredPage, product: ProductModel) {
	const images = product.pictures
		.slice(0, mostPictures(product))
		.map(({ full }) => absolute(page, full));
	return {
		'@id': partId(page, 'product'),
		name: product.name,
		url: page.frame.canonical,
		...(images.length > 0 && { image: images }),
		brand: toBrand(page),
		...toMeasures(page, product),
		// In this place it costs the fewest bytes on the wire.
		description: page.frame.description,
	};
}

/** A product with its articles as variants; one with a single article is that article. */
export function toProduct(page: StructuredPage, product: ProductModel): Product | ProductGroup {
	const common = toCommon(page, product);
	const material = product.material ? { material: product.material } : {};
	const [only, ...others] = product.variants;
	if (others.length > 0) {
		return {
			'@type': 'ProductGroup',
			...common,
			productGroupID: product.code,
			...material,
			variesBy: product.choices
				.filter(({ values }) => values.length > 1)
				.map((choice) => {
					const property = findProperty(choice);
					return property ? `https://schema.org/${property}` : (choice.name ?? '');
				}),
			hasVariant: product.variants.map((variant) => toVariant(page, product, variant)),
		};
	}
	const offers = only && findOffer(page, product, only);
	return {
		'@type': 'Product',
		...common,
		...material,
		...(only ? { sku: only.code, ...toNumber(only) } : { sku: product.code }),
		...(offers && { offers }),
	};
}
