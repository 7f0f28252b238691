import type { Locale } from '#contract/locales.ts';
import { countryName } from '#i18n/format.ts';
import type { Site } from './site.ts';

export interface ContactModel {
	legalName: string;
	addressLines: string[];
	email: string;
	phone: string;
	website: string;
	mapUrl: string;
}

export function contactOf(site: Site, locale: Locale): ContactModel {
	const { company } = site.locales[locale].settings;
	return {
		legalName: company.legal_name,
		addressLines: [
			company.street,
			`${company.postal_code} ${company.city} (${company.province})`,
			countryName(company.country, locale),
		],
		email: company.email,
		phone: company.phone,
		website: company.website,
		mapUrl: company.map_url,
	};
}
