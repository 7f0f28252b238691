import type { Locale } from '#contract/locales.ts';
import type { MailFrame } from '../../src/server/platform/mail/compose.ts';
import { SETTINGS } from '../../src/seed/settings.ts';

/** Text of the demo shop in a language, Italian where it has none. */
const inWords = (texts: { it: string } & Partial<Record<Locale, string>>, locale: Locale) =>
	texts[locale] ?? texts.it;

/** Header and footer of every mail of the demo shop. */
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
		parent_company: null,
	},
});
