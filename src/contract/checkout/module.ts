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
	 * Days for which a customer's checkout data (a guest's expire sooner) and answers of VIES are
	 * kept.
	 */
	retention: { checkouts: 1, vat_checks: 1 },
	shapes: { Checkout: checkoutSchema },
});
