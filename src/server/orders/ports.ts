/** Places an order; its first payment attempt is started once that is committed. */
export { place, type OrderDraft, type Placed, type PlacedOrder } from './place.ts';
export { startAttempt } from './attempts.ts';
export { attemptsOf, type OrderRow, type PaymentRow } from './find.ts';
export { takePlacing } from './limits.ts';
export { isOffered, isTooLittle, leastOf, takesAnySum } from './pay-again.ts';
/** Payment rules: by their own query, or as part of a statement. */
export { orderRules, rulesIn, type OrderRules } from './rules.ts';
export { order_rules } from './tables.ts';
export { openOrderSession } from './viewer.ts';
export { findByKey } from './by-key.ts';
export type { OrderDetails, StoredArticle } from './details.ts';
export type { OrderServices } from './services.ts';
/** Orders that a viewer may see; and one of them, locked until the transaction ends. */
export { findSeen, ordersSeenBy, viewerOf, type Viewer } from './viewer.ts';
export { linesOf, lockOrder, refundRowsOf, type LineRow, type RefundRow } from './find.ts';
/** Finds an order by its number, if it was placed with this address. */
export { findByNumber, ordersOf } from './by-number.ts';
/** Units that a return or withdrawal claims, so that no other may; what is left of a line. */
export { claimedBy, claimPieces, freePieces, piecesLeft, type ClaimedPiece } from './claims.ts';
/** Refunds, by line and rate, once for each cause. */
export { refundPart, type RefundFault } from './refund.ts';
export { moneyOf, refundsOf } from './money.ts';
/** Cancels an order of which nothing has left, or its rest; stops packing for a withdrawal. */
export { hasLeft, keepBack, setWithdrawn, stopOrder, stopRest } from './stop.ts';
export { isTakenBack, LOST } from './disputes.ts';
export { closeOpenAttempts } from './close.ts';
/** Units that have left, those that are still reserved, and the end of the last parcel. */
export { holdRest, sentOf } from './pieces.ts';
export { deliverIfDone } from './deliver.ts';
/** Adds an entry to the timeline. */
export { noteEntry } from './entries.ts';
/** Page that a mail to the buyer leads to. */
export { buyerPage } from './tell.ts';
/** Units by name, for the mails of returns and withdrawals. */
export { piecesPart, type Pieces, type ToldLine } from './mails/goods.ts';
/** Mails that strangers can trigger to one address. */
export { mayMailOrders } from './limits.ts';
/** Account for a refund by transfer: requested, checked, stored. */
export {
	isRefundedByTransfer,
	keepRefundAccount,
	needsRefundAccount,
	refundAccountFault,
} from './refund-account.ts';
/** Orders and takings by day and destination, for the desk's pictures. */
export { takingsByDay } from './takings-by-day.ts';
