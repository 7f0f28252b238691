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
		/** Never confirmed. */
		notice_requests: 7,
		/** A year, whether anything happened or not. */
		notices: 365,
		/** Sent or ended: for who asks what became of it. */
		former_notices: 30,
	},
});
