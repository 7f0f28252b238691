import * as v from 'valibot';
import { emailSchema } from '#contract/desk/fields.ts';
import { typedIbanSchema } from '#contract/orders/parts.ts';
import { withdrawalStatusSchema } from '#contract/orders/states.ts';
import { isoDateSchema, isoTimestampSchema, isStorable, titleSchema } from '#contract/units.ts';

/** Maximum characters of name and contract in a statement. */
export const LONGEST_STATED = 120;

const statedSchema = v.pipe(
	v.string(),
	v.transform((text) => text.replaceAll(/\s+/g, ' ')),
	v.trim(),
	v.nonEmpty(),
	v.maxLength(LONGEST_STATED),
	v.check(isStorable),
);

/** Fields of a statement of withdrawal: consumer, contract, and address of the receipt. */
export const statementFields = {
	name: statedSchema,
	/** Order number, or other text that identifies the contract. */
	contract: statedSchema,
	email: emailSchema,
};
export const statementSchema = v.strictObject(statementFields);
export type Statement = v.InferOutput<typeof statementSchema>;

/** Second step, with an idempotency key: two presses of the button make one statement. */
export const confirmedStatementSchema = v.strictObject({
	key: v.pipe(v.string(), v.uuid()),
	...statementFields,
	/**
	 * Refund account of an order paid by transfer. No statement depends on it. It is stored
	 * only if the caller has proven to own the order.
	 */
	iban: v.optional(typedIbanSchema, ''),
});

/** Statement to review before it is confirmed. */
export const reviewedStatementSchema = v.object({
	...statementFields,
	/**
	 * Last day for a withdrawal; null if the caller has not proven to own the order, and null (no
	 * limit yet) until all goods are delivered.
	 */
	withdraw_until: v.nullable(isoDateSchema),
	/** True if that day is over. The statement is accepted in any case. */
	is_late: v.boolean(),
	/** True if the second step may include the refund account. */
	asks_iban: v.boolean(),
});
export type ReviewedStatement = v.InferOutput<typeof reviewedStatementSchema>;

/** Receipt of a statement with its time. It is no acceptance. */
export const statementReceiptSchema = v.object({
	reference: titleSchema,
	...statementFields,
	/** Accurate to the second. */
	stated_at: isoTimestampSchema,
	/** False if a link in the mail must first prove that the mailbox is theirs. */
	is_proven: v.boolean(),
});
export type StatementReceipt = v.InferOutput<typeof statementReceiptSchema>;

/** Withdrawal as its buyer sees it. */
export const withdrawalSchema = v.object({
	id: v.pipe(v.string(), v.uuid()),
	reference: titleSchema,
	order_id: v.nullable(v.pipe(v.string(), v.uuid())),
	contract: titleSchema,
	status: withdrawalStatusSchema,
	stated_at: isoTimestampSchema,
	withdraw_until: v.nullable(isoDateSchema),
	/** Last day for the refund; null while the shop may wait for the goods. */
	due_on: v.nullable(isoDateSchema),
	/** Last day for the buyer to send the goods. */
	send_by: isoDateSchema,
	can_send: v.boolean(),
	/** True if the refund needs an account that the buyer has not named yet. */
	asks_iban: v.boolean(),
	carrier: v.string(),
	tracking_number: v.string(),
	/** Refusal text of staff; else empty. */
	refusal: v.string(),
});
export type Withdrawal = v.InferOutput<typeof withdrawalSchema>;
