import { renderSVG } from 'uqr';
import { LOCALES, type Locale } from '#contract/locales.ts';
import type { Settings } from '#contract/content/settings.ts';
import { guaranteeHref, toNoticeLocale } from '#domain/catalogue/guarantee.ts';
import { toDigest } from '../source/digest.ts';

/** Harmonised notice of the legal guarantee as pages show it. */
export interface NoticeModel {
	/** File of the official notice, and its size; null states the facts in words. */
	artwork: { src: string; width: number; height: number } | null;
	/** Page of the European Union about the guarantee. */
	href: string;
	/** File of the QR code that leads to the same page. */
	qr: string;
}

const FOLDER = '/guarantee';
const toName = (locale: Locale, svg: string) => `${toNoticeLocale(locale)}-${toDigest(svg)}`;
const codeName = (locale: Locale) => `qr-${toNoticeLocale(locale)}`;

export function toNotice({ guarantee_artwork: artwork }: Settings, locale: Locale): NoticeModel {
	return {
		artwork: artwork && {
			src: `${FOLDER}/${toName(locale, artwork.svg)}.svg`,
			width: artwork.width,
			height: artwork.height,
		},
		href: guaranteeHref(locale),
		qr: `${FOLDER}/${codeName(locale)}.svg`,
	};
}

/** Settings in each language. */
type Told = Readonly<Record<Locale, { settings: Settings }>>;

/** Files shown by the notices of all languages: official ones unaltered, and the codes. */
export function noticeFiles(locales: Told): { name: string; svg: string }[] {
	const files = new Map<string, string>();
	for (const locale of LOCALES) {
		const { guarantee_artwork: artwork } = locales[locale].settings;
		if (artwork) files.set(toName(locale, artwork.svg), artwork.svg);
		files.set(codeName(locale), renderSVG(guaranteeHref(locale), { border: 2 }));
	}
	return [...files].map(([name, svg]) => ({ name, svg }));
}

/** Languages in which the shop sells without the official notice, for the log of a build. */
export const lackingNotices = (locales: Told): Locale[] =>
	LOCALES.filter((locale) => {
		const { shop, guarantee_artwork } = locales[locale].settings;
		return shop.is_enabled && guarantee_artwork === null;
	});
