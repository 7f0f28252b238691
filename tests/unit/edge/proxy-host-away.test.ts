import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { problemSchema } from '#contract/errors.ts';
import { aHost } from './a-proxied-host.ts';
import { anEdge } from './a-site.ts';

async function expectUnavailable(response: Response): Promise<void> {
	expect(response.status).toBe(503);
	expect(response.headers.get('content-type')).toBe('application/problem+json');
	expect(response.headers.get('retry-after')).toBe('5');
	expect(v.parse(problemSchema, await response.json()).code).toBe('unavailable');
}

test('an API host that is down is reported as unavailable', async () => {
	const site = await anEdge({}, { apiOrigin: 'http://127.0.0.1:1' });
	await expectUnavailable(await site.get('/api/menus'));
	await expectUnavailable(await site.get('/media/300/a.jpg'));
});

describe('navigation to an address of a failed API host', () => {
	const GOES = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };
	const down = () => anEdge({}, { apiOrigin: 'http://127.0.0.1:1' });

	test.each([
		['the page that sent them', { ...GOES, referer: 'http://shop.test/ja/contact' }, 'ja'],
		['the one they chose', { ...GOES, cookie: 'i18n_redirected=fr' }, 'fr'],
		['the one they read', { ...GOES, 'accept-language': 'es' }, 'es'],
		[
			'the one they read, whatever another site speaks',
			{ ...GOES, referer: 'http://other.test/ja', 'accept-language': 'en' },
			'en',
		],
		[
			'the one they read, with an old browser',
			{ accept: 'text/html', 'accept-language': 'fr' },
			'fr',
		],
	])('shows a page in the language of %s', async (_whose, headers, locale) => {
		const site = await down();
		for (const method of ['GET', 'POST']) {
			const response = await site.get('/api/forms/contact/submissions', headers, method);
			expect([response.status, await response.text()]).toEqual([503, `unavailable ${locale}`]);
			expect(response.headers.get('retry-after')).toBe('5');
			expect(response.headers.get('cache-control')).toBe('no-store');
		}
	});

	test('shows a plain page when none was built', async () => {
		const site = await anEdge({}, { apiOrigin: 'http://127.0.0.1:1', root: async () => null });
		const response = await site.get('/api/x', GOES);
		expect(response.status).toBe(503);
		expect(await response.text()).toContain('<html lang="it">');
	});

	test('returns the problem as JSON to a script', async () => {
		const site = await down();
		await expectUnavailable(
			await site.get('/api/menus', { 'sec-fetch-mode': 'cors', accept: '*/*' }),
		);
		await expectUnavailable(await site.get('/media/1', { 'sec-fetch-mode': 'no-cors' }));
	});
});

test('an API host that times out is reported as unavailable', async () => {
	const { site } = await aHost(() => undefined, 30);
	await expectUnavailable(await site.get('/api/menus'));
});

test('an API host that closes the connection is reported as unavailable', async () => {
	const { site } = await aHost((request) => request.socket.destroy());
	await expectUnavailable(await site.get('/api/menus'));
});
