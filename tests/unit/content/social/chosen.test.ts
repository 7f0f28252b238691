import '../../../support/i18n.ts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { findEntry } from '#content/routes/one.ts';
import { listingGroups } from '#content/routes/product-lists.ts';
import { namedPictures } from '#content/pictures/pictures.ts';
import { socialAlt, socialPicture } from '#content/social/pictures.ts';
import type { Site } from '#content/site/site.ts';
import type { ContentEntity } from '#contract/content/documents/entities.ts';
import { seoSchema } from '#contract/entity.ts';
import {
	aCategory,
	aJob,
	aNewsItem,
	aPage,
	aProduct,
	aSite,
	aUsage,
	inEachLocale,
} from '../../../support/factories-content.ts';

const PICTURE = {
	file: 'team.1a2b.webp',
	alt: 'La squadra al traguardo',
	width: 2400,
	height: 1600,
};
const FOCAL = { x: 0.3, y: 0.8 };

/** A site whose entries all have the same social picture. */
const aSiteWith = (picture: unknown) => {
	const given = { seo: { title: null, description: null, noindex: false, picture } };
	return aSite((locale) => ({
		pages: [aPage('home', locale, { template: 'home' }), aPage('team', locale, given)],
		news: [aNewsItem('win', locale, given)],
		jobs: [aJob('truer', locale, given)],
		categories: [aCategory('wheels', locale, given)],
		usages: [aUsage('road', locale, { ...given, children: ['wheels'] })],
		products: [aProduct('k1', locale, { ...given, usage_ids: ['road'] })],
	}));
};

const ENTRIES: [ContentEntity, string, string][] = [
	['page', 'team', 'team ja'],
	['news', 'win', 'win ja'],
	['job', 'truer', 'truer ja'],
	['category', 'wheels', 'wheels ja'],
	['product_usage', 'road', 'road ja'],
	['product', 'k1', 'k1 ja'],
];

function shared(site: Site, entity: ContentEntity, id: string) {
	const entry = findEntry(site, 'ja', { entity, id });
	if (!entry) throw new Error(`there is no ${entity} ${id}`);
	const alt = socialAlt(site, entry);
	return { picture: socialPicture(site, entry), alt, own: entry.frame.picture?.src ?? null };
}

describe.each(ENTRIES)('the social picture of a %s', (entity, id, name) => {
	test('is the chosen picture, cropped around its focal point, with its text', () => {
		expect(shared(aSiteWith({ ...PICTURE, focal: FOCAL }), entity, id)).toEqual({
			picture: { photo: PICTURE.file, focal: FOCAL },
			alt: PICTURE.alt,
			// Where no picture is drawn, pages name it themselves.
			own: `/media/600/${PICTURE.file}`,
		});
	});

	test('is centred without a focal point, with the entry’s name', () => {
		expect(shared(aSiteWith({ ...PICTURE, alt: '' }), entity, id)).toMatchObject({
			picture: { photo: PICTURE.file, focal: { x: 0.5, y: 0.5 } },
			alt: name,
		});
	});

	test.each([
		['none is chosen', null],
		['the host knows of no such choice', undefined],
	])('is generated when %s', (_, picture) => {
		expect(shared(aSiteWith(picture), entity, id)).toMatchObject({
			picture: { title: name, brand: expect.any(String) },
			alt: name,
			own: null,
		});
	});
});

test('a category narrowed to a usage has a generated picture', () => {
	const groups = listingGroups(aSiteWith(PICTURE), 'it');
	const entries = groups.flatMap(({ make }) => make());
	expect(entries.filter(({ chosen }) => !chosen).map(({ who }) => who)).toEqual([
		'route "products-archive"',
		'category "wheels" usage "road"',
	]);
});

test('a chosen picture missing on the host is detected before printing', () => {
	const { locales } = aSiteWith(PICTURE);
	const none = {
		categories: [],
		usages: [],
		products: [],
		pages: [],
		news: [],
		jobs: [],
		menus: [],
	};
	for (const part of ['categories', 'usages', 'products', 'pages', 'news', 'jobs'] as const) {
		const italian = { ...locales.it, ...none, [part]: locales.it[part] };
		const others = { ...locales.it, ...none };
		const site = { locales: { ...inEachLocale(() => others), it: italian } };
		expect([part, ...namedPictures(site).keys()]).toEqual([part, PICTURE.file]);
	}
});

test('an older host without the choice conforms to the contract', () => {
	expect(v.is(seoSchema, { title: null, description: null, noindex: false })).toBe(true);
});
