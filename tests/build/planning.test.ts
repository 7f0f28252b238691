import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { comparisonFiles } from '#content/lists/comparison.ts';
import { keepAnswers } from '#content/source/ask.ts';
import { drawingFiles } from '#content/pictures/drawing.ts';
import { namedPictures } from '#content/pictures/pictures.ts';
import { type Change, productsSince } from '#content/site/products-since.ts';
import { toReport } from '#content/page/report.ts';
import { planSite } from '#content/routes.ts';
import { fetchSite, refreshSite, withSite, type Site } from '#content/site/site.ts';
import { LOCALES } from '#contract/locales.ts';
import { recordedSite, replyJson, startFakeApi, type FakeApi } from '../support/fake-api.ts';
import { randomEdits, randomFrom } from '../support/random-edits.ts';

let host: FakeApi;
beforeAll(async () => {
	keepAnswers();
	host = await startFakeApi(await recordedSite());
	vi.stubEnv('API_BASE_URL', host.url);
});
afterAll(async () => {
	vi.unstubAllEnvs();
	await host.close();
});

/** The site as a new process reads it: nothing of it is known. */
async function readFreshSite(): Promise<Site> {
	host.tag(false);
	const site = await fetchSite();
	host.tag(true);
	return site;
}

/** All that a plan says, by what it is printed under. */
async function planned(site: Site) {
	const { pages, redirects, social } = await withSite(site, () => planSite(site));
	return {
		keys: Object.fromEntries(pages.map(({ entry, path }) => [entry.frame.path, path.cacheKey])),
		drawings: drawingFiles(site),
		compared: LOCALES.map((locale) => comparisonFiles(site, locale)),
		pictures: namedPictures(site),
		report: toReport(site, pages, redirects),
		social,
	};
}

/** Edits of each round; of a single product only that is asked for, of many things all lists. */
const ROUNDS = [1, 2, 1, 1, 2, 7, 1, 1, 2, 1, 7, 1, 2, 1, 1];

test.each([20_261_124, 20_270_302])(
	'after any edit a running process plans what a new one plans, %i',
	async (seed) => {
		const changes: Change[] = [];
		const changed = (part: string, id: string | null) => void changes.push({ part, id });
		const edit = randomEdits({ ...host, changed }, randomFrom(seed), seed);
		let site = await fetchSite();
		await planned(site);
		const done: string[] = [];
		for (const edits of ROUNDS) {
			for (let each = 0; each < edits; each += 1) done.push(edit());
			site = await refreshSite(site, await productsSince(site, changes.splice(0)));
			const [warm, cold] = [await planned(site), await planned(await readFreshSite())];
			expect(warm, `seed ${seed}: ${done.join(', ')}`).toEqual(cold);
		}
	},
);

test('a list of products is requested once the previous language has arrived', async () => {
	const from = host.asked.length;
	const askedFor = (path: string) => host.asked.slice(from).filter((call) => call.startsWith(path));
	const seen: string[][] = [];
	for (const locale of LOCALES) {
		// By then every language has asked for all that it asks for at once.
		const answer = (response: ServerResponse) => {
			if (askedFor('/product-usages?').length < LOCALES.length) {
				return void setImmediate(answer, response);
			}
			seen.push(askedFor('/products?'));
			replyJson({ data: host.site[locale].products })(response);
		};
		host.reply('/products', locale, answer);
	}
	await fetchSite();
	for (const locale of LOCALES) host.reply('/products', locale, null);
	const order = LOCALES.map((locale) => `/products?locale=${locale}`);
	expect(seen).toEqual(order.map((_, index) => order.slice(0, index + 1)));
});

test('fields shown only by the comparison are current', async () => {
	const site = await fetchSite();
	await planned(site);
	for (const locale of LOCALES) {
		const product = host.site[locale].products.find(({ id }) => id === 'kleos-rd-50');
		const last = product?.specifications.findLast(({ value }) => typeof value === 'number');
		if (!product || !last) throw new Error('the wheel has no figures');
		last.value = 4711;
		product.version = 'another figure';
	}
	const changes = [{ part: 'products', id: 'kleos-rd-50' }];
	const after = await refreshSite(site, await productsSince(site, changes));
	const warm = await planned(after);
	expect(warm.compared).toEqual((await planned(await readFreshSite())).compared);
});

test('the process answers requests while planning a site', async () => {
	const site = await fetchSite();
	// A machine on which every page takes long.
	let now = performance.now();
	const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 50));
	let turns = 0;
	let isOver = false;
	onTestFinished(() => {
		isOver = true;
		clock.mockRestore();
	});
	const others = (): void => void (isOver || ((turns += 1), setImmediate(others)));
	setImmediate(others);
	const { report } = await planned(site);
	// Products are planned in bundles, what else has an address mostly by itself.
	expect(turns).toBeGreaterThan(report.pages.length / 2);
});
