// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHECKOUT_STEPS } from '#contract/checkout/details.ts';
import { LOCALES } from '#contract/locales.ts';
import { endCheckout } from '#state/checkout.ts';
import { aCheckout, reached } from '../../support/factories-checkout.ts';
import {
	aShop,
	data,
	faults,
	fill,
	leaveShop,
	follow,
	openCheckout,
	press,
	problem,
	shopAt,
	shown,
} from '../../support/checkout-page.tsx';

beforeEach(() => {
	sessionStorage.clear();
	endCheckout();
	vi.stubGlobal('matchMedia', () => ({
		matches: true,
		addEventListener: () => undefined,
		removeEventListener: () => undefined,
	}));
	window.matchMedia = globalThis.matchMedia;
});
afterEach(leaveShop);

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const at = () => location.pathname;

describe.each(LOCALES)('in %s', (locale) => {
	test.each(CHECKOUT_STEPS)('the step %s has its texts and passes axe', async (step) => {
		shopAt(reached(step));
		await openCheckout(step, locale);
		await screen.findByRole('navigation');
		expect(await screen.findAllByRole('heading', { level: 2 })).not.toEqual([]);
		expect(shown().replaceAll('anna@posta.example', '')).not.toMatch(
			/\b[a-z]+\.[a-z]+[A-Z_]\w*|\{\{/,
		);
		expect(await faults()).toEqual([]);
	});
});

describe('the steps of an order', () => {
	test('a guest continues with an e-mail address, which is kept on going back', async () => {
		const { asked, answers } = shopAt(aCheckout());
		answers['PUT contact'] = data(reached('shipping'));
		await openCheckout('login');
		await heading('Chi ordina');
		await fill(/E-mail/, 'anna@posta.example');
		await press('Continua come ospite');
		await heading('Consegna');
		expect(at()).toBe('/it/checkout/shipping');
		expect(asked.at(-1)).toEqual({
			call: 'PUT /api/shop/checkout/contact',
			body: { email: 'anna@posta.example' },
		});
		expect(document.activeElement?.textContent).toBe('Consegna');
		await act(async () => {
			history.replaceState(null, '', '/it/checkout');
			dispatchEvent(new PopStateEvent('popstate'));
		});
		await heading('Chi ordina');
		expect(screen.getByLabelText(/E-mail/)).toHaveProperty('value', 'anna@posta.example');
	});

	test('an invalid address is reported at the field and in the focused summary', async () => {
		shopAt(aCheckout());
		await openCheckout('login');
		await heading('Chi ordina');
		await fill(/E-mail/, 'anna');
		await press('Continua come ospite');
		const summary = await screen.findByRole('alert', { name: /1 campo da correggere/ });
		expect(document.activeElement).toBe(summary);
	});

	test.each([
		['payment', 'shipping', 'Consegna'],
		['resume', 'login', 'Chi ordina'],
		['resume', 'payment', 'Pagamento'],
	] as const)('%s redirects to an incomplete %s', async (asked, lacking, title) => {
		shopAt(reached(lacking));
		await openCheckout(asked);
		await heading(title);
		expect(at()).toMatch(lacking === 'login' ? /checkout$/ : new RegExp(`checkout/${lacking}$`));
	});

	test('a signed-in customer starts with the delivery', async () => {
		const contact = { email: 'anna@posta.example', is_customer: true };
		shopAt(reached('shipping', { contact }));
		await openCheckout('login');
		await heading('Consegna');
	});

	test('the first step lists payment methods and countries', async () => {
		shopAt(aCheckout());
		await openCheckout('login');
		await heading('Chi ordina');
		expect(shown()).toContain('per 7 giorni');
		expect(shown()).toContain('pagina protetta di Stripe');
		expect(shown()).toContain('Francia, Giappone, Italia e Svizzera');
	});

	test('an empty cart links to the products, and after an order to the order', async () => {
		aShop({ 'GET checkout': problem(409, 'conflict', [{ path: 'cart', code: 'empty' }]) });
		await openCheckout('resume');
		await heading('Il carrello è vuoto');
		cleanup();
		sessionStorage.setItem('checkout/placed', 'an-order');
		await openCheckout('resume');
		await heading('L’ordine c’è già');
		expect(screen.getByRole('link', { name: 'Vedi l’ordine' }).getAttribute('href')).toBe(
			'/it/checkout/done?order=an-order',
		);
	});

	test('a cart without available articles is reported, whatever was ordered before', async () => {
		sessionStorage.setItem('checkout/placed', 'an-order');
		aShop({ 'GET checkout': problem(409, 'conflict', [{ path: 'cart', code: 'gone' }]) });
		await openCheckout('resume');
		await heading('Questi articoli sono appena finiti');
		expect(shown()).toContain('Nulla è stato ordinato né addebitato.');
		expect(screen.getByRole('link', { name: 'Vai al carrello' })).toBeTruthy();
	});

	test('without a connection typed values stay, with a message', async () => {
		shopAt(aCheckout());
		await openCheckout('login');
		await heading('Chi ordina');
		vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
		await act(async () => void dispatchEvent(new Event('offline')));
		expect(shown()).toContain('Sei senza connessione');
		await fill(/E-mail/, 'anna@posta.example');
		await press('Continua come ospite');
		await screen.findByText(/Connessione assente/);
		expect(screen.getByLabelText(/E-mail/)).toHaveProperty('value', 'anna@posta.example');
	});

	test('a payment method is chosen, with its consequences', async () => {
		const { asked, answers } = shopAt(reached('payment'));
		answers['PUT payment'] = data(reached('resume'));
		await openCheckout('payment');
		await heading('Pagamento');
		const card = screen.getByRole('radio', { name: /Carta/ });
		expect(card).toHaveProperty('checked', true);
		await act(async () => screen.getByRole('radio', { name: /Bonifico/ }).click());
		await press('Continua con il riepilogo');
		await heading('Riepilogo');
		expect(asked.at(-1)?.body).toEqual({ provider: 'bank_transfer' });
	});

	test('a change from the review returns to the review', async () => {
		const { answers } = shopAt(reached('resume'));
		answers['PUT payment'] = data(reached('resume'));
		await openCheckout('resume');
		await heading('Riepilogo');
		await follow('Modifica: Pagamento');
		await heading('Pagamento');
		await press('Continua con il riepilogo');
		await heading('Riepilogo');
		expect(at()).toBe('/it/checkout/resume');
	});
});

describe('a guest’s session', () => {
	const START = Date.parse('2026-11-23T10:00:00.000Z');
	const session = {
		warns_at: '2026-11-23T10:28:00.000Z',
		ends_at: '2026-11-23T10:30:00.000Z',
	};

	test('shows a warning two minutes before its end, is extended by one press, and ends otherwise', async () => {
		// The device’s clock is three hours ahead of the host’s.
		vi.useFakeTimers({ now: START + 3 * 3_600_000, shouldAdvanceTime: true });
		try {
			const { answers } = shopAt(reached('payment', { session }));
			await openCheckout('payment');
			await heading('Pagamento');
			expect(shown()).not.toContain('Sei ancora lì?');
			await act(async () => void vi.advanceTimersByTime(28 * 60_000 + 1000));
			expect(shown()).toContain('Sei ancora lì?');
			const later = reached('payment', {
				session: { warns_at: '2026-11-23T10:56:00.000Z', ends_at: '2026-11-23T10:58:00.000Z' },
			});
			const cart = { ...later.cart, checked_at: '2026-11-23T10:28:01.000Z' };
			answers['POST signs'] = data({ ...later, cart });
			await press('Sì, continuo');
			expect(shown()).not.toContain('Sei ancora lì?');
			await act(async () => void vi.advanceTimersByTime(31 * 60_000));
			await heading('Ci siamo fermati qui');
			answers['GET /shop/checkout'] = data(aCheckout({ is_over: true }));
			await press('Ricomincia l’ordine');
			await heading('Chi ordina');
			expect(at()).toBe('/it/checkout');
		} finally {
			vi.useRealTimers();
		}
	});
});
