import { config } from '#config.ts';
import { LANGUAGE_TAGS, type Locale } from '#contract/locales.ts';
import { href } from '#i18n/paths.ts';
import { getT } from '#i18n/server.ts';
import { escapeXml } from './xml.ts';
import type { Site } from '../site/site.ts';

/** Longest name that a description may have, in characters. */
const LONGEST_NAME = 16;

/** Description of the site's search for browsers (OpenSearch 1.1). */
export function searchDescription(site: Site, locale: Locale): string {
	const { site_name } = site.locales[locale].settings;
	const template = `${new URL(href(locale, 'search'), config.SITE_URL).href}?q={searchTerms}`;
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
		`<ShortName>${escapeXml([...site_name].slice(0, LONGEST_NAME).join(''))}</ShortName>`,
		`<Description>${escapeXml(getT(locale, 'search')('search.label'))}</Description>`,
		`<Language>${LANGUAGE_TAGS[locale]}</Language>`,
		'<InputEncoding>UTF-8</InputEncoding>',
		`<Url type="text/html" template="${escapeXml(template)}"/>`,
		'</OpenSearchDescription>',
		'',
	].join('\n');
}
