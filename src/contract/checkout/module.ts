import { contractModule } from '../module.ts';
import {
	getCheckout,
	giveContact,
	givePayment,
	giveShipping,
	keepCheckout,
	leaveCheckout,
	listPickupStores,
	placeOrder,
} from './endpoints.ts';
import { checkoutSchema } from './checkout.ts';

export const checkoutContract = contractModule({
	name: 'checkout',
	endpoints: {
		getCheckout,
		keepCheckout,
		leaveCheckout,
		giveContact,
		giveShipping,
		givePayment,
		listPickupStores,
		placeOrder,
	},
	/**
	 * Days for which it is kept what a customer has begun to order with (a guest's goes sooner), and what
	 * VIES has said.
	 */
	retention: { checkouts: 1, vat_checks: 1 },
	shapes: { Checkout: checkoutSchema },
});
