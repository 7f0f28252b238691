/** Makes an order of a draft; the first attempt to pay is started once that has been kept. */
export { place, type OrderDraft, type Placed } from './place.ts';
export { startAttempt } from './attempts.ts';
export { attemptsOf, type OrderRow, type PaymentRow } from './find.ts';
export { takePlacing } from './limits.ts';
export { isOffered } from './pay-again.ts';
export { orderRules, takesTransfers } from './rules.ts';
export { openOrderSession } from './viewer.ts';
export { findByKey } from './by-key.ts';
export type { OrderDetails, StoredArticle } from './details.ts';
export type { OrderServices } from './services.ts';
