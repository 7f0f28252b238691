import * as v from 'valibot';
import { WRITE_ERRORS } from '#contract/desk/errors.ts';
import { lineSchema } from '#contract/desk/fields.ts';
import { resource } from '#contract/desk/resource.ts';
import { endpoint } from '#contract/endpoint.ts';
import { SALES } from '#contract/identity/roles.ts';
import { withdrawalStatusSchema } from '#contract/orders/states.ts';
import { refusalSchema } from '#contract/returns/desk.ts';
import { pickedUnitsSchema } from '#contract/returns/returns.ts';
import { idSchema, isoDateSchema, isoTimestampSchema } from '#contract/units.ts';

export const withdrawalResource = resource({
	name: 'withdrawals',
	isPersonal: true,
	record: v.object({
		id: idSchema,
		reference: v.string(),
		withdrawal_status: withdrawalStatusSchema,
		stated_at: isoTimestampSchema,
		/** Refund deadline, 14 days after the statement, unless the goods are not on their way. */
		refund_by: isoDateSchema,
		stated_name: v.string(),
		stated_contract: v.string(),
		/** Number of the matched order; null if there is none. */
		order_number: v.nullable(v.string()),
		buyer_email: v.string(),
		/** Last day of the right, computed at the statement; null: open, or no order. */
		withdraw_until: v.nullable(isoDateSchema),
		is_late: v.boolean(),
		return_carrier: v.string(),
		return_tracking: v.string(),
		sent_at: v.nullable(isoTimestampSchema),
		goods_at: v.nullable(isoTimestampSchema),
		refusal: v.string(),
	}),
	title: 'reference',
	list: ['stated_at', 'reference', 'withdrawal_status', 'refund_by', 'order_number', 'buyer_email'],
	filters: ['withdrawal_status', 'is_late'],
	sorts: ['stated_at', 'refund_by'],
	search: ['reference', 'buyer_email', 'stated_name', 'stated_contract'],
	order: { sort: 'refund_by', order: 'asc' },
	read: SALES,
	export: SALES,
	actions: { handle_withdrawal: SALES },
});

const done = v.object({ id: idSchema, withdrawal_status: withdrawalStatusSchema });

export const acceptWithdrawal = endpoint({
	method: 'POST',
	path: '/desk/withdrawals/{id}/acceptances',
	audience: 'staff',
	roles: SALES,
	summary: 'Accepts a withdrawal; the buyer is told where the goods go and by when',
	body: v.strictObject({
		/** Order of a statement that matched none automatically. */
		order_number: v.optional(lineSchema, ''),
	}),
	data: done,
	errors: WRITE_ERRORS,
});

export const refuseWithdrawal = endpoint({
	method: 'POST',
	path: '/desk/withdrawals/{id}/refusals',
	audience: 'staff',
	roles: SALES,
	summary: 'Refuses a withdrawal that is late, without an order or outside the right',
	body: refusalSchema,
	data: done,
	errors: WRITE_ERRORS,
});

export const receiveWithdrawnGoods = endpoint({
	method: 'POST',
	path: '/desk/withdrawals/{id}/arrivals',
	audience: 'staff',
	roles: SALES,
	summary: 'Says that the goods are back; those fit for sale go on the shelf',
	body: v.strictObject({ restock: v.boolean() }),
	data: done,
	errors: WRITE_ERRORS,
});

export const refundWithdrawal = endpoint({
	method: 'POST',
	path: '/desk/withdrawals/{id}/refunds',
	audience: 'staff',
	roles: SALES,
	summary: 'Gives the money back with the sending as the law wants it',
	body: v.strictObject({
		/** Default: all units that are not refunded yet. */
		lines: v.optional(pickedUnitsSchema),
	}),
	data: done,
	errors: WRITE_ERRORS,
});
