import { DEFAULT_LOCALE } from '#contract/locales.ts';
import type { Cents } from '#contract/units.ts';
import { cents } from '#domain/money/money.ts';
import { WITHDRAWAL_DAYS } from '#domain/orders/order-terms.ts';
import { transitDays } from '#domain/money/shipping-rates.ts';
import type { Site } from '../site/site.ts';

/** Countries with the same rate of standard delivery, in the currency that pages are printed in. */
export interface DeliveryModel {
	countries: string[];
	currency: string;
	amount: Cents;
	/** Value of goods from which it is free, and the greatest value below it. */
	free_from: Cents | null;
	paid_up_to: Cents | null;
	/** Days until it arrives. */
	least: number;
	most: number;
}

/** Days from delivery in which a buyer may send goods back. */
export const RETURN_DAYS = WITHDRAWAL_DAYS;
export const NOTHING = cents(0);

/**
 * Countries that the shop sends to at the prices that pages print, the one that they are printed
 * for first. Empty while the shop is closed, and for a host that does not say.
 */
export function toDeliveries(site: Site): DeliveryModel[] {
	const { shop } = site.locales[DEFAULT_LOCALE].settings;
	if (!shop.is_enabled) return [];
	const groups = new Map<string, DeliveryModel>();
	for (const { country, currency, is_default_list, shipping } of site.shared.deliveries) {
		const [rate] = shipping;
		if (!is_default_list || !rate) continue;
		const key = JSON.stringify(rate);
		const group = groups.get(key);
		if (group) {
			group.countries.push(country);
			continue;
		}
		const { amount, free_from } = rate;
		const paid_up_to = free_from === null ? null : cents(Math.max(0, free_from - 1));
		const terms = { currency, amount, free_from, paid_up_to, ...transitDays(rate) };
		groups.set(key, { countries: [country], ...terms });
	}
	const isPrinted = ({ countries }: DeliveryModel) => countries.includes(shop.default_country);
	return [...groups.values()].toSorted((a, b) => Number(isPrinted(b)) - Number(isPrinted(a)));
}
