import type { Locale } from '#contract/locales.ts';
import { mediaUrl } from './media.ts';
import type { News } from '#contract/content/pages.ts';
import { config } from '#config.ts';
import { href, newsFeedHref } from '#i18n/paths.ts';
import { getT } from '#i18n/server.ts';
import type { Site } from './site.ts';

/** Items of a feed; readers keep older ones themselves. */
const NEWEST = 30;
const PICTURE_WIDTH = 1200;

const ESCAPES: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&apos;',
};
/** Characters that XML 1.0 cannot carry, not even escaped. */
// oxlint-disable-next-line no-control-regex -- these are the ones to take out
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

export function escapeXml(text: string): string {
	return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (c) => ESCAPES[c] ?? c);
}

const element = (name: string, text: string, attributes = '') =>
	`<${name}${attributes}>${escapeXml(text)}</${name}>`;

/** A day as RSS writes it, `Mon, 19 Jan 2026 00:00:00 GMT`. */
const toRfc822 = (date: string) => new Date(date).toUTCString();

function itemXml(site: Site, locale: Locale, origin: string, news: News): string {
	const link = origin + site.addresses.path(locale, 'news', news.id, 'news feed');
	// A title may change and with it the address; readers must not take it for another story.
	const host = new URL(origin).hostname;
	const guid = `tag:${host},${news.published_on.slice(0, 4)}:news/${news.id}/${locale}`;
	const picture = news.media && origin + mediaUrl(news.media.file, PICTURE_WIDTH);
	return [
		'<item>',
		element('title', news.title),
		element('link', link),
		element('guid', guid, ' isPermaLink="false"'),
		element('pubDate', toRfc822(news.published_on)),
		element('category', getT(locale, 'content')(`topic.${news.topic}`)),
		element('description', news.excerpt),
		picture ? `<media:content url="${escapeXml(picture)}" medium="image"/>` : '',
		'</item>',
	].join('');
}

/**
 * The news of one language as RSS 2.0, newest first. Stories that fall back to Italian, or that
 * are not to be indexed, are left out: a feed states one language, and the original is in its own.
 */
export function newsFeed(site: Site, locale: Locale): string {
	const { settings, news } = site.locales[locale];
	const origin = config.SITE_URL;
	const t = getT(locale, 'content');
	const own = news.filter((entry) => entry.locale === locale && !entry.seo.noindex);
	const items = own.slice(0, NEWEST);
	const changed = items.map(({ updated_at }) => updated_at).toSorted();
	const newest = changed.at(-1);
	const self = escapeXml(origin + newsFeedHref(locale));
	return [
		'<?xml version="1.0" encoding="UTF-8"?>\n',
		'<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">',
		'<channel>',
		element('title', `${settings.site_name} – ${t('news.title')}`),
		element('link', origin + href(locale, 'news-archive')),
		element('description', t('news.description')),
		element('language', locale),
		`<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
		newest ? element('lastBuildDate', toRfc822(newest)) : '',
		...items.map((entry) => itemXml(site, locale, origin, entry)),
		'</channel></rss>\n',
	].join('');
}
