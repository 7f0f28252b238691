// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endCheckout } from '#state/checkout.ts';
import { NEXT, openDelivery, sent } from '../../support/checkout-delivery.tsx';
import { data, faults, leaveShop, press, problem, shown } from '../../support/checkout-page.tsx';
import { anOrderAddress, reached } from '../../support/factories-checkout.ts';

beforeEach(() => {
	sessionStorage.clear();
	endCheckout();
});
afterEach(leaveShop);

const FRENCH = anOrderAddress({ country: 'FR', region: '', postal_code: '75001', city: 'Paris' });
const COMPANY = {
	user_type: 'company',
	billing: FRENCH,
	invoice: {
		company: 'Roues SARL',
		vat_number: 'FR83404833048',
		tax_code: '',
		recipient_code: '',
		pec: '',
	},
} as const;

/** Submits a delivery whose number the host refuses. */
async function refused(code: string) {
	const shop = await openDelivery(COMPANY);
	shop.answers['PUT shipping'] = problem(422, 'validation_failed', [{ path: 'vat_number', code }]);
	await press(NEXT);
	await screen.findByRole('alert', { name: /1 campo da correggere/ });
	return {
		...shop,
		/** Returns the body of a second submission, on a host that accepts it. */
		async again() {
			shop.asked.length = 0;
			shop.answers['PUT shipping'] = data(reached('payment'));
			await press(NEXT);
			await screen.findByRole('heading', { level: 2, name: 'Pagamento' });
			return sent(shop);
		},
	};
}

describe('a VAT number not confirmed by VIES', () => {
	test.each([
		['vat_unknown', /non riconosce questo numero.*premi di nuovo il pulsante/],
		['vat_unasked', /non risponde\. Riprova tra qualche minuto/],
	])('is reported at its field (%s); a second press continues with VAT', async (code, words) => {
		const shop = await refused(code);
		expect(shown()).toMatch(words);
		expect(await faults()).toEqual([]);
		expect(sent(shop)).toMatchObject({ vat_number: 'FR83404833048', user_type: 'company' });
		expect(await shop.again()).toMatchObject({
			vat_number: 'FR83404833048',
			user_type: 'company',
		});
	});
});
