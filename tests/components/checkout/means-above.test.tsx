// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Locale } from '#contract/locales.ts';
import { cents } from '#domain/money/money.ts';
import { endCheckout } from '#state/checkout.ts';
import { reached } from '../../support/factories-checkout.ts';
import {
	data,
	faults,
	leaveShop,
	openCheckout,
	press,
	problem,
	shopAt,
	shown,
} from '../../support/checkout-page.tsx';

beforeEach(() => {
	sessionStorage.clear();
	endCheckout();
});
afterEach(leaveShop);

const TRANSFER = { provider: 'bank_transfer', days: 7 } as const;
const ABOVE = [{ provider: 'stripe', least: cents(50) } as const];
const small = (means: (typeof TRANSFER)[]) => reached('payment', { means, means_above: ABOVE });
const notices = () =>
	screen.getAllByRole('status').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));

test.each<[Locale, string]>([
	[
		'it',
		'«Carta di credito o debito» si può scegliere da 0,50 € in su. Per questo ordine scegli «Bonifico bancario».',
	],
	[
		'en',
		'“Credit or debit card” can be chosen from €0.50 upwards. For this order, please choose “Bank transfer”.',
	],
	[
		'es',
		'«Tarjeta de crédito o débito» se puede elegir a partir de 0,50 €. Para este pedido, elige «Transferencia bancaria».',
	],
	[
		'fr',
		'« Carte de crédit ou de débit » n’est possible qu’à partir de 0,50 €. Pour cette commande, choisissez « Virement bancaire ».',
	],
	[
		'ja',
		'「クレジットカード・デビットカード」は€0.50以上のご注文でご利用いただけます。今回は「銀行振込」をお選びください。',
	],
])('in %s a total below the card minimum is reported with other methods', async (locale, text) => {
	shopAt(small([TRANSFER]));
	await openCheckout('payment', locale);
	await screen.findAllByRole('radio');
	expect(notices()).toContain(text);
	expect(screen.getAllByRole('radio')).toHaveLength(1);
	expect(await faults()).toEqual([]);
});

test('without another method, the options are listed', async () => {
	shopAt(small([]));
	await openCheckout('payment');
	await screen.findByText(/Aggiungi qualcosa al carrello, oppure scrivici/);
	expect(shown()).not.toContain('alcun mezzo di pagamento per questo Paese');
});

test('a card made impossible by another tab is refused with a message, and removed', async () => {
	const { answers } = shopAt(reached('payment'));
	await openCheckout('payment');
	await screen.findByRole('radio', { name: /Carta/ });
	answers['PUT payment'] = problem(409, 'conflict', [{ path: 'provider', code: 'too_little' }]);
	answers['GET /shop/checkout'] = data(small([TRANSFER]));
	await press('Continua con il riepilogo');
	await screen.findByText(/troppo basso per il mezzo di pagamento scelto/);
	expect(screen.queryByRole('radio', { name: /Carta/ })).toBeNull();
	answers['PUT payment'] = data(reached('resume'));
	await act(async () => screen.getByRole('radio', { name: /Bonifico/ }).click());
	await press('Continua con il riepilogo');
	await screen.findByRole('heading', { level: 2, name: 'Riepilogo' });
});

const DISCOUNT = {
	code: 'WINTER10',
	kind: 'percent',
	refusal: 'used_by_you',
	minimum: null,
} as const;
const withCode = (refusal: 'used_by_you' | 'expired' | null) => {
	const { cart } = reached('payment');
	return reached('payment', { cart: { ...cart, discount: { ...DISCOUNT, refusal } } });
};

test.each<[Locale, string]>([
	['it', 'Hai già usato il codice WINTER10 con questo indirizzo: vale una volta per persona.'],
	['en', 'You have already used the code WINTER10 with this address: it is valid once per person.'],
	['es', 'Ya has usado el código WINTER10 con esta dirección: vale una vez por persona.'],
	['fr', 'Vous avez déjà utilisé le code WINTER10 avec cette adresse : il est valable une fois'],
	['ja', 'コードWINTER10は、このメールアドレスですでにご利用済みです'],
])('in %s an already used code is reported at every step', async (locale, text) => {
	shopAt(withCode('used_by_you'));
	await openCheckout('payment', locale);
	await screen.findAllByRole('radio');
	expect(notices().join(' ')).toContain(text);
	expect(await faults()).toEqual([]);
});

test('an expired code is reported beside the step, a valid one is not', async () => {
	shopAt(withCode('expired'));
	await openCheckout('payment');
	await screen.findAllByRole('radio');
	expect(notices()).toContain('Il codice WINTER10 non vale più per questo ordine.');
});
