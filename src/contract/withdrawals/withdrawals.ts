import * as v from 'valibot';
import { emailSchema } from '#contract/desk/fields.ts';
import { typedIbanSchema } from '#contract/orders/parts.ts';
import { withdrawalStatusSchema } from '#contract/orders/states.ts';
import { isoDateSchema, isoTimestampSchema, titleSchema } from '#contract/units.ts';

/** Longest name and contract that a statement takes. */
export const LONGEST_STATED = 120;

const statedSchema = v.pipe(
	v.string(),
	v.transform((text) => text.replaceAll(/\s+/g, ' ')),
	v.trim(),
	v.nonEmpty(),
	v.maxLength(LONGEST_STATED),
	v.check((text) => !text.includes('\u0000')),
);

/** All that a statement of withdrawal asks for: who, from what, and where its receipt goes. */
export const statementFields = {
	name: statedSchema,
	/** Number of the order, or whatever else says which contract it is. */
	contract: statedSchema,
	email: emailSchema,
};
export const statementSchema = v.strictObject(statementFields);
export type Statement = v.InferOutput<typeof statementSchema>;

/** The second act, with the key of its button: pressed twice, it is one statement. */
export const confirmedStatementSchema = v.strictObject({
	key: v.pipe(v.string(), v.uuid()),
	...statementFields,
	/**
	 * Account for the refund of an order that was paid by transfer. No statement depends on it, and it is
	 * kept only where whoever calls has shown that the order is theirs.
	 */
	iban: v.optional(typedIbanSchema, ''),
});

/** The statement again, before it is confirmed. */
export const reviewedStatementSchema = v.object({
	...statementFields,
	/**
	 * Last day for it; null where whoever calls has not shown that the order is theirs, and while not
	 * all is delivered, which leaves it open.
	 */
	withdraw_until: v.nullable(isoDateSchema),
	/** Whether that day is over; the statement is taken all the same. */
	is_late: v.boolean(),
	/** True if the second act may bring the account that the refund goes to. */
	asks_iban: v.boolean(),
});
export type ReviewedStatement = v.InferOutput<typeof reviewedStatementSchema>;

/** What the shop has received, and when: no acceptance. */
export const statementReceiptSchema = v.object({
	reference: titleSchema,
	...statementFields,
	/** To the second. */
	stated_at: isoTimestampSchema,
	/** False where a link in the mail has to show first that the mailbox is theirs. */
	is_proven: v.boolean(),
});
export type StatementReceipt = v.InferOutput<typeof statementReceiptSchema>;

/** A withdrawal as its buyer sees it. */
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
	/** Last day on which the goods are sent. */
	send_by: isoDateSchema,
	can_send: v.boolean(),
	/** True if the refund goes to an account that nobody has named yet. */
	asks_iban: v.boolean(),
	carrier: v.string(),
	tracking_number: v.string(),
	/** What staff says to a refusal; empty otherwise. */
	refusal: v.string(),
});
export type Withdrawal = v.InferOutput<typeof withdrawalSchema>;
