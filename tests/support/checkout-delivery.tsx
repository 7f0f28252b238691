import { screen } from '@testing-library/react';
import { reached } from './factories-checkout.ts';
import { data, fill, openCheckout, shopAt } from './checkout-page.tsx';

/** Label of the button at the end of the delivery. */
export const NEXT = 'Continua con il pagamento';
export const delivery = () => screen.findByRole('heading', { level: 2, name: 'Consegna' });
export async function fillAddress(): Promise<void> {
	await fill(/^Nome/, 'Anna');
	await fill(/^Cognome/, 'Dal Col');
	await fill(/^Via e numero civico/, 'Via Roma 12');
	await fill(/^CAP/, '31015');
	await fill(/^Città/, 'Conegliano');
	await fill(/^Provincia/, 'TV');
}

/** Opens a checkout at the delivery step, on a host that accepts it. */
export async function openDelivery(given = {}) {
	const shop = shopAt(reached('shipping', given));
	shop.answers['PUT shipping'] = data(reached('payment'));
	await openCheckout('shipping');
	await delivery();
	return shop;
}
/** Body that was sent for the delivery. */
export const sent = ({ asked }: ReturnType<typeof shopAt>) =>
	asked.find(({ call }) => call.startsWith('PUT ') && call.endsWith('/shipping'))?.body;
