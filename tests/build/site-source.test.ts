import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keepAnswers } from '#content/source/ask.ts';
import { productsSince } from '#content/site/products-since.ts';
import { fetchSite, refreshSite } from '#content/site/site.ts';
import { siteSource } from '#publisher/site-source.ts';
import { recordedSite, startFakeApi, type FakeApi } from '../support/fake-api.ts';

let host: FakeApi;
beforeAll(async () => {
	host = await startFakeApi(await recordedSite());
	vi.stubEnv('API_BASE_URL', host.url);
});
afterAll(async () => {
	vi.unstubAllEnvs();
	await host.close();
});

test('a preview requested while the site is read waits for it, and the next publication continues from it', async () => {
	const entry = { fetchSite, refreshSite, productsSince, keepAnswers };
	const source = siteSource({ entry, changesSince: async () => null });
	const [published, seen, seenToo] = await Promise.all([
		source.latest(),
		source.known(),
		source.known(),
	]);
	expect(seen).toBe(published);
	expect(seenToo).toBe(published);
	const lists = host.asked.filter((call) => call.startsWith('/products?locale=it'));
	expect(lists).toHaveLength(1);
	expect((await source.latest()).places).toBe(published.places);
	expect(await source.known()).not.toBe(published);
});

test('a reader fetches again after an outage of the host', async () => {
	const entry = { fetchSite, refreshSite, productsSince, keepAnswers };
	const source = siteSource({ entry, changesSince: async () => null });
	host.reply('/settings', 'it', (response) => void response.writeHead(404).end('{}'));
	const [first, second] = await Promise.allSettled([source.latest(), source.known()]);
	expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
	host.reply('/settings', 'it', null);
	expect((await source.known()).locales.it.settings.site_name).not.toBe('');
});
