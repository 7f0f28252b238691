import type { Settings } from '#contract/content/settings.ts';
import type { Locale } from '#contract/locales.ts';
import { countryOnParcel } from '#i18n/country-name.ts';

/** Sender of mails: brand and company. */
export interface Sender {
	brand: string;
	company: Settings['company'];
	/** Own wording of the legal guarantee, and the id of its official notice, if there are any. */
	guarantee?: { words: string | null; artwork: string | null };
}

/** Address for returned goods, as printed on the parcel. */
export function goodsBackTo({ company }: Sender, locale: Locale, reference?: string): string[] {
	const { legal_name, street, postal_code, city, province, country } = company;
	return [
		legal_name,
		...(reference === undefined ? [] : [reference]),
		street,
		`${postal_code} ${city} (${province})`,
		countryOnParcel(country, locale),
	];
}
