import type { Settings } from '#contract/content/settings.ts';
import type { Locale } from '#contract/locales.ts';
import { countryName } from '#i18n/country-name.ts';
import { getT } from '#i18n/server.ts';
import { toNotice, type NoticeModel } from '../site/guarantee.ts';
import type { Site } from '../site/site.ts';

export interface ContactModel {
	legalName: string;
	addressLines: string[];
	email: string;
	phone: string;
	website: string;
	mapUrl: string;
	/** Support hours, `lunedì–venerdì`, `8:30–12:30 · 14:30–18:30`: one line for the same days. */
	hours: { days: string; time: string }[];
	/** The company's wording of the legal guarantee; null uses the site's. */
	guaranteeNotice: string | null;
	/** The Union's harmonised notice of it. */
	notice: NoticeModel;
}

const known = new WeakMap<Settings, Map<Locale, ContactModel>>();

/** Contact of the company, cached by settings object: every product names its maker. */
export function getContact(site: Site, locale: Locale): ContactModel {
	const { settings } = site.locales[locale];
	let byLocale = known.get(settings);
	if (!byLocale) known.set(settings, (byLocale = new Map()));
	let contact = byLocale.get(locale);
	if (!contact) byLocale.set(locale, (contact = toContact(settings, locale)));
	return contact;
}

function toHours(
	rows: Settings['shop']['support_hours'],
	t: ReturnType<typeof getT<'content'>>,
): ContactModel['hours'] {
	const times = new Map<string, string[]>();
	for (const { from_day, to_day, opens, closes } of rows) {
		const [first, last] = [t(`day.${from_day}`), t(`day.${to_day}`)];
		const days = first === last ? first : `${first}–${last}`;
		times.set(days, [...(times.get(days) ?? []), `${opens}–${closes}`]);
	}
	return [...times].map(([days, spans]) => ({ days, time: spans.join(' · ') }));
}

function toContact(settings: Settings, locale: Locale): ContactModel {
	const { company, shop, guarantee_notice } = settings;
	const t = getT(locale, 'content');
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
		hours: toHours(shop.support_hours, t),
		guaranteeNotice: guarantee_notice,
		notice: toNotice(settings, locale),
	};
}
