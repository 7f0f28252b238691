import { expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import type { MenuItem } from '#contract/content/menus.ts';
import { aFakeApi, replyJson, wholeSite } from '../support/fake-api.ts';
import { plan } from '../support/fake-api-plan.ts';

const lost = (who: string, locale: string) =>
	`${who} (${locale}) left out: it names product usages, which the host did not give`;

test('without product usages the site is built without them, and the log lists what is missing', async () => {
	const whole = await aFakeApi(await wholeSite());
	const before = await plan(whole);
	expect(before.log).toEqual([]);
	whole.reply('/product-usages', null, replyJson({}, 500));
	const after = await plan(whole);

	const italian = [
		'page "home" block 3 (section_list)',
		'page "race-division" block 0 (hero) link "Prodotti da strada"',
		'page "kleos-rd-36" block 6 (product_list) link "Tutto per la strada"',
		'page "kleos-rd-62" block 6 (product_list) link "Triathlon e crono"',
		'page "k1-rd" block 6 (product_list) link "Tutto per il gravel"',
		'news "track-season" block 3 (product_list)',
	];
	const { leftOut } = after.site;
	expect(leftOut.slice(0, italian.length)).toEqual(italian.map((who) => lost(who, 'it')));
	expect(leftOut).toHaveLength(italian.length * LOCALES.length);
	expect(after.log.filter((line) => line.includes('left out'))).toEqual(
		leftOut.map((line) => `[content] ${line}`),
	);
	const gone = before.entries.filter(
		({ frame }) => !after.entries.some((entry) => entry.frame.path === frame.path),
	);
	expect(gone.every(({ who }) => /usage "/.test(who))).toBe(true);
	expect(after.redirects).toHaveLength(before.redirects.length);
	const home = after.entries.find(({ frame }) => frame.path === '/ja');
	const wasHome = before.entries.find(({ frame }) => frame.path === '/ja');
	const types = (entry: typeof home) =>
		entry?.content.kind === 'cms' ? entry.content.page.blocks.map(({ type }) => type) : [];
	expect(types(home)).toEqual(types(wasHome).toSpliced(3, 1));
});

/** Names a usage in every place of the site that can name one. */
function nameEverywhere(site: Awaited<ReturnType<typeof wholeSite>>): void {
	const link = { type: 'entity', entity: 'product_usage', id: 'road' } as const;
	for (const locale of LOCALES) {
		const { menus, pages } = site[locale];
		const [item] = menus.find(({ slug }) => slug === 'footer')?.items ?? [];
		if (!item) throw new Error('the recorded site has no footer');
		const entry = (id: string, given: Partial<MenuItem> = {}): MenuItem => ({
			...item,
			id,
			link,
			children: [],
			...given,
		});
		item.children.push(
			entry('alone'),
			entry('opens-others', { children: [entry('below', { link: item.link })] }),
			entry('opens-usages', { link: null, children: [entry('inside')] }),
		);
		const page = pages.find(({ id }) => id === 'company');
		page?.blocks.unshift({
			type: 'cta',
			title: 'CTA',
			text: null,
			links: [
				{ label: 'Strada', link },
				{ label: 'Negozi', link: { type: 'route', route: 'store-locator' } },
			],
		});
	}
	const [redirect] = site.shared.redirects;
	if (!redirect) throw new Error('the recorded site has no redirect');
	site.shared.redirects.push({
		...redirect,
		id: 'old-road',
		from: '/ja/old-road',
		to: link,
		to_locale: 'ja',
	});
}

test('usages missing in one language remove its links, menu entries and old addresses only', async () => {
	const site = await wholeSite();
	nameEverywhere(site);
	const host = await aFakeApi(site);
	host.reply('/product-usages', 'ja', replyJson({}, 503));
	const { entries, redirects, shells, site: built } = await plan(host);

	expect(built.leftOut).toEqual(
		expect.arrayContaining(
			[
				'menu "footer" item "alone"',
				'menu "footer" item "opens-others"',
				'menu "footer" item "inside"',
				'page "company" block 0 (cta) link "Strada"',
				'redirect "old-road"',
			].map((who) => lost(who, 'ja')),
		),
	);
	expect(built.leftOut.filter((line) => !line.includes('(ja)'))).toEqual([]);
	expect(redirects.map(({ path }) => path)).not.toContain('/ja/old-road');
	const children = (locale: string) =>
		shells.find((shell) => shell.locale === locale)?.footer[0]?.children.slice(-3) ?? [];
	expect(children('it').map(({ id }) => id)).toEqual(['alone', 'opens-others', 'opens-usages']);
	const others = children('ja').find(({ id }) => id === 'opens-others');
	expect(others).toMatchObject({ href: null, children: [{ id: 'below' }] });
	expect(children('ja').map(({ id }) => id)).not.toContain('opens-usages');
	const company = entries.find(
		({ who, frame }) => who === 'page "company"' && frame.locale === 'ja',
	);
	const first = company?.content.kind === 'cms' ? company.content.page.blocks[0] : undefined;
	expect(first).toMatchObject({ type: 'cta', actions: [{ label: 'Negozi' }] });
});

test('an unknown usage stops the build while the host lists its usages', async () => {
	const host = await aFakeApi(await wholeSite());
	const item = host.site.it.menus.find(({ slug }) => slug === 'footer')?.items[0];
	if (item) item.link = { type: 'entity', entity: 'product_usage', id: 'moon' };
	await expect(plan(host)).rejects.toThrow(
		`menu "footer" item "${item?.id}" (it) links to product_usage "moon", which does not exist`,
	);
});
