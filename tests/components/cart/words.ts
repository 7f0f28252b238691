import * as v from 'valibot';
import { cartBootstrapSchema } from '../../../src/contract/cart/bootstrap.ts';
import { toMessages } from '../../../src/i18n/server.ts';

/** Texts and links of the cart, as the build prints them, without ranges. */
export const WORDS = v.parse(cartBootstrapSchema, {
	messages: toMessages('it', 'cart'),
	href: {
		cart: '/it/carrello',
		checkout: '/it/ordine',
		products: '/it/prodotti',
		stores: '/it/rivenditori',
	},
	contact: { email: 'info@livenza.example', phone: '+39 0438 123456', hours: [] },
	ranges: [],
});
