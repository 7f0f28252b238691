import type { ItemAvailability, Offer, WarrantyPromise } from 'schema-dts';
import type { Variant } from '#contract/content/catalogue.ts';
import type { ProductModel, VariantRow } from '#content/product/product.ts';
import { decimalMoney } from '#i18n/format.ts';
import type { StructuredPage } from './ids.ts';
import { toSeller } from './selling.ts';

type Availability = Variant['availability'];

/** Availability in schema.org terms while the shop is open. */
const ORDERED_HERE: Record<Availability, ItemAvailability> = {
	in_stock: 'https://schema.org/InStock',
	low_stock: 'https://schema.org/LimitedAvailability',
	made_to_order: 'https://schema.org/MadeToOrder',
	out_of_stock: 'https://schema.org/OutOfStock',
};

/** Availability while the shop is closed: retailers sell the product, as the page states. */
const BOUGHT_IN_STORES: Record<Availability, ItemAvailability> = {
	...ORDERED_HERE,
	in_stock: 'https://schema.org/InStoreOnly',
};

function toAvailability(
	{ shell }: StructuredPage,
	product: ProductModel,
	{ availability }: VariantRow,
): ItemAvailability {
	if (product.isDiscontinued) return 'https://schema.org/Discontinued';
	return (shell.isShopEnabled ? ORDERED_HERE : BOUGHT_IN_STORES)[availability];
}

/** Producer's guarantee of durability; years are coded by UN/CEFACT recommendation 20. */
const toWarranty = ({ years }: NonNullable<ProductModel['durability']>): WarrantyPromise => ({
	'@type': 'WarrantyPromise',
	durationOfWarranty: { '@type': 'QuantitativeValue', value: years, unitCode: 'ANN' },
});

/** Offer at the price that the page shows; none for an article with a price on request. */
export function findOffer(
	page: StructuredPage,
	product: ProductModel,
	variant: VariantRow,
): Offer | null {
	if (variant.amount === null) return null;
	return {
		'@type': 'Offer',
		// In this order it costs the fewest bytes on the wire.
		availability: toAvailability(page, product, variant),
		itemCondition: 'https://schema.org/NewCondition',
		priceCurrency: product.currency,
		...(product.isSoldHere && toSeller(page)),
		...(product.durability && { warranty: toWarranty(product.durability) }),
		eligibleRegion: product.printedFor.country,
		price: decimalMoney(variant.amount, product.currency),
	};
}
