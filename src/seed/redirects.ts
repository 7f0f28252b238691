import { toCategory, toPage, toRoute } from './links.ts';
import type { RedirectSeed } from './types.ts';

/** Addresses of the site before this one that are still linked from outside. */
export const REDIRECTS: RedirectSeed[] = [
	{
		id: 'it-chi-siamo',
		from: '/it/chi-siamo',
		to: toPage('company'),
		to_locale: 'it',
		status: 301,
	},
	{ id: 'en-about-us', from: '/en/about-us', to: toPage('company'), to_locale: 'en', status: 301 },
	{
		id: 'es-sobre-nosotros',
		from: '/es/sobre-nosotros',
		to: toPage('company'),
		to_locale: 'es',
		status: 301,
	},
	{ id: 'fr-societe', from: '/fr/societe', to: toPage('company'), to_locale: 'fr', status: 301 },
	{ id: 'ja-about-us', from: '/ja/about-us', to: toPage('company'), to_locale: 'ja', status: 301 },
	{
		id: 'it-garanzia',
		from: '/it/garanzia',
		to: toPage('warranty-extension'),
		to_locale: 'it',
		status: 301,
	},
	{
		id: 'en-dealers',
		from: '/en/dealers',
		to: toRoute('store-locator'),
		to_locale: 'en',
		status: 301,
	},
	{
		id: 'it-ruote-corsa',
		from: '/it/ruote/corsa',
		to: toCategory('wheels'),
		to_locale: 'it',
		status: 308,
	},
	{ id: 'it-catalogo', from: '/it/catalogo', to: toPage('download'), to_locale: 'it', status: 302 },
];
