import type { Page } from '@playwright/test';
import { WISHLIST_KEY } from '#contract/storage-keys.ts';
import { aGuest, aPaidOrder, aReadyGuest, asDevice, getStaff } from '../support/shop-online.ts';
import { expect, SCREENS } from '../support/steps.ts';
import { test } from '../support/steps-customer.ts';
import { slowly } from '../support/steps-slow.ts';
import { type Template, TEMPLATE_NAMES, TEMPLATES } from '../support/steps-pages.ts';
import { wishFor } from '../support/steps-wishlist.ts';

/** Sum of a page's layout shifts that nobody notices. */
const MOST_SHIFT = 0.02;

/** Opens pages slowly on a desktop and on a phone, and expects that nothing jumps on any. */
async function expectStill(page: Page, paths: readonly string[]): Promise<void> {
	const { open } = await slowly(page);
	for (const path of paths) {
		for (const viewport of SCREENS) {
			await page.setViewportSize(viewport);
			const { sum, moved } = await open(path);
			const what = [`${path}, ${viewport.width} px`, ...moved].join('\n');
			expect.soft(sum, what).toBeLessThanOrEqual(MOST_SHIFT);
		}
	}
}

/** Pages of a customer, who would be sent to the login without a session. */
const OWN: readonly Template[] = ['account', 'profile', 'account addresses', 'orders'];

for (const name of TEMPLATE_NAMES) {
	test(`nothing jumps on the page "${name}" while it comes slowly`, async ({
		page,
		context,
		session,
	}) => {
		if (OWN.includes(name)) await context.addCookies(session);
		await expectStill(page, [TEMPLATES[name]]);
	});
}

test('nothing jumps on a customer’s lists, empty as they are', async ({
	page,
	context,
	session,
}) => {
	await context.addCookies(session);
	const lists = ['wheels', 'wishlist', 'returns'].map((list) => `/it/account/${list}`);
	await expectStill(page, lists);
});

test('nothing jumps around a cart with an article', async ({ page, context, baseURL }) => {
	const { buyer } = await aGuest(baseURL);
	await asDevice(context, buyer, baseURL);
	await expectStill(page, ['/it/cart', '/it/checkout']);
});

test('nothing jumps on the steps of an order', async ({ page, context, baseURL }) => {
	const { buyer } = await aReadyGuest(baseURL);
	await asDevice(context, buyer, baseURL);
	const steps = ['shipping', 'payment', 'resume'].map((step) => `/it/checkout/${step}`);
	await expectStill(page, steps);
});

test('nothing jumps around an order, nor where a part of it goes back', async ({
	page,
	context,
	baseURL,
}) => {
	const { buyer, id } = await aPaidOrder(baseURL);
	const staff = await getStaff(baseURL);
	await staff.deliver(id, [{ position: 0, quantity: 1 }]);
	await asDevice(context, buyer, baseURL);
	await expectStill(page, [
		`/it/checkout/done?order=${id}`,
		'/it/orders',
		`/it/orders/detail?id=${id}`,
		'/it/orders/returns',
		`/it/orders/return-new?order=${id}`,
	]);
});

test('nothing jumps on a wish list with articles', async ({ page }) => {
	const [one, two] = await wishFor(page, 'it').articles(true);
	const items = [one, two].flatMap((found) =>
		found ? [{ id: found.id, title: found.code, href: `/it/prodotto/${found.slug}` }] : [],
	);
	expect(items).toHaveLength(2);
	await page.addInitScript(
		([key, list]) => {
			// The empty document between two pages has no storage.
			if (location.protocol !== 'about:') localStorage.setItem(key, list);
		},
		[WISHLIST_KEY, JSON.stringify({ owner: 'guest', items, pending: [] })] as const,
	);
	await expectStill(page, ['/it/wishlist']);
});

test('nothing jumps behind mailed links that have ended', async ({ page, noise }) => {
	const secret = 'no-mail-has-ever-carried-this-one';
	await expectStill(page, [
		`/it/wheel#${secret}`,
		`/it/wheel-transfer#${secret}`,
		`/it/wishlist/shared#${secret}`,
		`/it/notice/confirm#${secret}`,
		`/it/notice/end#${secret}`,
		`/it/register/confirm#${secret}`,
		`/it/reset-password#${secret}`,
	]);
	// The browser's own message about an answer of status 404.
	noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('404')));
});

test('the check detects a task that pushes the footer', async ({ page }) => {
	await page.addInitScript(() => {
		addEventListener('DOMContentLoaded', () => {
			for (const main of document.querySelectorAll('main')) main.style.minHeight = '0';
		});
	});
	const { open } = await slowly(page);
	expect((await open('/it/cart')).sum).toBeGreaterThan(MOST_SHIFT);
});

test('a page’s icons are one sprite', async ({ page }) => {
	const drawings = new Set<string>();
	page.on('request', (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.endsWith('.svg')) drawings.add(pathname);
	});
	for (const viewport of SCREENS) {
		await page.setViewportSize(viewport);
		await page.goto(TEMPLATES.category);
	}
	expect([...drawings]).toEqual(['/icons/set.svg']);
});
