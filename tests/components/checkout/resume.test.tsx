// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { endCheckout } from '#state/checkout.ts';
import { aCart, anItem } from '../../support/factories-cart.ts';
import { ORDER_ID, reached } from '../../support/factories-checkout.ts';
import {
	choose,
	data,
	faults,
	leaveShop,
	openCheckout,
	press,
	problem,
	shopAt,
	shown,
} from '../../support/checkout-page.tsx';

let left: string[] = [];
beforeEach(() => {
	sessionStorage.clear();
	endCheckout();
	left = [];
	vi.spyOn(location, 'assign').mockImplementation((url) => {
		left.push(String(url));
	});
});
afterEach(leaveShop);

const ORDER = 'Ordine con obbligo di pagare';
const TERMS = /^Dichiaro di aver letto e accetto le condizioni generali di contratto/;
const placed = (url: string | null = null) => data({ id: ORDER_ID, number: '26-483-0275', url });

async function openReview(given = {}) {
	const shop = shopAt(reached('resume', given));
	shop.answers['POST orders'] = placed();
	await openCheckout('resume');
	await screen.findByRole('heading', { level: 2, name: 'Riepilogo' });
	return shop;
}
const orders = ({ asked }: ReturnType<typeof shopAt>) =>
	asked.filter(({ call }) => call === 'POST /api/shop/checkout/orders');

test.each(LOCALES)('the button that binds says so in %s, and nothing else', async (locale) => {
	shopAt(reached('resume'));
	await openCheckout('resume', locale);
	const binding = {
		it: 'Ordine con obbligo di pagare',
		en: 'Order with obligation to pay',
		es: 'Pedido con obligación de pago',
		fr: 'Commande avec obligation de paiement',
		ja: '注文を確定する（お支払い義務が生じます）',
	}[locale];
	await screen.findByRole('button', { name: binding });
	expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([binding]);
	expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
});

test('everything is in one view: goods with features, VAT, delivery, payment and rights', async () => {
	await openReview();
	for (const text of [
		'Altezza cerchio: 50 mm',
		'1 pezzo a 122 €',
		'di cui IVA 22%: 23,79 € (imponibile 108,11 €)',
		'131,90 €',
		'Via Roma 12',
		'Consegna prevista: 30 novembre – 1º dicembre 2026',
		'Bonifico bancario',
		'2 anni dalla consegna, per legge',
		'2 anni in più, gratis',
		'Entro 14 giorni dalla consegna puoi recedere',
	]) {
		expect(shown()).toContain(text);
	}
});

test('the guarantee stands in the house’s own words where it has some, by the law of the country', async () => {
	const { cart } = reached('resume');
	shopAt(reached('resume', { cart: { ...cart, country: 'ES' } }));
	await openCheckout('resume', 'it', {
		guaranteeNotice: 'Avviso prescritto dal decreto: {legal_years} anni.',
	});
	await screen.findByText('Avviso prescritto dal decreto: 3 anni.');
	expect(shown()).not.toContain('anni dalla consegna, per legge');
	expect(screen.getAllByRole('term')[0]?.textContent).toBe('Garanzia legale del venditore');
});

test.each([
	['IT', false],
	['JP', true],
])('an order to %s leads to the notice that Japan asks for: %s', async (country, isLed) => {
	const { cart } = reached('resume');
	await openReview({ cart: { ...cart, country } });
	const link = screen.queryByRole('link', { name: /legge giapponese/ });
	expect(link?.getAttribute('href') ?? null).toBe(
		isLed ? '/ja/specified-commercial-transactions' : null,
	);
	if (isLed) expect(link?.getAttribute('hreflang')).toBe('ja');
});

test('without such a page nothing leads to it', async () => {
	const { cart } = reached('resume');
	shopAt(reached('resume', { cart: { ...cart, country: 'JP' } }));
	await openCheckout('resume', 'ja', { sellerNoticeHref: null });
	await screen.findByRole('button', { name: /^注文を確定する/ });
	expect(screen.queryByRole('link', { name: '特定商取引法に基づく表記' })).toBeNull();
});

/** Art. 12-6 of the Act on Specified Commercial Transactions. */
test('in Japan one view has quantity, price, payment, delivery, withdrawal and offer period', async () => {
	const { cart } = reached('resume');
	shopAt(reached('resume', { cart: { ...cart, country: 'JP' } }));
	await openCheckout('resume', 'ja');
	await screen.findByRole('button', { name: /^注文を確定する/ });
	for (const said of [
		/数量1、単価/,
		/合計.*131\.90/,
		/送料/,
		/お支払い方法・時期/,
		/銀行振込.*ご注文から7日以内にお振り込みください/,
		/配送方法・お届け時期/,
		/お届け予定：2026年11月30日/,
		/お届けから14日以内であれば、理由を示さずに契約を撤回できます/,
		/返送料は、当社の送り状を使う場合を除き、お客様のご負担/,
		/お申し込みの有効期限お申し込みの期限は設けていません/,
		/特定商取引法に基づく表記/,
	]) {
		expect(shown()).toMatch(said);
	}
	expect(await faults()).toEqual([]);
});

test('in Japan an article made to order names the latest day of its delivery', async () => {
	const { cart, offers } = reached('resume');
	const made = offers.map((offer) => ({ ...offer, delivery: null }));
	shopAt(reached('resume', { cart: { ...cart, country: 'JP' }, offers: made }));
	await openCheckout('resume', 'ja');
	await screen.findByText(/遅くともご契約の成立から30日以内にお届けします/);
});

test('a company of another country of the Union sees the total without VAT, and why', async () => {
	const { cart } = reached('resume');
	await openReview({
		cart,
		user_type: 'company',
		tax: { treatment: 'intra_eu', total_amount: 10811, vat_total: 0 },
	});
	expect(shown()).toContain('Inversione contabile');
	expect(shown()).toContain('108,11 €');
	expect(shown()).not.toContain('di cui IVA');
	expect(shown()).not.toContain('Diritto di recesso');
});

test('without the conditions nothing is ordered, and the box has the focus', async () => {
	const shop = await openReview();
	await press(ORDER);
	expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: TERMS }));
	expect(shown()).toContain('le condizioni vanno lette e accettate');
	expect(orders(shop)).toEqual([]);
	expect(await faults()).toEqual([]);
});

test('the order says what was seen, and leads to what came of it', async () => {
	const shop = await openReview();
	await choose('checkbox', TERMS);
	await press(ORDER);
	expect(orders(shop).map(({ body }) => body)).toEqual([
		{
			key: expect.stringMatching(/^[\da-f-]{36}$/),
			accepts_terms: true,
			terms_version: '2026-11',
			total_amount: 13190,
			currency: 'EUR',
		},
	]);
	expect(left).toEqual([`/it/checkout/done?order=${ORDER_ID}`]);
});

test('a card is paid on the provider’s page, and back from there the button is alive', async () => {
	const shop = await openReview();
	shop.answers['POST orders'] = placed('https://pay.example/1');
	await choose('checkbox', TERMS);
	await press(ORDER);
	expect(left).toEqual(['https://pay.example/1']);
	expect(screen.getByRole('button', { name: ORDER }).getAttribute('aria-disabled')).toBe('true');
	// What was ordered is no cart any more.
	shop.answers['GET /shop/checkout'] = problem(409, 'conflict', [{ path: 'cart', code: 'empty' }]);
	await act(async () => {
		const shownAgain = new Event('pageshow');
		dispatchEvent(Object.assign(shownAgain, { persisted: true }));
	});
	await screen.findByRole('heading', { level: 2, name: 'L’ordine c’è già' });
});

test('conditions that have changed are to be accepted anew, with those that are shown now', async () => {
	const shop = await openReview();
	shop.answers['POST orders'] = problem(409, 'conflict', [
		{ path: 'terms_version', code: 'changed' },
	]);
	shop.answers['GET /shop/checkout'] = data(reached('resume', { terms_version: '2026-12' }));
	await choose('checkbox', TERMS);
	await press(ORDER);
	await screen.findByText(/Le condizioni di contratto sono appena cambiate/);
	const box = screen.getByRole('checkbox', { name: TERMS });
	expect(box).toHaveProperty('checked', false);
	expect(document.activeElement).toBe(box);
	shop.answers['POST orders'] = placed();
	await choose('checkbox', TERMS);
	await press(ORDER);
	expect(orders(shop).at(-1)?.body).toMatchObject({ terms_version: '2026-12' });
	expect(left).toEqual([`/it/checkout/done?order=${ORDER_ID}`]);
});

test('pressed twice it is one order, and a lost answer is asked for by the same key', async () => {
	const shop = await openReview();
	delete shop.answers['POST orders'];
	await choose('checkbox', TERMS);
	await press(ORDER);
	await screen.findByText(/Connessione assente/);
	shop.answers['POST orders'] = placed();
	await press(ORDER);
	await press(ORDER);
	const keys = orders(shop).map(({ body }) => Object.entries(body ?? {})[0]?.[1]);
	expect(keys.length).toBe(2);
	expect(new Set(keys).size).toBe(1);
});

test('a price that changed on the way has to be accepted before anything is ordered', async () => {
	const item = anItem({ seen_price: { amount: 11000, currency: 'EUR' } });
	const shop = await openReview({ cart: aCart({ items: [item] }) });
	expect(shown()).toContain('Il prezzo è salito da 110 € a 122 €.');
	await choose('checkbox', TERMS);
	await press(ORDER);
	expect(orders(shop)).toEqual([]);
	expect(await faults()).toEqual([]);
	shop.answers['POST acknowledgements'] = data(aCart({ items: [anItem()] }));
	shop.answers['GET /shop/checkout'] = data(reached('resume'));
	await press('Ho visto, va bene così');
	await press(ORDER);
	expect(orders(shop).length).toBe(1);
});

test('another total is shown, and the conditions are to be accepted anew', async () => {
	const shop = await openReview();
	shop.answers['POST orders'] = problem(409, 'conflict', [
		{ path: 'total_amount', code: 'changed' },
	]);
	const cart = aCart({ items: [anItem({ unit_price: 13000 })] });
	shop.answers['GET /shop/checkout'] = data(reached('resume', { cart }));
	await choose('checkbox', TERMS);
	await press(ORDER);
	await screen.findByText(/Il totale è passato da 131,90.€ a 139,90.€/);
	expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
	expect(left).toEqual([]);
});

test('a step that lacks something by now is opened', async () => {
	const shop = await openReview();
	shop.answers['POST orders'] = problem(409, 'conflict', [{ path: 'step', code: 'payment' }]);
	shop.answers['GET /shop/checkout'] = data(reached('payment'));
	await choose('checkbox', TERMS);
	await press(ORDER);
	await screen.findByRole('heading', { level: 2, name: 'Pagamento' });
	expect(location.pathname).toBe('/it/checkout/payment');
});
