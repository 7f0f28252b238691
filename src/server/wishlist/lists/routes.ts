import { listWishes } from '#contract/wishlist/entries.ts';
import * as contract from '#contract/wishlist/lists.ts';
import { dayInRome } from '#domain/time/days.ts';
import { customerRoute } from '#server/identity/customer-route.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';
import { tooMany } from '#server/platform/limits/limit.ts';
import { route } from '#server/platform/route.ts';
import { READ_BY_MARKETS } from '#server/prices/ports.ts';
import { wishlistFor } from '../entries.ts';
import { noteHit, takeGuess } from '../limits.ts';
import { addItems, listIds, removeItem } from './queries.ts';
import { endShare, findOwner, share, findShareToken } from './shares.ts';

const READS = [
	...READ_BY_MARKETS,
	'countries',
	'prices',
	'products',
	'slugs.product',
	'variants',
	'categories',
	'options',
	'colors',
	'media',
	'product_media',
] as const;

/** Cache period of ten minutes, after which prices are read again. A rate may begin with a day. */
const tenMinutes = (now: Date) => `${dayInRome(now)} ${now.toISOString().slice(0, 15)}`;

export const listRoutes = {
	listWishes: keptRoute(
		listWishes,
		{ reads: READS, during: tenMinutes },
		async ({ db, clock, query: { variants, ...reader } }) =>
			wishlistFor(db, reader, variants, clock()),
	),

	getWishlist: customerRoute(contract.getWishlist, async ({ db, clock, customer, query }) => {
		const list = await wishlistFor(db, query, await listIds(db, customer.id), clock());
		return list && { ...list, share_token: await findShareToken(db, customer.id) };
	}),

	addToWishlist: customerRoute(contract.addToWishlist, async ({ db, clock, customer, body }) =>
		db.transaction(async (tx) => {
			const outcome = await addItems(tx, customer.id, body.variant_ids, clock());
			return { outcome, variant_ids: await listIds(tx, customer.id) };
		}),
	),

	removeFromWishlist: customerRoute(
		contract.removeFromWishlist,
		async ({ db, customer, param }) => {
			await removeItem(db, customer.id, param('variant'));
			return { variant_ids: await listIds(db, customer.id) };
		},
	),

	shareWishlist: customerRoute(contract.shareWishlist, async ({ db, clock, customer }) => ({
		share_token: await share(db, customer.id, clock()),
	})),

	endWishlistShare: customerRoute(contract.endWishlistShare, async ({ db, customer }) => {
		await endShare(db, customer.id);
		return { outcome: 'ended' as const };
	}),

	readSharedWishlist: route(
		contract.readSharedWishlist,
		async ({ db, clock, client, body: { token, ...reader } }) => {
			const now = clock();
			const taken = await takeGuess(db, client, now);
			if (!taken.isAllowed) return tooMany(taken);
			const owner = await findOwner(db, token);
			if (owner === null) return null;
			await noteHit(db, client, now);
			return wishlistFor(db, reader, await listIds(db, owner), now);
		},
	),
};
