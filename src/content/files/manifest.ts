import { DEFAULT_LOCALE } from '#contract/locales.ts';
import type { Site } from '../site/site.ts';

/** Name and mark for a home screen; the start page chooses the language. */
export function webManifest(site: Site): string {
	const { site_name, payoff } = site.locales[DEFAULT_LOCALE].settings;
	return JSON.stringify({
		name: `${site_name} – ${payoff}`,
		short_name: site_name,
		lang: DEFAULT_LOCALE,
		id: '/',
		start_url: '/',
		scope: '/',
		display: 'browser',
		icons: [
			{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
			{ src: '/favicon-180.png', sizes: '180x180', type: 'image/png' },
		],
	});
}
