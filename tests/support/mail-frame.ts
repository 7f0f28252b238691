import type { Locale } from '#contract/locales.ts';
import type { MailFrame } from '../../src/server/platform/mail/compose.ts';
import { SETTINGS } from '../../src/seed/settings.ts';

/** The demo maker's own words, Italian where it has none. */
const inWords = (texts: { it: string } & Partial<Record<Locale, string>>, locale: Locale) =>
	texts[locale] ?? texts.it;

/** What every mail of the demo maker begins and ends with. */
export const mailFrameFor = (locale: Locale): MailFrame => ({
	locale,
	siteUrl: 'https://www.livenza.example',
	brand: inWords(SETTINGS.site_name, locale),
	company: {
		...SETTINGS.company,
		representative: SETTINGS.company.representative ?? null,
		share_capital:
			SETTINGS.company.share_capital && inWords(SETTINGS.company.share_capital, locale),
		group_note: null,
	},
});
