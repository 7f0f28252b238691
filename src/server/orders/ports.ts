/** Makes an order of a draft; the first attempt to pay is started once that has been kept. */
export { place, type OrderDraft, type Placed, type PlacedOrder } from './place.ts';
export { startAttempt } from './attempts.ts';
export { attemptsOf, type OrderRow, type PaymentRow } from './find.ts';
export { takePlacing } from './limits.ts';
export { isOffered, isTooLittle, leastOf, takesAnySum } from './pay-again.ts';
/** How money is taken: on its own, or as part of a statement. */
export { orderRules, rulesIn, type OrderRules } from './rules.ts';
export { order_rules } from './tables.ts';
export { openOrderSession } from './viewer.ts';
export { findByKey } from './by-key.ts';
export type { OrderDetails, StoredArticle } from './details.ts';
export type { OrderServices } from './services.ts';
/** Who sees which orders; and one of them, held until the transaction ends. */
export { findSeen, ordersSeenBy, viewerOf, type Viewer } from './viewer.ts';
export { linesOf, lockOrder, refundRowsOf, type LineRow, type RefundRow } from './find.ts';
/** The order of a number, if it was placed with this address. */
export { findByNumber, ordersOf } from './by-number.ts';
/** Pieces that somebody names to give back, and no one else may; what is left of a line. */
export { claimedBy, claimPieces, freePieces, piecesLeft, type ClaimedPiece } from './claims.ts';
/** Money back, by line and rate, once for each cause. */
export { refundPart, type RefundFault } from './refund.ts';
export { moneyOf, refundsOf } from './money.ts';
/** Ends an order of which nothing has left, or sends no more of one; tells packers of a withdrawal. */
export { hasLeft, keepBack, setWithdrawn, stopOrder, stopRest } from './stop.ts';
export { isTakenBack, LOST } from './disputes.ts';
export { closeOpenAttempts } from './close.ts';
/** Pieces that have left, those that are still kept, and the end of the last parcel. */
export { holdRest, sentOf } from './pieces.ts';
export { deliverIfDone } from './deliver.ts';
/** A line of the time line. */
export { noteEntry } from './entries.ts';
/** Page that a mail to the buyer leads to. */
export { buyerPage } from './tell.ts';
/** Pieces by name, for mails of what follows an order. */
export { piecesPart, type Pieces, type ToldLine } from './mails/goods.ts';
/** Mails that strangers can bring to one address. */
export { mayMailOrders } from './limits.ts';
/** Account for a refund by transfer: asked for, checked, kept. */
export {
	isRefundedByTransfer,
	keepRefundAccount,
	needsRefundAccount,
	refundAccountFault,
} from './refund-account.ts';
