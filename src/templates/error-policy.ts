import { hash } from 'node:crypto';
import { announcementInline } from '#components/shell/announcement-inline.ts';
import type { ShellModel } from '#content/parts/model.ts';
import { GA4_CALLS, GA4_SCRIPTS } from '#contract/measurement/ga4-origins.ts';

const sources = (texts: readonly string[]): string[] =>
	texts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`);

/**
 * Content security policy that an error page states itself: it answers at addresses for which the
 * host has no rule. Its pictures may lie on the API host, whose origin is not known here. `sheet` is
 * its inline style, empty for none.
 */
export function errorPolicy(
	sheet: string,
	{ announcement, measured }: Pick<ShellModel, 'announcement' | 'measured'>,
): string {
	const { styles, scripts } = announcementInline(announcement);
	const hasGa4 = typeof measured?.ga4Id === 'string';
	const allowed = [...sources(scripts), ...(hasGa4 ? [GA4_SCRIPTS] : [])];
	return [
		"default-src 'self'",
		...(allowed.length > 0 ? [`script-src 'self' ${allowed.join(' ')}`] : []),
		...(hasGa4 ? [`connect-src 'self' ${GA4_CALLS.join(' ')}`] : []),
		["style-src 'self'", ...sources(sheet ? [sheet, ...styles] : styles)].join(' '),
		'img-src * data:',
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
	].join('; ');
}
