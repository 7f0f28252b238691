import type { BuyerKind, TaxTreatment } from '#contract/orders/invoices.ts';
import { isEuCountry, vatCountryOf } from './eu-countries.ts';
import { HOME } from './home.ts';
import type { TaxPlace } from './tax-places.ts';
import { isNorthernIrishVatNumber, isVatNumber } from './vat-numbers.ts';

/** What the tax of an order depends on. */
export interface Sale {
	kind: BuyerKind;
	/** Of the billing address. */
	buyer_country: string;
	/** Plain, with its prefix; empty where none was given, or where VIES does not know it. */
	vat_number: string;
	/** Where the goods go. */
	country: string;
	place: TaxPlace;
}

/**
 * By whose VAT an order is sold. Goods that leave the Union's VAT are exported, whoever buys. A
 * company of another country of the Union, with its VAT number, that has them sent to another country
 * than Italy accounts for the VAT itself (art. 41 D.L. 331/1993). Whoever else has them sent within
 * the Union pays as a consumer does: by the country that they go to; a company from elsewhere, which
 * is no consumer, by the one that they leave from.
 */
export function taxTreatmentOf(sale: Sale): TaxTreatment {
	const { kind, country, place } = sale;
	if (place === 'outside_vat') return 'export';
	const isInUnion =
		place === 'northern_ireland' || place === 'taxed_as' || isEuCountry(vatCountryOf(country));
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

/** The country whose rate an order is charged at; null where no VAT is. */
export function taxingCountryOf(treatment: TaxTreatment, country: string): string | null {
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
