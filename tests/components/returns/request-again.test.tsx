// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Locale } from '#contract/locales.ts';
import { getT } from '#i18n/server.ts';
import {
	aShop,
	choose,
	data,
	faults,
	fill,
	press,
	problem,
	shown,
} from '../../support/checkout-page.tsx';
import { anOrder, ORDER_ID } from '../../support/factories-checkout.ts';
import { openReturns, RETURN_ID } from '../../support/returns-page.tsx';

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const [line] = anOrder().lines;
const delivered = anOrder({ status: 'delivered', can_return: true, return_until: '2026-11-30' });

/** Repeats a request whose key the host knows, with other articles. */
async function askedAgain(code: string, locale: Locale, send: string | RegExp) {
	aShop({
		[`GET ${ORDER_ID}`]: data(delivered),
		'POST return-previews': problem(409, 'conflict'),
		'POST returns': problem(409, 'conflict', [{ path: 'key', code }]),
	});
	await openReturns('new', `?order=${ORDER_ID}`, locale);
	await choose('checkbox', new RegExp(line?.product.name ?? ''));
	const t = getT(locale, 'returns');
	// Names are compared with plain spaces, even where French has narrow ones.
	await fill(t('form.reason').replaceAll(/\s/g, ' '), 'changed_mind');
	await fill(t('form.condition').replaceAll(/\s/g, ' '), 'sealed');
	await fill(t('form.iban'), 'IT60X0542811101000000123456');
	await press(send);
}

test.each<[Locale, string, string, string]>([
	['it', 'Chiedi il reso', 'ci è già arrivato con altri articoli', 'Vedi il reso già inviato'],
	['en', 'Ask for the return', 'We already have this return', 'See the return you sent'],
	['es', 'Pedir la devolución', 'ya nos llegó con otros artículos', 'Ver la devolución ya enviada'],
	['fr', 'Demander le retour', 'est déjà parvenu avec d’autres', 'Voir le retour déjà envoyé'],
	['ja', '返品を申し込む', 'すでに受け付けており', '受付済みの返品を見る'],
])(
	'in %s already submitted values are shown, with their place',
	async (locale, send, text, link) => {
		await askedAgain(`used:${RETURN_ID}`, locale, send);
		const way = await screen.findByRole('link', { name: link });
		expect(way.getAttribute('href')).toBe(`/${locale}/orders/return?id=${RETURN_ID}`);
		expect(screen.getByRole('alert').textContent).toContain(text);
		expect(shown()).not.toMatch(/\{\{/);
		expect(await faults()).toEqual([]);
	},
);

test('for a return without id the list of returns is shown', async () => {
	await askedAgain('used', 'it', 'Chiedi il reso');
	const way = await screen.findByRole('link', { name: 'Vedi il reso già inviato' });
	expect(way.getAttribute('href')).toBe('/it/orders/returns');
});
