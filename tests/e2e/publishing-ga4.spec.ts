import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { CART_COOKIE, CART_COUNT_COOKIE } from '../../src/contract/cookies.ts';
import { GA4_CALLS, GA4_SCRIPTS } from '../../src/contract/measurement/ga4-origins.ts';
import { NOTICE_TEXTS } from '../../src/server/measurement/consent/notice-texts.ts';
import { shop } from '../support/steps-cart.ts';
import { ADMIN, PUBLISHED, test } from '../support/steps-publishing.ts';

test.use({ site: 'publishing-ga4' });

const ID = 'G-TEST1234';
const { title, words } = NOTICE_TEXTS.it;
const COLLECTOR = 'https://region1.google-analytics.com/g/collect';
/** Host that no policy of the site names. */
const STRANGER = 'https://elsewhere.example';

/** Stand-in for Google's script: sends the events that the page hands over, earlier ones first. */
const GOOGLES_SCRIPT = `
	const send = (entry) => {
		const [kind, name] = Array.from(entry);
		if (kind === 'event') void fetch('${COLLECTOR}?en=' + name, { method: 'POST', mode: 'no-cors' });
	};
	const layer = window.dataLayer;
	layer.forEach(send);
	layer.push = (...entries) => {
		entries.forEach(send);
		return Array.prototype.push.apply(layer, entries);
	};
`;

/** Publishes other terms of measurement, as an administrator. */
async function measureBy(staff: APIRequestContext, origin: string, measurement: object) {
	const headers = { origin };
	const path = '/api/desk/content/settings/settings';
	const { data } = await (await staff.get(path)).json();
	const saved = await staff.put(`${path}/draft`, {
		headers,
		data: {
			revision: 0,
			document: { ...data.live, measurement },
			live_version: data.live_version,
		},
	});
	expect(saved.status(), await saved.text()).toBe(200);
	const { revision } = (await saved.json()).data;
	const published = await staff.post('/api/desk/publications', {
		headers,
		data: {
			title: null,
			items: [{ entity: 'settings', id: 'settings', revision }],
			publish_at: null,
		},
	});
	expect(published.status(), await published.text()).toBe(200);
}

/** Answers in place of every other host, and records what was asked of it. */
async function recordOutside(context: BrowserContext, origin: string): Promise<string[]> {
	const outside: string[] = [];
	await context.route(
		(url) => url.origin !== origin,
		(route) => {
			const url = route.request().url();
			outside.push(url);
			return url.startsWith(`${GA4_SCRIPTS}/`)
				? route.fulfill({ contentType: 'text/javascript', body: GOOGLES_SCRIPT })
				: route.fulfill({ status: 204 });
		},
	);
	return outside;
}

/** Origins beside the site's own that the policy of an address names, by directive. */
async function foreignSources(request: APIRequestContext, path: string) {
	const policies = (await request.get(path)).headers()['content-security-policy'] ?? '';
	expect(policies).toContain('script-src');
	const found: Record<string, string[]> = {};
	for (const directive of policies.split(/[;,]\s*/)) {
		const [name = '', ...sources] = directive.split(' ');
		const foreign = sources.filter((source) => /^(?:https?:|\*)/.test(source));
		if (foreign.length > 0) found[name] = foreign.toSorted();
	}
	return found;
}

/** Asks a host for a script and for data from within the page; returns what blocked each. */
const blockedIn = (page: Page, host: string) =>
	page.evaluate(async (url) => {
		const probe = (send: (reached: () => void) => void) =>
			new Promise<string>((resolve) => {
				const note = (event: SecurityPolicyViolationEvent) => resolve(event.effectiveDirective);
				document.addEventListener('securitypolicyviolation', note, { once: true });
				send(() => resolve('nothing'));
			});
		const forScript = await probe((reached) => {
			const script = document.createElement('script');
			script.src = `${url}/probe.js`;
			script.addEventListener('load', reached);
			document.head.append(script);
		});
		const forData = await probe((reached) => {
			fetch(`${url}/probe`, { mode: 'no-cors' }).then(reached, () => null);
		});
		return [forScript, forData];
	}, host);

test('Google receives a visit after consent, and the policy names only its hosts', async ({
	playwright,
	browser,
	stack,
}) => {
	const storageState = await stack.signedIn(ADMIN);
	const staff = await playwright.request.newContext({ baseURL: stack.url, storageState });
	const context = await browser.newContext({
		baseURL: stack.url,
		locale: 'it-IT',
		viewport: { width: 375, height: 812 },
		storageState: { cookies: [], origins: [] },
	});
	const origin = new URL(stack.url).origin;
	const outside = await recordOutside(context, origin);
	const page = await context.newPage();
	const { words: shopWords, add, drawer } = shop(page, 'it');
	const places = [shopWords.wheel, '/it', '/ja/cart'];

	// While the site counts by itself, its policies name nobody else.
	for (const path of places) expect(await foreignSources(staff, path)).toEqual({});

	await measureBy(staff, origin, { mode: 'ga4', ga4_id: ID, edition: 1 });
	const shown = async (path: string) => (await staff.get(path)).text();
	await expect.poll(() => shown('/it'), PUBLISHED).toContain(`data-ga4="${ID}"`);
	const calls = [...GA4_CALLS].toSorted();
	for (const path of places) {
		expect(await foreignSources(staff, path), path).toEqual({
			'script-src': [GA4_SCRIPTS],
			'img-src': calls,
			'connect-src': calls,
		});
	}

	const events: string[] = [];
	page.on('request', (request) => {
		const { pathname } = new URL(request.url());
		if (pathname === '/api/measurement/events') events.push(request.url());
	});
	const banner = page.getByRole('region', { name: title });
	const held = () => page.evaluate(() => window.livenzaEvents?.held.map(({ event }) => event));
	await page.goto(shopWords.wheel);
	await expect(banner).toBeVisible();
	await expect.poll(held).toContain('view_item');
	await add.click();
	await expect(drawer.getByRole('textbox')).toHaveValue('1');
	await expect.poll(held).toContain('add_to_cart');
	// The cart's own, which are needed for what was asked for; none about measurement.
	const cookies = (await context.cookies()).map(({ name }) => name).toSorted();
	expect([outside, cookies]).toEqual([[], [CART_COOKIE, CART_COUNT_COOKIE]]);

	await page.goto(shopWords.wheel);
	await banner.getByRole('button', { name: words.refuse, exact: true }).click();
	await expect(banner).toBeHidden();
	await add.click();
	await expect(drawer.getByRole('textbox')).toHaveValue('2');
	await page.goto(shopWords.wheel);
	await expect.poll(() => page.evaluate(() => window.livenzaEvents?.consent)).toBe('refused');
	expect(outside).toEqual([]);

	const choose = async (choice: 'accept' | 'refuse') => {
		await page.locator('.legal-bar summary').click();
		await page.getByRole('link', { name: words.settings }).click();
		const dialog = page.getByRole('dialog', { name: words.settings });
		await dialog.getByRole('button', { name: words[choice], exact: true }).click();
		await expect(dialog).toBeHidden();
	};
	const sentNames = () =>
		outside.flatMap((url) =>
			url.startsWith(COLLECTOR) ? [new URL(url).searchParams.get('en')] : [],
		);
	await choose('accept');
	await expect.poll(() => outside.at(0)).toBe(`${GA4_SCRIPTS}/gtag/js?id=${ID}`);
	// The visit begins with the consent: what came before it was dropped on refusal.
	await page.goto(shopWords.wheel);
	await expect.poll(sentNames).toEqual(['view_item']);
	await add.click();
	// The drawer opens with what was added.
	const visit = ['view_item', 'add_to_cart', 'view_cart'];
	await expect.poll(sentNames).toEqual(visit);
	expect(new Set(outside.map((url) => new URL(url).origin))).toEqual(
		new Set([GA4_SCRIPTS, new URL(COLLECTOR).origin]),
	);
	// The host counts nothing in this mode.
	expect(events).toEqual([]);

	// Even now the browser lets the page reach no other host.
	const before = outside.length;
	expect(await blockedIn(page, STRANGER)).toEqual(['script-src-elem', 'connect-src']);
	expect(outside).toHaveLength(before);

	await page.goto(shopWords.wheel);
	await expect.poll(sentNames).toEqual([...visit, 'view_item']);
	await choose('refuse');
	const asked = outside.length;
	await add.click();
	await expect(drawer.getByRole('textbox')).toHaveValue('4');
	await page.goto(shopWords.wheel);
	await expect.poll(() => page.evaluate(() => window.livenzaEvents?.consent)).toBe('refused');
	expect(outside).toHaveLength(asked);
	await staff.dispose();
	await context.close();
});
