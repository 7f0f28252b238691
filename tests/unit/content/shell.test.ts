import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { announcementSchema } from '#contract/content/announcements.ts';
import { listMenus } from '#contract/content/endpoints.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { toMenu as wholeMenu } from '#content/shell/menu.ts';
import { buildShell, categorySections, usageSections } from '#content/shell/shell.ts';
import {
	aCategory,
	aPage,
	aSite,
	aUsage,
	italianIn,
	toSettings,
} from '../../support/factories-content.ts';

const basics = (locale: Locale) => [
	aPage('home', locale, { slug: 'home' }),
	aPage('newsletter', locale),
];

describe('links to legal pages', () => {
	const toLegal = (missing: Locale[]) => {
		const site = aSite((locale) => ({
			pages: [
				...basics(locale),
				italianIn(locale, missing, (text) =>
					aPage('privacy-policy', text, { title: `Privacy ${text}` }),
				),
			],
		}));
		return Object.fromEntries(
			LOCALES.map((locale) => {
				const [link] = buildShell(site, locale).legal;
				return [locale, link && [link.href, link.label, link.hreflang]];
			}),
		);
	};

	test('lead to the visitor’s language if the page exists in it', () => {
		expect(toLegal([])).toEqual({
			it: ['/it/privacy-policy-it', 'Privacy it', null],
			en: ['/en/privacy-policy-en', 'Privacy en', null],
			es: ['/es/privacy-policy-es', 'Privacy es', null],
			fr: ['/fr/privacy-policy-fr', 'Privacy fr', null],
			ja: ['/ja/privacy-policy-ja', 'Privacy ja', null],
		});
	});

	test('otherwise to English, which the link states', () => {
		expect(toLegal(['es', 'fr', 'ja'])).toMatchObject({
			it: ['/it/privacy-policy-it', 'Privacy it', null],
			es: ['/en/privacy-policy-en', 'Privacy en', 'en'],
			ja: ['/en/privacy-policy-en', 'Privacy en', 'en'],
		});
	});

	test('otherwise to Italian', () => {
		expect(toLegal(['en', 'es', 'fr', 'ja'])).toMatchObject({
			en: ['/it/privacy-policy-it', 'Privacy it', 'it'],
			fr: ['/it/privacy-policy-it', 'Privacy it', 'it'],
		});
	});

	test('list Japan’s seller notice in Japanese only', () => {
		const id = 'specified-commercial-transactions';
		const site = aSite((locale) => ({
			pages: [
				...basics(locale),
				aPage(id, locale === 'ja' ? 'ja' : 'it', { slug: id, title: '表記', locales: ['ja'] }),
			],
		}));
		const listed = LOCALES.filter((locale) => buildShell(site, locale).legal.length > 0);
		expect(listed).toEqual(['ja']);
		for (const locale of LOCALES) {
			expect(buildShell(site, locale).sellerNotice?.href).toBe(`/ja/${id}`);
		}
		expect(buildShell(aSite(), 'ja').sellerNotice).toBeNull();
	});

	test('are omitted without a page', () => {
		expect(buildShell(aSite(), 'it').legal).toEqual([]);
	});
});

describe('sections', () => {
	const site = aSite((locale) => ({
		pages: basics(locale),
		categories: [
			aCategory('wheels', locale),
			aCategory('hubs', locale, locale === 'en' ? { name: 'wheels en' } : {}),
		],
		usages: [
			aUsage('road', locale, { children: ['hubs', 'wheels'] }),
			aUsage('track', locale, { children: ['hubs'] }),
		],
	}));

	test('with one label are listed once, in that language', () => {
		expect(categorySections(site, 'it').map(({ id }) => id)).toEqual(['wheels', 'hubs']);
		expect(categorySections(site, 'en').map(({ id }) => id)).toEqual(['wheels']);
	});

	test('of a usage are the categories with products for it, in order', () => {
		expect(usageSections(site, 'it').map(({ children }) => children)).toEqual([
			[
				{ id: 'wheels', label: 'wheels it', href: '/it/prodotti/wheels-it/road-it' },
				{ id: 'hubs', label: 'hubs it', href: '/it/prodotti/hubs-it/road-it' },
			],
			[{ id: 'hubs', label: 'hubs it', href: '/it/prodotti/hubs-it/track-it' }],
		]);
		expect(usageSections(site, 'en').map(({ children }) => children.map(({ id }) => id))).toEqual([
			['wheels'],
			['hubs'],
		]);
	});
});

describe('menus', () => {
	const toMenu = (link: unknown) =>
		aSite((locale) => ({
			pages: basics(locale),
			menus: v.parse(listMenus.data, [
				{
					id: '1',
					version: '1',
					updated_at: '2026-09-01T08:00:00.000Z',
					slug: 'main',
					locale,
					items: [
						{
							id: 'a',
							label: 'A',
							slug: 'a',
							link: null,
							target: '_self',
							hamburger_media: null,
							children: [
								{
									id: 'a.b',
									label: 'B',
									slug: 'b',
									link,
									target: '_blank',
									hamburger_media: null,
									children: [],
								},
							],
						},
					],
				},
			]),
		}));

	test('contain an entry without a link that only opens its children', () => {
		const [entry] = buildShell(toMenu({ type: 'route', route: 'careers' }), 'fr').main;
		expect(entry).toMatchObject({
			href: null,
			children: [{ label: 'B', href: '/fr/recrutement', target: '_blank' }],
		});
	});

	test('stop the build on a broken link, menu and entry named', () => {
		const site = toMenu({ type: 'entity', entity: 'product', id: 'k9' });
		expect(() => buildShell(site, 'ja')).toThrow(
			'menu "main" item "a.b" (ja) links to product "k9", which does not exist',
		);
	});

	test('are empty when missing on the host', () => {
		expect(buildShell(aSite(), 'it').footer).toEqual([]);
		expect(wholeMenu(aSite(), 'it')).toMatchObject({ primary: [], secondary: [] });
	});
});

describe('the fingerprint of the shell', () => {
	const withPayoff = (payoff: string) =>
		buildShell(
			aSite((locale) => ({ pages: basics(locale), settings: toSettings(locale, { payoff }) })),
			'it',
		).digest;

	test('is equal for equal data, and changes with any change', () => {
		expect(withPayoff('Uno')).toBe(withPayoff('Uno'));
		expect(withPayoff('Uno')).not.toBe(withPayoff('Due'));
	});
});

test('missing company data leave no line and no placeholder', () => {
	const shell = buildShell(aSite(), 'it');
	expect(shell.companyLines).toEqual([]);
	expect(JSON.stringify(shell)).not.toMatch(/\{\{|undefined|null null/);
});

test('the parent company is named in each language', () => {
	const parent_company = 'Gruppo Alto Livenza S.p.A.';
	const site = aSite((locale) => {
		const settings = toSettings(locale);
		return { settings: { ...settings, company: { ...settings.company, parent_company } } };
	});
	const linesIn = (locale: Locale) => buildShell(site, locale).companyLines;
	expect(linesIn('it')).toEqual([`Soggetta a direzione e coordinamento di ${parent_company}`]);
	expect(linesIn('ja')).toEqual([`親会社：${parent_company}`]);
});

describe('the announcement above the header', () => {
	const announced = (locale: Locale, text: Locale) =>
		buildShell(
			aSite(() => ({
				announcements: [
					v.parse(announcementSchema, {
						id: 'spring',
						version: '1',
						updated_at: '2026-03-01T08:00:00.000Z',
						locale: text,
						text: 'Primavera',
						link: { label: 'Vai', link: { type: 'route', route: 'news-archive' } },
						is_dismissible: true,
						from: null,
						until: null,
					}),
				],
			})),
			locale,
		).announcement;

	test('links in the page’s language, and marks its own', () => {
		expect(announced('fr', 'fr')).toEqual({
			id: 'spring',
			text: 'Primavera',
			link: { label: 'Vai', href: '/fr/news' },
			lang: null,
			isDismissible: true,
		});
		expect(announced('fr', 'it')?.lang).toBe('it');
	});

	test('is absent when the host returns none', () => {
		expect(buildShell(aSite(), 'it').announcement).toBeNull();
	});
});
