import type { Product } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import { isDiscWheel, takesTyre } from '#domain/fit-bench/wheel.ts';
import { formatMoney, formatNumber } from '#i18n/format.ts';
import { printedFor } from '../catalogue/catalogue.ts';
import { raceLine, type RaceLine } from '../fit/race-line.ts';
import type { Site } from '../site/site.ts';

/** Terms stated at the price, already formatted; null if there are none. */
export interface TrustModel {
	/** Working days of delivery, `5–6`, and the value of goods from which it is free. */
	delivery: { days: string; freeFrom: string | null } | null;
	/** True for a wheel or a rim, which comes without a tyre. */
	isWithoutTyre: boolean;
	/** Things in the box; empty if the data sheet does not say. */
	included: string;
	/** Race rule of a road wheel. */
	race: RaceLine | null;
	/** Terms of a new wheel after a crash, for carbon; the page of the form that asks for it. */
	crash: { percent: string; years: string; href: string } | null;
}

/** Terms of a product that is sold here or in stores. */
export function toTrust(site: Site, locale: Locale, product: Product): TrustModel {
	const { shop } = site.locales[locale].settings;
	const { country, currency } = printedFor(site, locale);
	const days = shop.standard_delivery_days;
	const threshold =
		country === 'IT' ? shop.free_shipping_threshold_ita : shop.free_shipping_threshold_int;
	const form = site.addresses.find(locale, 'page', 'contacts')?.path;
	const policy = product.is_carbon_wheel ? shop.crash_replacement : null;
	const included = product.specifications.find(({ code }) => code === 'included')?.value;
	const span = days && (days.min === days.max ? [days.min] : [days.min, days.max]);
	return {
		delivery: span && {
			days: span.map((day) => formatNumber(day, locale)).join('–'),
			freeFrom: threshold === null ? null : formatMoney(threshold, currency, locale),
		},
		isWithoutTyre: takesTyre(product) || isDiscWheel(product),
		included: typeof included === 'string' ? included : '',
		race: raceLine(site, locale, product),
		crash:
			policy && form !== undefined
				? {
						percent: formatNumber(policy.percent_off, locale),
						years: formatNumber(policy.years, locale),
						href: form,
					}
				: null,
	};
}
