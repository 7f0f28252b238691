// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getT } from '#i18n/server.ts';
import { SEED_LOCALES } from '#seed/languages.ts';
import { endCheckout } from '#state/checkout.ts';
import { reached } from '../../support/factories-checkout.ts';
import { faults, openCheckout, shopAt, shown, watchLeaving } from '../../support/checkout-page.tsx';
import { aContact } from '../../support/factories-blocks.ts';
import { openReview } from '../../support/checkout-review.ts';

watchLeaving();
beforeEach(endCheckout);

test.each(SEED_LOCALES)('the order button states the obligation to pay in %s', async (locale) => {
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
	await openReview({ provider: 'stripe' });
	for (const text of [
		'Altezza cerchio: 50 mm',
		'1 pezzo a 122 €',
		'di cui IVA 22%: 23,79 € (imponibile 108,11 €)',
		'131,90 €',
		'Via Roma 12',
		'Consegna prevista: 30 novembre – 1º dicembre 2026',
		'Carta di credito o debito',
		'2 anni dalla consegna, per legge',
		'2 anni in più, gratis',
		'Entro 14 giorni dalla consegna puoi recedere',
	]) {
		expect(shown()).toContain(text);
	}
});

test.each(SEED_LOCALES)(
	'before a transfer has arrived no date is promised (%s)',
	async (locale) => {
		shopAt(reached('resume', { provider: 'bank_transfer' }));
		await openCheckout('resume', locale);
		await screen.findByRole('checkbox');
		expect(document.body.textContent).toContain(getT(locale, 'checkout')('method.afterTransfer'));
		expect(shown()).not.toMatch(/dicembre|December|diciembre|décembre|12月/);
	},
);

test('a pickup promises a mail on arrival in the store, and is not called made to order', async () => {
	const pickup_store = {
		...{ id: 'cicli-piave', name: 'Cicli Piave', street: 'Via Garibaldi 3', city: 'Treviso' },
		...{ postal_code: '31100', country: 'IT', phone: null, latitude: 45.67, longitude: 12.24 },
	};
	const { cart } = reached('resume');
	const fetched = { ...cart, delivery: null, shipping: null };
	await openReview({ pickup_store, method: null, offers: [], cart: fetched });
	expect(shown()).toContain('Ti scriviamo quando la merce è lì, al più tardi entro 30 giorni');
	expect(shown()).not.toContain('Un articolo è su ordinazione');
});

const labelled = (years: (number | null)[]) => {
	const { cart } = reached('resume');
	const [item] = cart.items;
	if (!item) throw new Error('the cart of the tests is empty');
	const items = years.map((one, at) => {
		const durability = one === null ? null : { producer: 'Livenza', model: 'RD 50', years: one };
		return {
			...item,
			variant_id: `${item.variant_id}-${at}`,
			variant: { ...item.variant, durability },
		};
	});
	return { cart: { ...cart, items } };
};

test.each([
	['no label', [null, null], true, false],
	['a label of fewer years', [3], true, true],
	['a label of more years beside an article without one', [5, null], true, true],
	['labels of as many years or more alone', [4, 5], false, false],
])('the extension is described correctly beside %s', async (_case, years, isTold, isBeyond) => {
	await openReview(labelled(years));
	expect(shown().includes('2 anni in più, gratis')).toBe(isTold);
	expect(shown().includes('vale la durata dell’etichetta')).toBe(isBeyond);
	expect(screen.queryAllByText('Estensione del produttore')).toHaveLength(isTold ? 1 : 0);
});

test('the guarantee is described in the shop’s own words if set, by the law of the country', async () => {
	const { cart } = reached('resume');
	shopAt(reached('resume', { cart: { ...cart, country: 'ES' } }));
	await openCheckout('resume', 'it', {
		guaranteeNotice: 'Avviso prescritto dal decreto: {legal_years} anni.',
	});
	await screen.findByText('Avviso prescritto dal decreto: 3 anni.');
	expect(shown()).not.toContain('anni dalla consegna, per legge');
	const side = screen.getByRole('region', { name: 'Totale' });
	within(side).getByRole('heading', { name: 'Garanzia legale del venditore' });
	within(side).getByText('Avviso prescritto dal decreto: 3 anni.');
});

test.each([
	['IT', false],
	['JP', true],
])('an order to %s links to Japan’s seller notice: %s', async (country, isLed) => {
	const { cart } = reached('resume');
	await openReview({ cart: { ...cart, country } });
	const link = screen.queryByRole('link', { name: /legge giapponese/ });
	expect(link?.getAttribute('href') ?? null).toBe(
		isLed ? '/ja/specified-commercial-transactions' : null,
	);
	if (isLed) expect(link?.getAttribute('hreflang')).toBe('ja');
});

test('without that page there is no link', async () => {
	const { cart } = reached('resume');
	shopAt(reached('resume', { cart: { ...cart, country: 'JP' } }));
	await openCheckout('resume', 'ja', { sellerNoticeHref: null });
	await screen.findByRole('button', { name: /^注文を確定する/ });
	expect(screen.queryByRole('link', { name: '特定商取引法に基づく表記' })).toBeNull();
});

/** Art. 12-6 of the Act on Specified Commercial Transactions. */
test('in Japan one view shows quantity, price, payment, delivery, withdrawal and offer period', async () => {
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
		/お振込みの確認後に発送します。お届け日は.*30日以内にお届けします/,
		/お届けから14日以内であれば、理由を示さずに契約を撤回できます/,
		/返送料は、当社の送り状を使う場合を除き、お客様のご負担/,
		/お申し込みの有効期限お申し込みの期限は設けていません/,
		/特定商取引法に基づく表記/,
	]) {
		expect(shown()).toMatch(said);
	}
	expect(await faults()).toEqual([]);
});

test('in Japan an article made to order states its latest delivery date', async () => {
	const { cart, offers } = reached('resume');
	const made = offers.map((offer) => ({ ...offer, delivery: null }));
	shopAt(reached('resume', { cart: { ...cart, country: 'JP' }, offers: made }));
	await openCheckout('resume', 'ja');
	await screen.findByText(/遅くともご契約の成立から30日以内にお届けします/);
});

test('a company of another EU country sees the total without VAT, and the reason', async () => {
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

test.each(SEED_LOCALES)(
	'the notice of the legal guarantee precedes the button in %s, official or in words',
	async (locale) => {
		const t = getT(locale, 'checkout');
		// Queries read no-break spaces as plain ones.
		const plain = (words: string) => words.replaceAll(/\s+/g, ' ');
		const text = plain(t('notice.legalText', { count: 2 }));
		const artwork = { src: '/guarantee/it-a.svg', width: 340, height: 200 };
		for (const notice of [aContact.notice, { ...aContact.notice, artwork }]) {
			shopAt(reached('resume'));
			await openCheckout('resume', locale, { notice });
			const button = await screen.findByRole('button', { name: t('resume.order') });
			const told = notice.artwork
				? screen.getByRole('img', { name: (name) => plain(name) === text })
				: screen.getByText(text);
			const link = screen.getByRole('link', { name: t('notice.legalLink') });
			for (const part of [told, link]) {
				const { DOCUMENT_POSITION_FOLLOWING: after } = Node;
				expect(part.compareDocumentPosition(button) & after).toBe(after);
				expect(part.closest('details, dialog, [hidden]')).toBeNull();
			}
			expect(link.getAttribute('href')).toMatch(/^https:\/\/europa\.eu\/youreurope\//);
			const isForeign = shown().includes(t('notice.legalForeign'));
			expect(isForeign).toBe(notice.artwork !== null && locale === 'ja');
			cleanup();
		}
	},
);
