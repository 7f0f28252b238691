import { contractModule } from '../module.ts';
import { cartItemSchema, cartSchema, unavailableItemSchema } from './cart.ts';
import { customerCartParts, discountCodeResource } from './desk.ts';
import {
	acknowledgeCart,
	addToCart,
	chooseCountry,
	enterCode,
	getCart,
	removeCode,
	removeLine,
	setQuantity,
	writeGiftNote,
} from './endpoints.ts';

export const cartContract = contractModule({
	name: 'cart',
	endpoints: {
		getCart,
		addToCart,
		setQuantity,
		removeLine,
		enterCode,
		removeCode,
		writeGiftNote,
		chooseCountry,
		acknowledgeCart,
	},
	desk: [discountCodeResource],
	deskParts: { customers: customerCartParts },
	/** Days for which an expired guest cart is kept, so that it can be renewed. */
	retention: { carts: 30 },
	shapes: { CartItem: cartItemSchema, UnavailableItem: unavailableItemSchema, Cart: cartSchema },
});
