import { contractModule } from '../module.ts';
import { listWishes, wishlistEntrySchema } from './entries.ts';
import * as lists from './lists.ts';
import * as watches from './watches.ts';

export const wishlistContract = contractModule({
	name: 'wishlist',
	endpoints: {
		listWishes,
		getWishlist: lists.getWishlist,
		addToWishlist: lists.addToWishlist,
		removeFromWishlist: lists.removeFromWishlist,
		shareWishlist: lists.shareWishlist,
		endWishlistShare: lists.endWishlistShare,
		readSharedWishlist: lists.readSharedWishlist,
		askForNotice: watches.askForNotice,
		confirmNotice: watches.confirmNotice,
		endNotice: watches.endNotice,
		askForOwnNotice: watches.askForOwnNotice,
		listOwnNotices: watches.listOwnNotices,
		endOwnNotice: watches.endOwnNotice,
	},
	shapes: { WishlistEntry: wishlistEntrySchema },
	retention: {
		/** Requests that were never confirmed. */
		notice_requests: 7,
		/** A year, with or without a mail. */
		notices: 365,
		/** Sent or ended notices, to answer questions about them. */
		former_notices: 30,
	},
});
