import { LOCALES } from '#contract/locales.ts';
import { config } from '#config.ts';
import type { Site } from '../site/site.ts';

/** First day of the month a year from now: a date within the year that RFC 9116 recommends. */
function expiry(now: Date): string {
	return new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1)).toISOString();
}

/** Address to report a weakness to (RFC 9116): the company's address, in any language of the site. */
export function securityText(site: Site, now: Date): string {
	const { company } = site.locales.en.settings;
	return [
		`Contact: mailto:${company.email}`,
		`Expires: ${expiry(now)}`,
		`Preferred-Languages: ${LOCALES.join(', ')}`,
		`Canonical: ${config.SITE_URL}/.well-known/security.txt`,
		'',
	].join('\n');
}
