// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endCheckout } from '#state/checkout.ts';
import { delivery, NEXT, sent } from '../../support/checkout-delivery.tsx';
import {
	data,
	fill,
	leaveShop,
	openCheckout,
	press,
	problem,
	shopAt,
} from '../../support/checkout-page.tsx';
import { reached } from '../../support/factories-checkout.ts';
import { toRules } from '../../support/shop-countries.ts';

beforeEach(() => {
	sessionStorage.clear();
	endCheckout();
});
afterEach(leaveShop);

describe('fields of a country not loaded yet', () => {
	/**
	 * Opens the step with address rules that arrive when the test says so; each country is
	 * requested once a page.
	 */
	async function openWaiting(country: string) {
		const answers: ((answer: Response) => void)[] = [];
		const given = reached('shipping');
		const shop = shopAt(reached('shipping', { cart: { ...given.cart, country } }), {
			[`GET /address-rules/${country.toLowerCase()}`]: () =>
				new Promise<Response>((resolve) => answers.push(resolve)),
			'PUT shipping': data(reached('payment')),
		});
		await openCheckout('shipping');
		await delivery();
		const answer = (response: Response) => act(async () => answers.shift()?.(response));
		return { shop, answer, open: () => answers.length };
	}
	const complaints = () =>
		screen.getAllByRole('alert').filter(({ textContent }) => textContent !== '');
	const isBefore = (one: Element | undefined, other: Element) =>
		Boolean(one && one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
	const country = () => screen.getByLabelText(/^Paese/);
	const isWaiting = () => document.documentElement.dataset['progress'] === 'pending';

	test('are awaited on continue, and then marked as missing', async () => {
		const { shop, answer } = await openWaiting('AT');
		await press(NEXT);
		expect(screen.queryByLabelText(/^Via e numero civico/)).toBeNull();
		expect(screen.queryByRole('button', { name: NEXT })).toBeNull();
		expect(isWaiting()).toBe(true);
		await answer(Response.json({ data: toRules('AT') }));
		const summary = await screen.findByRole('alert', { name: /campi da correggere/ });
		expect(summary.textContent).toContain('Via e numero civico');
		expect(document.activeElement).toBe(summary);
		expect(sent(shop)).toBeUndefined();
		expect(isWaiting()).toBe(false);
		await screen.findByRole('button', { name: NEXT });
	});

	test('that cannot be fetched are requested again on continue', async () => {
		const { shop, answer, open } = await openWaiting('DE');
		const refused = problem(404, 'not_found');
		await press(NEXT);
		await answer(refused());
		await screen.findByRole('button', { name: NEXT });
		expect(complaints()).toHaveLength(1);
		expect(isBefore(complaints()[0], country())).toBe(false);
		expect(isWaiting()).toBe(false);
		expect(open()).toBe(0);
		await press(NEXT);
		expect(complaints()).toHaveLength(0);
		expect(isWaiting()).toBe(true);
		await answer(refused());
		await screen.findByRole('button', { name: NEXT });
		expect(complaints()).toHaveLength(1);
		await press(NEXT);
		await answer(Response.json({ data: toRules('DE') }));
		await screen.findByRole('alert', { name: /campi da correggere/ });
		expect(sent(shop)).toBeUndefined();
	});

	test('that cannot be fetched are reported above the form, and requested again on continue', async () => {
		const { shop, answer } = await openWaiting('PT');
		await answer(problem(404, 'not_found')());
		expect(complaints()).toHaveLength(1);
		expect(isBefore(complaints()[0], country())).toBe(true);
		await press(NEXT);
		expect(complaints()).toHaveLength(0);
		expect(isWaiting()).toBe(true);
		await answer(Response.json({ data: toRules('PT') }));
		await screen.findByRole('alert', { name: /campi da correggere/ });
		expect(isWaiting()).toBe(false);
		expect(sent(shop)).toBeUndefined();
	});

	test('validate an address whose country was just changed', async () => {
		const { shop, answer } = await openWaiting('CH');
		await answer(Response.json({ data: toRules('CH') }));
		await fill(/^Nome/, 'Anna');
		await fill(/^Cognome/, 'Dal Col');
		await fill(/^Via e numero civico/, 'Seestrasse 3');
		await fill(/^CAP/, '80020');
		await fill(/^Città/, 'Zürich');
		const rules = Promise.withResolvers<Response>();
		shop.answers['GET /address-rules/uy'] = () => rules.promise;
		await fill(/^Paese/, 'UY');
		await press(NEXT);
		expect(sent(shop)).toBeUndefined();
		const withRegion = { ...toRules('IT'), country: 'UY' };
		await act(async () => rules.resolve(Response.json({ data: withRegion })));
		const summary = await screen.findByRole('alert', { name: /da correggere/ });
		expect(summary.textContent).toContain('Provincia');
		expect(screen.getByLabelText(/^Via e numero civico/)).toHaveProperty('value', 'Seestrasse 3');
		expect(sent(shop)).toBeUndefined();
	});
});
