import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { announcementSchema } from '#contract/content/announcements.ts';
import { LOCALES } from '#contract/locales.ts';
import { href } from '#i18n/paths.ts';
import { openCompiledPlace } from '../support/built-place.ts';
import {
	aFakeApi,
	recordedSite,
	replyJson,
	startFakeApi,
	type FakeApi,
} from '../support/fake-api.ts';
import {
	build,
	readReport,
	readSite,
	SITE_URL,
	type BuildResult,
	type BuiltSite,
} from '../support/fake-api-build.ts';
import { plan } from '../support/fake-api-plan.ts';

describe('tolerated gaps of the host', () => {
	test('a catalogue without products has lists with an explanation', async () => {
		const host = await aFakeApi();
		for (const locale of LOCALES) {
			const source = host.site[locale];
			source.products = [];
			source.usages = [];
			source.documents = [];
			for (const page of source.pages) page.blocks = [];
			for (const news of source.news) {
				news.related_product_ids = [];
				news.blocks = [];
			}
		}
		const place = await openCompiledPlace();
		onTestFinished(place.close);
		const { status, lines } = await build(host, place);
		expect(lines).toEqual([]);
		expect(status).toBe(0);
		const site = readSite(place);
		expect(site.pages.filter((path) => path.includes('/prodotto/'))).toEqual([]);
		expect(site.html('/it/prodotti')).toContain('notice-box');
		for (const category of host.site.ja.categories) {
			expect(site.html(`/ja/products/${category.slug}`)).toContain('notice-box');
		}
	});
});

test('a failure to return announcements is no missing endpoint', async () => {
	const host = await aFakeApi();
	host.reply('/announcements', 'fr', replyJson({}, 500));
	await expect(plan(host)).rejects.toThrow('GET /api/announcements (fr): status 500 internal');
});

const UNTRANSLATED = 'kleos-rd-50';

function italianProduct({ site }: FakeApi) {
	const product = site.it.products.find(({ id }) => id === UNTRANSLATED);
	if (!product) throw new Error(`the recorded site has no "${UNTRANSLATED}"`);
	return product;
}

/** Gives two entries one name in English; returns both, the one that lists show first. */
function nameTwoAlike({ site }: FakeApi) {
	const [first, second] = site.en.categories;
	if (!first || !second) throw new Error('the recorded site has too few categories');
	second.name = first.name;
	return { first, second };
}

function leaveInItalian(host: FakeApi): void {
	const italian = italianProduct(host);
	const { fr: _, ...slugs } = italian.slugs;
	for (const locale of LOCALES) {
		host.site[locale].products = host.site[locale].products.map((product) =>
			product.id !== UNTRANSLATED ? product : { ...(locale === 'fr' ? italian : product), slugs },
		);
	}
}

const SPRING = v.parse(announcementSchema, {
	id: 'spring',
	version: '1',
	updated_at: '2026-03-01T08:00:00.000Z',
	locale: 'ja',
	text: '春の新ラインアップが登場',
	link: { label: 'ホイールを見る', link: { type: 'route', route: 'products-archive' } },
	is_dismissible: true,
	from: null,
	until: null,
});

// None has a say in what the others look at.
describe('three simultaneous gaps', () => {
	let host: FakeApi;
	let place: Awaited<ReturnType<typeof openCompiledPlace>>;
	let alike: ReturnType<typeof nameTwoAlike>;
	let result: BuildResult;
	let site: BuiltSite;

	beforeAll(async () => {
		host = await startFakeApi(await recordedSite());
		host.reply('/product-usages', null, replyJson({}, 500));
		// In the other languages it answers that it knows no such call.
		host.reply('/announcements', 'ja', replyJson({ data: [SPRING] }));
		alike = nameTwoAlike(host);
		leaveInItalian(host);
		host.site.fr.settings.guarantee_artwork = null;
		place = await openCompiledPlace();
		result = await build(host, place);
		expect(result.status, result.lines.join('\n')).toBe(0);
		site = readSite(place);
	});
	afterAll(async () => {
		await host.close();
		place.close();
	});

	test('are logged once each, and nothing else', () => {
		const { first, second } = alike;
		expect(result.status).toBe(0);
		expect(result.lines.slice(-2)).toEqual([
			expect.stringContaining('shown in Italian for want of a translation:'),
			`  fr: product "${UNTRANSLATED}"`,
		]);
		expect(result.lines.slice(0, -2).toSorted()).toEqual(
			[
				...LOCALES.map(
					(locale) =>
						`[content] GET /api/product-usages (${locale}): status 500 internal; menus go without product usages`,
				),
				'[content] no official notice of the legal guarantee (settings, guarantee_artwork) in fr: pages state its facts in words',
				...readReport(place).leftOut.map((line) => `[content] ${line}`),
				`[content] category "${second.id}" dropped from lists: "${first.name}" (en) is already ${first.id}`,
			].toSorted(),
		);
	});

	test('an announcement is printed above the header, and is optional', () => {
		// Without the marks of Japanese phrases.
		const html = site.html('/ja').replaceAll('\u200b', '');
		const [bar = ''] = /<section class="announcement".*?<\/section>/s.exec(html) ?? [];
		expect(bar).toContain('春の新ラインアップが登場');
		expect(bar).toContain('<a href="/ja/products">ホイールを見る</a>');
		expect(site.html('/it')).not.toContain('class="announcement"');
	});

	test('without product usages menus omit them', () => {
		expect(readReport(place).leftOut).toContain(
			'page "home" block 3 (section_list) (it) left out: it names product usages, which the host did not give',
		);
		expect(site.has('/it/prodotti')).toBe(true);
		const usage = host.site.it.usages[0];
		expect(site.has(`/it/prodotti/${usage?.slug}`)).toBe(false);
	});

	test('of two categories with one name lists show the first, in that language only', () => {
		const { first, second } = alike;
		const chips = (path: string) => site.html(path).split('<main')[1]?.split('</nav>')[0] ?? '';
		const links = (path: string) =>
			[...chips(path).matchAll(/href="([^"]+)"/g)].map(([, link]) => link);
		const english = links('/en/products');
		expect(english).toContain(`/en/products/${first.slug}`);
		expect(english).not.toContain(`/en/products/${second.slug}`);
		const italian = host.site.it.categories.find(({ id }) => id === second.id);
		expect(links('/it/prodotti')).toContain(`/it/prodotti/${italian?.slug}`);
		// Its products still have somewhere to belong to.
		expect(site.has(`/en/products/${second.slug}`)).toBe(true);
	});

	test('a product without French is shown in Italian, marked as such, and not indexed', () => {
		const italian = italianProduct(host);
		const path = `/fr/produit/${italian.slug}`;
		const italianPath = `/it/prodotto/${italian.slug}`;
		const page = site.html(path);
		expect(page).toMatch(/<html[^>]* lang="fr"/);
		expect(page).toMatch(/<main[^>]* lang="it"/);
		expect(page).toMatch(/<p class="notice" lang="fr">[^<]*italien[^<]*<\/p>/);
		expect(page).toContain(`<link rel="canonical" href="${SITE_URL}${italianPath}">`);
		expect(page).not.toContain('hreflang="x-default"');

		const languages = [...site.html(italianPath).matchAll(/rel="alternate" hreflang="([^"]+)"/g)];
		expect(languages.map(([, language]) => language)).toEqual([
			'it',
			'en',
			'es',
			'ja',
			'x-default',
		]);
		expect(site.sitemap).toContain(italianPath);
		expect(site.sitemap).not.toContain(path);
		expect(site.file('sitemap-it-0.xml')).not.toContain(`${SITE_URL}${path}`);

		const list = site.html(href('fr', 'products-archive'));
		const card = list
			.split('<li')
			.find((piece) => piece.includes(`href="${path}"`) && piece.includes('stretched'));
		expect(card).toMatch(/^[^>]*lang="it"/);
	});

	test('without social pictures pages name only those of their own', () => {
		expect(site.html('/it')).not.toContain('/social/');
		expect(site.html('/it')).toContain('property="og:image"');
	});
});
