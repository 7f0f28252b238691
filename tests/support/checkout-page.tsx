import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import type { ComponentProps, ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Checkout as CheckoutData } from '../../src/contract/checkout/checkout.ts';
import { CONSENT_TEXTS } from '../../src/server/consents/texts.ts';
import type { CheckoutStep } from '../../src/contract/checkout/details.ts';
import { CART_COUNT_COOKIE, COUNTRY_COOKIE } from '../../src/contract/cookies.ts';
import { ROUTE_NAMES, type RouteName } from '../../src/contract/links.ts';
import type { Locale } from '../../src/contract/locales.ts';
import { href } from '../../src/i18n/paths.ts';
import { toMessages } from '../../src/i18n/server.ts';
import { Checkout } from '../../src/islands/checkout/Checkout.tsx';
import { STEP_ROUTES } from '../../src/islands/checkout/steps.ts';
import { Done } from '../../src/islands/orders/done/Done.tsx';
import { OrderDetail } from '../../src/islands/orders/detail/OrderDetail.tsx';
import { Orders } from '../../src/islands/orders/Orders.tsx';
import { accountMessages } from '../../src/templates/parts/account-props.ts';
import { CHECKOUT_ACCOUNT_PARTS } from '../../src/templates/parts/checkout-props.ts';
import { aContact } from './factories-blocks.ts';
import { COUNTRIES, toRules } from './shop-countries.ts';

/** Props of an account screen; with parts, its messages are those that such a page ships. */
export const accountIn = (locale: Locale, parts?: readonly string[]) => ({
	locale,
	messages: parts
		? accountMessages(locale, parts)
		: {
				account: toMessages(locale, 'account'),
				forms: toMessages(locale, 'forms'),
				errors: toMessages(locale, 'errors'),
			},
	href: Object.fromEntries(ROUTE_NAMES.map((route) => [route, href(locale, route)])) as Record<
		RouteName,
		string
	>,
	email: 'info@livenza.example',
	countries: COUNTRIES,
});

interface Asked {
	call: string;
	body: unknown;
}
type Answer = (body: unknown) => Response | Promise<Response>;

export const data = (value: unknown) => (): Response => Response.json({ data: value });
export const problem =
	(status: number, code: string, fields: { path: string; code: string }[] = []) =>
	(): Response =>
		Response.json({ type: 'about:blank', status, code, fields }, { status });

/**
 * Fake host that answers calls by method and end of path, `PUT contact`; a test may change the
 * answers as it goes on. A call without an answer is a network failure.
 */
export function aShop(answers: Record<string, Answer>) {
	const asked: Asked[] = [];
	vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
		const path = url.split('?')[0] ?? '';
		const call = `${init?.method ?? 'GET'} ${path}`;
		const country = /\/address-rules\/(\w+)$/.exec(path)?.[1];
		const found = Object.entries(answers).find(([name]) => {
			const [method = '', end = ''] = name.split(' ');
			return call.startsWith(`${method} `) && path.endsWith(end);
		});
		if (country && !found) return Response.json({ data: toRules(country.toUpperCase()) });
		const body: unknown = init?.body === undefined ? null : JSON.parse(String(init.body));
		asked.push({ call, body });
		if (!found) throw new TypeError('Failed to fetch');
		return found[1](body);
	});
	return { answers, asked };
}

/** Fake host whose checkout stands at a step, and moves where it is told. */
export const shopAt = (checkout: CheckoutData, more: Record<string, Answer> = {}) =>
	aShop({ 'GET /shop/checkout': data(checkout), ...more });

export async function openCheckout(
	step: CheckoutStep,
	locale: Locale = 'it',
	given: Partial<ComponentProps<typeof Checkout>> = {},
) {
	// A page without a count in its cookies sends no request.
	document.cookie = `${CART_COUNT_COOKIE}=1; Path=/`;
	const screen = (
		<Checkout
			step={step}
			account={accountIn(locale, CHECKOUT_ACCOUNT_PARTS)}
			messages={toMessages(locale, 'checkout')}
			phone="+39 0438 000000"
			hours={['lunedì–venerdì: 8:30–12:30']}
			termsText={CONSENT_TEXTS[locale].terms}
			termsHref="/it/general-conditions"
			warrantyHref="/it/warranty-conditions"
			guaranteeNotice={null}
			notice={aContact.notice}
			sellerNoticeHref="/ja/specified-commercial-transactions"
			{...given}
		/>
	);
	await showAt(href(locale, STEP_ROUTES[step]), step, locale, screen);
}

const SCREENS = { done: Done, orders: Orders, order: OrderDetail };

/** Props that every screen of orders gets. */
export const orderScreenIn = (locale: Locale) => ({
	account: accountIn(locale),
	messages: toMessages(locale, 'orders'),
	phone: '+39 0438 000000',
	hours: ['lunedì–venerdì: 8:30–12:30', 'lunedì–venerdì: 14:30–18:30'],
	privacyHref: '/it/privacy-policy',
	warrantyHref: '/it/warranty-conditions',
	withdrawAction: `/api/shop/withdrawal-reviews?locale=${locale}`,
});

/** Shows a screen at an address, below its title. */
export async function showAt(path: string, title: string, locale: Locale, screen: ReactNode) {
	document.documentElement.lang = locale;
	history.replaceState(null, '', path);
	await act(async () => {
		render(
			<main>
				<h1>{title}</h1>
				{screen}
			</main>,
		);
	});
}

export async function openOrders(
	of: keyof typeof SCREENS,
	where: string,
	locale: Locale = 'it',
	isInAccount = false,
) {
	const Screen = SCREENS[of];
	const screen = <Screen isInAccount={isInAccount} {...orderScreenIn(locale)} />;
	await showAt(`/${locale}/${of}${where}`, of, locale, screen);
}

export const press = (name: string | RegExp) =>
	act(async () => void fireEvent.click(screen.getByRole('button', { name })));
export const follow = (name: string | RegExp) =>
	act(async () => void fireEvent.click(screen.getByRole('link', { name })));
/** Clears the page for the next test: the window is one for all files of a worker. */
export function leaveShop(): void {
	cleanup();
	document.cookie = `${COUNTRY_COOKIE}=; Max-Age=0; Path=/`;
	document.cookie = `${CART_COUNT_COOKIE}=; Max-Age=0; Path=/`;
	sessionStorage.clear();
	delete window.livenzaEvents;
	history.replaceState(null, '', '/');
	document.documentElement.removeAttribute('lang');
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	vi.useRealTimers();
}

const type = (field: HTMLElement, value: string) =>
	act(async () => {
		fireEvent.input(field, { target: { value } });
		fireEvent.change(field, { target: { value } });
	});
export const fill = (label: string | RegExp, value: string) =>
	type(screen.getByLabelText(label), value);
/** Moves the focus to the next field. */
export const leave = (label: string | RegExp) =>
	act(async () => void fireEvent.blur(screen.getByLabelText(label)));
/** Fills the last of several fields with the same label. */
export const fillLast = async (label: string | RegExp, value: string) => {
	const field = screen.getAllByLabelText(label).at(-1);
	if (!field) throw new Error(`no field ${String(label)}`);
	await type(field, value);
};
export const choose = (role: 'radio' | 'checkbox', name: string | RegExp) =>
	act(async () => void fireEvent.click(screen.getByRole(role, { name })));
/** Visible text, with plain spaces where amounts have others. */
export const shown = () => (document.body.textContent ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

/** Lists axe's violations; colours and sizes are checked where there is a layout. */
export async function faults(): Promise<string[]> {
	const { violations } = await axe.run(document.body, {
		rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
	});
	return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join()}`));
}

/** Records the addresses that a page leaves for, afresh for each test. */
export function watchLeaving(): string[] {
	const left: string[] = [];
	beforeEach(() => {
		left.length = 0;
		const leave = (url: string | URL) => void left.push(String(url));
		vi.spyOn(location, 'assign').mockImplementation(leave);
		vi.spyOn(location, 'replace').mockImplementation(leave);
	});
	afterEach(leaveShop);
	return left;
}
