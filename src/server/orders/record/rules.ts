import type { Transfer } from '#contract/payments/payments.ts';
import { dayInRome, daysAfter } from '#domain/time/days.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { order_rules } from '../tables.ts';

/** Rules for payments, and for how long goods are reserved for them. */
export type OrderRules = Omit<typeof order_rules.$inferSelect, 'id' | 'origin' | 'updated_at'>;

/** Rules where none are stored: no transfer, and a day to pay again. */
const UNSAID: OrderRules = {
	transfer_days: 0,
	transfer_holder: '',
	transfer_iban: '',
	transfer_bic: '',
	transfer_bank: '',
	retry_hours: 24,
	distance_sale_nature: 'N7',
	san_marino_private_nature: 'N3.1',
	checks_vat_numbers: false,
};

/** Rules from a row that a larger statement has read; their table has one row or none. */
export const rulesIn = (row: OrderRules | null | undefined): OrderRules => row ?? UNSAID;

export async function orderRules(db: Db | Tx): Promise<OrderRules> {
	const [row] = await db.select().from(order_rules).limit(1);
	return rulesIn(row);
}

/** True if bank transfers are offered: there are an account and days to wait for them. */
export const takesTransfers = ({ transfer_days, transfer_iban }: OrderRules): boolean =>
	transfer_days > 0 && transfer_iban !== '';

/** Account and last day for the bank transfer of an order. */
export function toTransfer(
	rules: OrderRules,
	{ number, pay_until }: { number: string; pay_until: Date },
): Transfer {
	return {
		holder: rules.transfer_holder,
		iban: rules.transfer_iban,
		bic: rules.transfer_bic,
		bank: rules.transfer_bank,
		reference: number,
		// It ends at midnight after the last day.
		last_day: daysAfter(dayInRome(pay_until), -1),
	};
}
