import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { idSchema, tokenSchema } from '#contract/units.ts';
import { MOST_WISHED, readerFields, wishlistSchema } from './entries.ts';

/** All ids of a customer's own list, newest first. Each call that changes the list returns them. */
const idsSchema = v.object({ variant_ids: v.array(idSchema) });

export const getWishlist = endpoint({
	method: 'GET',
	path: '/account/wishlist',
	audience: 'customer',
	summary: 'The list of whoever is signed in, with its link where there is one',
	query: v.strictObject(readerFields),
	data: v.object({
		...wishlistSchema.entries,
		/** Secret of the link that shares the list; null while it is not shared. */
		share_token: v.nullable(tokenSchema),
	}),
	errors: ['validation_failed', 'unauthorized', 'not_found'],
});

export const addToWishlist = endpoint({
	method: 'POST',
	path: '/account/wishlist/items',
	audience: 'customer',
	summary: 'Puts articles on the list; what is there stays. `full` where it holds 100 already',
	body: v.strictObject({
		variant_ids: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(MOST_WISHED)),
	}),
	data: v.object({ ...idsSchema.entries, outcome: v.picklist(['kept', 'full']) }),
	errors: ['validation_failed', 'unauthorized', 'forbidden'],
});

export const removeFromWishlist = endpoint({
	method: 'DELETE',
	path: '/account/wishlist/items/{variant}',
	audience: 'customer',
	summary: 'Takes an article off the list; one that is not there is off it',
	data: idsSchema,
	errors: ['unauthorized', 'forbidden', 'not_found'],
});

export const shareWishlist = endpoint({
	method: 'POST',
	path: '/account/wishlist/shares',
	audience: 'customer',
	summary: 'The secret of a link to the list: a new one, or that which holds',
	data: v.object({ share_token: tokenSchema }),
	errors: ['unauthorized', 'forbidden'],
});

export const endWishlistShare = endpoint({
	method: 'DELETE',
	path: '/account/wishlist/shares',
	audience: 'customer',
	summary: 'Ends the link to the list; the next one has another secret',
	data: v.object({ outcome: v.literal('ended') }),
	errors: ['unauthorized', 'forbidden'],
});

export const readSharedWishlist = endpoint({
	method: 'POST',
	path: '/shop/wishlists/shared',
	audience: 'visitor',
	summary: 'A list by the secret of its link: its articles, and nothing of whose it is',
	body: v.strictObject({ ...readerFields, token: tokenSchema }),
	data: wishlistSchema,
	errors: ['validation_failed', 'forbidden', 'not_found', 'too_many_requests'],
});
