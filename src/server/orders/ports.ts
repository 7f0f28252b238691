/** Places an order; its first payment attempt is started once that is committed. */
export {
	createOrder,
	type OrderDraft,
	type Placed,
	type PlacedOrder,
} from './storefront/create-order.ts';
export { startAttempt } from './payment/attempts.ts';
export { listAttempts, type OrderRow, type PaymentRow } from './record/queries.ts';
export { PLACING } from './access/limits.ts';
export { isOffered, isTooLittle, toLeast, takesAnySum } from './payment/pay-again.ts';
/** Payment rules: by their own query, or as part of a statement. */
export { orderRules, rulesIn, type OrderRules } from './record/rules.ts';
export { order_rules } from './tables.ts';
export { newOrderSession, openOrderSession } from './access/viewer.ts';
export { findByKey } from './access/by-key.ts';
export type { OrderDetails, StoredArticle } from './details.ts';
export type { OrderServices } from './record/services.ts';
/** Orders that a viewer may see; and one of them, locked until the transaction ends. */
export { findSeen, listOrdersOfViewer, getViewer, type Viewer } from './access/viewer.ts';
export {
	listLines,
	lockOrder,
	listRefundRows,
	type LineRow,
	type RefundRow,
} from './record/queries.ts';
/** Finds an order by its number, if it was placed with this address. */
export { findByNumber, listOrders } from './access/by-number.ts';
/** Units that a return or withdrawal claims, so that no other may; what is left of a line. */
export {
	listClaimedUnits,
	claimUnits,
	releaseClaims,
	listClaimableUnits,
	type ClaimedUnits,
} from './units/claims.ts';
/** Refunds, by line and rate, once for each cause. */
export { refundPart, type RefundFault } from './refunds/refund.ts';
export { toMoney, toRefunds } from './record/money.ts';
/** Cancels an order of which nothing has left, or its rest; stops packing for a withdrawal. */
export { hasLeft, keepBack, setWithdrawn, stopOrder, stopRest } from './lifecycle/stop.ts';
export { isTakenBack, LOST } from './record/disputes.ts';
export { closeOpenAttempts } from './payment/close.ts';
/** Units that have left, those that are still reserved, and the end of the last parcel. */
export { reserveRest, countSent } from './units/line-units.ts';
export { deliverIfDone } from './lifecycle/deliver.ts';
/** Adds an entry to the timeline. */
export { noteEntry } from './record/entries.ts';
/** Page that a mail to the buyer leads to. */
export { buyerPage } from './access/links.ts';
/** Units by name, for the mails of returns and withdrawals. */
export { unitsPart, type MailedUnits, type MailedLine } from './mails/goods.ts';
export { articlePictures } from './mails/pictures.ts';
/** Mails that strangers can trigger to one address. */
export { mayMailOrders } from './access/limits.ts';
/** Account for a refund by transfer: requested, checked, stored. */
export {
	isRefundedByTransfer,
	keepRefundAccount,
	needsRefundAccount,
	refundAccountFault,
} from './refunds/refund-account.ts';
/** Orders and takings by day and destination, for the desk's pictures. */
export { takingsByDay } from './books/takings-by-day.ts';
