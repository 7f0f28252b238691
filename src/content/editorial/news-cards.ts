import type { Locale } from '#contract/locales.ts';
import type { News } from '#contract/content/pages.ts';
import { formatDate } from '#i18n/format.ts';
import { toPictureOrNull } from '../pictures/media.ts';
import type { Picture } from '../parts/model.ts';
import type { Site } from '../site/site.ts';

export interface NewsCard {
	id: string;
	title: string;
	excerpt: string;
	topic: News['topic'];
	href: string;
	lang: Locale | null;
	date: string;
	isoDate: string;
	picture: Picture | null;
}

export function toNewsCard(site: Site, locale: Locale, news: News): NewsCard {
	return {
		id: news.id,
		title: news.title,
		excerpt: news.excerpt,
		topic: news.topic,
		href: site.addresses.path(locale, 'news', news.id, 'news card'),
		lang: news.locale === locale ? null : news.locale,
		date: formatDate(news.published_on, locale),
		isoDate: news.published_on,
		picture: toPictureOrNull(news.media),
	};
}

/** All news, newest first. */
export function newsCards(site: Site, locale: Locale): NewsCard[] {
	return site.locales[locale].news.map((news) => toNewsCard(site, locale, news));
}
