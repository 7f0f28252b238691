import { request } from '@playwright/test';
import type { Browser, BrowserContext } from 'playwright-core';
import { checkoutSteps } from '../../../tests/support/steps-checkout.ts';
import { aCustomer } from '../../../tests/support/steps-customer.ts';
import { wishFor } from '../../../tests/support/steps-wishlist.ts';
import { fillCart, PHONE, walked } from './browsing.ts';

/** Cookies and storage of a visitor. */
export type Known = Awaited<ReturnType<BrowserContext['storageState']>>;

interface ShoppersPage {
	name: string;
	path: string;
	known: Known;
}

const EMAIL = 'anna@mail.example';

/** Buys as a guest; returns the pages on the way, each with the state in which the guest met it. */
async function guestPages(context: BrowserContext): Promise<ShoppersPage[]> {
	const page = await context.newPage();
	const pages: ShoppersPage[] = [];
	const note = async (name: string, path = new URL(page.url()).pathname) =>
		pages.push({ name, path, known: await context.storageState() });
	await fillCart(page);
	await note('cart with lines', '/it/cart');
	await note('checkout with lines', '/it/checkout');
	const steps = checkoutSteps(page, 'it');
	await steps.asGuest(EMAIL);
	await note('checkout, shipping');
	await steps.address();
	await note('checkout, payment');
	await steps.payBy('bank_transfer');
	await note('checkout, review');
	await steps.bind();
	const way = steps.main.getByRole('link', { name: steps.t.order.done.way, exact: true });
	await way.waitFor();
	const { pathname, search } = new URL(page.url());
	await note('order placed', pathname + search);
	const href = await way.getAttribute('href');
	if (href === null) throw new Error('the order has no page');
	await note('order', href);
	return pages;
}

/** Marks three articles for the wish list. */
async function wishPages(context: BrowserContext): Promise<ShoppersPage[]> {
	const { articles, mark } = wishFor(await context.newPage(), 'it');
	for (const { slug, code } of (await articles(true)).slice(0, 3)) await mark(slug, code);
	const known = await context.storageState();
	return [{ name: 'wish list with entries', path: '/it/wishlist', known }];
}

/** Opens an account; returns its screens as the customer sees them. */
async function customerPages(context: BrowserContext, siteUrl: string): Promise<ShoppersPage[]> {
	const { cookies } = await aCustomer(request, siteUrl);
	await context.addCookies(cookies);
	const known = await context.storageState();
	return ['account', 'account/profile', 'account/addresses', 'account/orders'].map((screen) => ({
		name: `${screen}, signed in`,
		path: `/it/${screen}`,
		known,
	}));
}

/** Pages that show nothing to a first visitor, with the state of the visitors who see them. */
export async function shoppersPages(browser: Browser, siteUrl: string): Promise<ShoppersPage[]> {
	const asVisitor = async (work: (context: BrowserContext) => Promise<ShoppersPage[]>) => {
		const context = await browser.newContext({
			baseURL: siteUrl,
			locale: 'it-IT',
			viewport: PHONE,
		});
		try {
			return await work(context);
		} finally {
			await context.close();
		}
	};
	return [
		...(await walked(() => asVisitor(guestPages))),
		...(await walked(() => asVisitor(wishPages))),
		...(await walked(() => asVisitor((context) => customerPages(context, siteUrl)))),
	];
}
