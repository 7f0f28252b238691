import type { BuyerKind, TaxTreatment } from '#contract/orders/invoices.ts';
import { isEuCountry, findVatCountry } from './eu-countries.ts';
import { HOME } from './home.ts';
import type { TaxPlace } from './tax-places.ts';
import { isNorthernIrishVatNumber, isVatNumber } from './vat-numbers.ts';

/** Facts that decide the tax of an order. */
export interface Sale {
	kind: BuyerKind;
	/** Country of the billing address. */
	buyer_country: string;
	/** Plain, with its prefix; empty where none was given, or where VIES does not know it. */
	vat_number: string;
	/** Destination country of the goods. */
	country: string;
	place: TaxPlace;
}

/**
 * Decides the VAT treatment of an order. Goods that leave the Union's VAT are exported, in any
 * case. A company of another Union country, with its VAT number, whose goods go to a country other
 * than Italy accounts for the VAT itself (art. 41 D.L. 331/1993). Other goods within the Union are
 * taxed as for a consumer: by their destination country. For a company from Italy or outside the
 * Union, which is no consumer, it is the country of dispatch.
 */
export function toTaxTreatment(sale: Sale): TaxTreatment {
	const { kind, country, place } = sale;
	if (place === 'outside_vat') return 'export';
	const isInUnion =
		place === 'northern_ireland' || place === 'taxed_as' || isEuCountry(findVatCountry(country));
	if (!isInUnion) return 'export';
	if (country === HOME) return 'domestic';
	if (isBuyingFree(sale)) return 'intra_eu';
	const isElsewhere = kind === 'foreign_company' && place !== 'northern_ireland';
	return isElsewhere || kind === 'italian_company' ? 'domestic' : 'distance_sale';
}

function isBuyingFree({ kind, buyer_country, vat_number }: Sale): boolean {
	if (kind === 'eu_company') return isVatNumber(vat_number, buyer_country);
	const isNorthernIrish = kind === 'foreign_company' && buyer_country === 'GB';
	return isNorthernIrish && isNorthernIrishVatNumber(vat_number);
}

/** Country whose rate an order is charged at; null where no VAT is. */
export function findTaxingCountry(treatment: TaxTreatment, country: string): string | null {
	switch (treatment) {
		case 'domestic':
			return HOME;
		case 'distance_sale':
			return country;
		case 'intra_eu':
		case 'export':
			return null;
	}
}
