import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { localeSchema } from '#contract/locales.ts';
import { typedIbanSchema } from '#contract/orders/parts.ts';
import { dispatchSchema } from '#contract/returns/returns.ts';
import { tokenSchema } from '#contract/units.ts';
import {
	confirmedStatementSchema,
	reviewedStatementSchema,
	statementReceiptSchema,
	statementSchema,
	withdrawalSchema,
} from './withdrawals.ts';

const inLanguage = v.strictObject({ locale: localeSchema });
const ERRORS = [
	'validation_failed',
	'forbidden',
	'conflict',
	'payload_too_large',
	'unsupported_media_type',
	'too_many_requests',
] as const;
/** Media type of forms posted without script. The answer is a page. */
const NATIVE = ['application/x-www-form-urlencoded'];

export const reviewWithdrawal = endpoint({
	method: 'POST',
	path: '/shop/withdrawal-reviews',
	audience: 'visitor',
	query: inLanguage,
	summary: 'First act of a withdrawal: the statement again, to be confirmed; nothing is kept of it',
	body: statementSchema,
	bodyTypes: NATIVE,
	data: reviewedStatementSchema,
	errors: ERRORS,
});

/** `conflict` with `key: used` if the key was sent with a different body. */
export const stateWithdrawal = endpoint({
	method: 'POST',
	path: '/shop/withdrawals',
	audience: 'visitor',
	query: inLanguage,
	summary:
		'Second act: keeps the statement with its time, late or without an order too, and mails its receipt',
	body: confirmedStatementSchema,
	bodyTypes: NATIVE,
	data: statementReceiptSchema,
	errors: ERRORS,
});

export const proveWithdrawal = endpoint({
	method: 'POST',
	path: '/shop/withdrawal-proofs',
	audience: 'visitor',
	query: inLanguage,
	summary:
		'Shows by the link in the receipt that the mailbox is the consumer’s; the first time stays',
	body: v.strictObject({
		token: tokenSchema,
		/** Account for the refund of an order that was paid by transfer. */
		iban: v.optional(typedIbanSchema, ''),
	}),
	bodyTypes: NATIVE,
	data: statementReceiptSchema,
	errors: ['validation_failed', 'forbidden', 'not_found', 'payload_too_large', 'too_many_requests'],
});

export const listWithdrawals = endpoint({
	method: 'GET',
	path: '/shop/withdrawals',
	audience: 'visitor',
	query: inLanguage,
	summary: 'Withdrawals from orders that whoever calls may see, the newest first',
	data: v.object({ withdrawals: v.array(withdrawalSchema) }),
	errors: ['validation_failed'],
});

export const sendWithdrawnGoods = endpoint({
	method: 'POST',
	path: '/shop/withdrawals/{id}/dispatches',
	audience: 'visitor',
	query: inLanguage,
	summary: 'Says how the goods were sent, from when on the refund may not wait',
	body: dispatchSchema,
	data: withdrawalSchema,
	errors: ['validation_failed', 'forbidden', 'not_found', 'conflict', 'unsupported_media_type'],
});

/** `conflict` with `status: final` once the refund is made or refused. */
export const nameRefundAccount = endpoint({
	method: 'POST',
	path: '/shop/withdrawals/{id}/refund-accounts',
	audience: 'visitor',
	query: inLanguage,
	summary: 'Names the account to which a withdrawal is refunded; the last one holds',
	body: v.strictObject({ iban: v.pipe(typedIbanSchema, v.nonEmpty()) }),
	data: withdrawalSchema,
	errors: ['validation_failed', 'forbidden', 'not_found', 'conflict', 'unsupported_media_type'],
});
