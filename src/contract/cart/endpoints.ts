import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { localeSchema } from '#contract/locales.ts';
import { countryCodeSchema, idSchema } from '#contract/units.ts';
import { cartSchema, LONGEST_GIFT_NOTE, quantitySchema } from './cart.ts';
import { LONGEST_CODE } from './codes.ts';

/** Path segment for the caller's own cart. */
export const OWN_CART = 'mine';

/** Idempotency key of an action. A request that repeats it has no second effect. */
export const intentIdSchema = v.pipe(v.string(), v.uuid());
/** Days for which a device keeps requests that were not answered. */
export const INTENT_DAYS = 30;

/** True if a text has no control characters but line breaks, so that it can be stored and read. */
const isPlain = (text: string) => !/[^\P{Cc}\n]/u.test(text);

const READ = ['validation_failed', 'not_found', 'forbidden'] as const;
const UNDO = [...READ, 'unsupported_media_type', 'too_many_requests'] as const;
const WRITE = [...UNDO, 'shop_closed'] as const;
const inLanguage = { locale: localeSchema } as const;
/** Query of calls without a body: the idempotency key travels in the address. */
const undoing = v.strictObject({ ...inLanguage, intent_id: intentIdSchema });
const doing = { audience: 'visitor', query: v.strictObject(inLanguage), data: cartSchema } as const;

export const getCart = endpoint({
	method: 'GET',
	path: '/shop/carts/{cart}',
	...doing,
	summary:
		'The cart of whoever calls (`mine`), prices and stock as of now; one that has expired is renewed',
	errors: READ,
});

export const addToCart = endpoint({
	method: 'POST',
	path: '/shop/carts/{cart}/lines',
	...doing,
	summary: 'Adds pieces of an article to those that are in the cart, up to what can be had',
	body: v.strictObject({
		intent_id: intentIdSchema,
		variant_id: idSchema,
		quantity: quantitySchema,
	}),
	errors: WRITE,
});

export const setQuantity = endpoint({
	method: 'PUT',
	path: '/shop/carts/{cart}/lines/{variant}',
	...doing,
	summary: 'Says how many pieces of an article the cart has; brings back a line that was removed',
	body: v.strictObject({ intent_id: intentIdSchema, quantity: quantitySchema }),
	errors: WRITE,
});

export const removeLine = endpoint({
	method: 'DELETE',
	path: '/shop/carts/{cart}/lines/{variant}',
	...doing,
	query: undoing,
	summary: 'Takes an article out of the cart; no harm where it is not in it',
	errors: UNDO,
});

export const enterCode = endpoint({
	method: 'PUT',
	path: '/shop/carts/{cart}/code',
	...doing,
	summary: 'Enters a discount code in place of any other; a refusal is told in the cart',
	body: v.strictObject({
		intent_id: intentIdSchema,
		code: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_CODE), v.check(isPlain)),
	}),
	errors: WRITE,
});

export const removeCode = endpoint({
	method: 'DELETE',
	path: '/shop/carts/{cart}/code',
	...doing,
	query: undoing,
	summary: 'Takes the discount code out of the cart',
	errors: UNDO,
});

export const writeGiftNote = endpoint({
	method: 'PUT',
	path: '/shop/carts/{cart}/gift-note',
	...doing,
	summary: 'Words that go into the parcel; empty takes them away',
	body: v.strictObject({
		intent_id: intentIdSchema,
		text: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_GIFT_NOTE), v.check(isPlain)),
	}),
	errors: WRITE,
});

export const chooseCountry = endpoint({
	method: 'PUT',
	path: '/shop/carts/{cart}/country',
	...doing,
	summary: 'Moves the cart to another country: every line at its price there, or set apart',
	body: v.strictObject({ intent_id: intentIdSchema, country: countryCodeSchema }),
	errors: WRITE,
});

export const acknowledgeCart = endpoint({
	method: 'POST',
	path: '/shop/carts/{cart}/acknowledgements',
	...doing,
	summary: 'Notes that changed prices, quantities and notices have been read',
	body: v.strictObject({ intent_id: intentIdSchema }),
	errors: WRITE,
});
