import type { Locale } from '#contract/locales.ts';
import { mediaUrl } from '../pictures/media.ts';
import type { Job, News } from '#contract/content/pages.ts';
import { config } from '#config.ts';
import { href, jobsFeedHref, newsFeedHref } from '#i18n/paths.ts';
import { getT } from '#i18n/server.ts';
import type { Site } from '../site/site.ts';
import { element, escapeXml } from './xml.ts';

/** Items of a feed; readers keep older ones themselves. */
const NEWEST = 30;
const PICTURE_WIDTH = 1200;

/** A day as RSS writes it, `Mon, 19 Jan 2026 00:00:00 GMT`. */
const toRfc822 = (date: string) => new Date(date).toUTCString();

/** Entry of a feed: its address, texts and day, and markup of its own. */
interface Item {
	title: string;
	link: string;
	/** Name by which readers know it; its address changes with its title. */
	guid: string;
	day: string;
	category: string;
	text: string;
	media: string;
	changed: string;
}

const itemXml = (item: Item): string =>
	[
		'<item>',
		element('title', item.title),
		element('link', item.link),
		element('guid', item.guid, ' isPermaLink="false"'),
		element('pubDate', toRfc822(item.day)),
		element('category', item.category),
		element('description', item.text),
		item.media,
		'</item>',
	].join('');

const toGuid = (kind: string, id: string, day: string, locale: Locale) =>
	`tag:${new URL(config.SITE_URL).hostname},${day.slice(0, 4)}:${kind}/${id}/${locale}`;

function newsItem(site: Site, locale: Locale, news: News): Item {
	const picture = news.media && config.SITE_URL + mediaUrl(news.media.file, PICTURE_WIDTH);
	return {
		title: news.title,
		link: config.SITE_URL + site.addresses.path(locale, 'news', news.id, 'news feed'),
		guid: toGuid('news', news.id, news.published_on, locale),
		day: news.published_on,
		category: getT(locale, 'content')(`topic.${news.topic}`),
		text: news.excerpt,
		media: picture ? `<media:content url="${escapeXml(picture)}" medium="image"/>` : '',
		changed: news.updated_at,
	};
}

const jobItem = (site: Site, locale: Locale, job: Job): Item => ({
	title: job.name,
	link: config.SITE_URL + site.addresses.path(locale, 'job', job.id, 'jobs feed'),
	guid: toGuid('job', job.id, job.publication_date, locale),
	day: job.publication_date,
	category: job.area,
	text: `${job.place}. ${job.summary}`,
	media: '',
	changed: job.updated_at,
});

/** Head of a feed. */
interface Channel {
	title: string;
	description: string;
	link: string;
	self: string;
}

function rss(locale: Locale, channel: Channel, items: readonly Item[]): string {
	const newest = items
		.map(({ changed }) => changed)
		.toSorted()
		.at(-1);
	const self = escapeXml(config.SITE_URL + channel.self);
	return [
		'<?xml version="1.0" encoding="UTF-8"?>\n',
		'<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">',
		'<channel>',
		element('title', channel.title),
		element('link', config.SITE_URL + channel.link),
		element('description', channel.description),
		element('language', locale),
		`<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
		newest ? element('lastBuildDate', toRfc822(newest)) : '',
		...items.map(itemXml),
		'</channel></rss>\n',
	].join('');
}

/** Entries that a feed may list: one that falls back to Italian is in the feed of its language. */
const isOwn =
	(locale: Locale) =>
	(entry: News | Job): boolean =>
		entry.locale === locale && !entry.seo.noindex;

/**
 * The news of one language as RSS 2.0, newest first. Stories that fall back to Italian, or that
 * are not to be indexed, are left out: a feed states one language, and the original is in its own.
 */
export function newsFeed(site: Site, locale: Locale): string {
	const { settings, news } = site.locales[locale];
	const t = getT(locale, 'content');
	const channel = {
		title: `${settings.site_name} – ${t('news.title')}`,
		description: t('news.description'),
		link: href(locale, 'news-archive'),
		self: newsFeedHref(locale),
	};
	const own = news.filter(isOwn(locale)).slice(0, NEWEST);
	return rss(
		locale,
		channel,
		own.map((entry) => newsItem(site, locale, entry)),
	);
}

/** The open positions of one language as RSS 2.0, newest first. */
export function jobsFeed(site: Site, locale: Locale): string {
	const { settings, jobs } = site.locales[locale];
	const t = getT(locale, 'content');
	const channel = {
		title: `${settings.site_name} – ${t('careers.title')}`,
		description: t('careers.description'),
		link: href(locale, 'careers'),
		self: jobsFeedHref(locale),
	};
	const open = jobs
		.filter((job) => job.is_open && isOwn(locale)(job))
		.toSorted((a, b) => b.publication_date.localeCompare(a.publication_date))
		.slice(0, NEWEST);
	return rss(
		locale,
		channel,
		open.map((job) => jobItem(site, locale, job)),
	);
}
