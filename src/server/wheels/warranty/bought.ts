import type { Locale } from '#contract/locales.ts';
import type { SerialOutcome, WheelResult } from '#contract/wheels/registrations.ts';
import { dayInRome } from '#domain/time/days.ts';
import { dateOutcome, normalSerial, WHEELS_PER_REGISTRATION } from '#domain/catalogue/warranty.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { findSerial } from './findings.ts';
import { registerWheels } from './register.ts';
import { lockWheels } from './repairs.ts';
import { postSummary, type Posting } from './summary.ts';

/** Outcomes if the wheels were registered now; `success` if one can be. */
export async function checkBoughtWheels(
	db: Db | Tx,
	wheels: readonly { serial_number: string; purchase_date: string }[],
	now: Date,
): Promise<SerialOutcome[]> {
	const today = dayInRome(now);
	return Promise.all(
		wheels.map(async ({ serial_number, purchase_date }) => {
			const { outcome } = await findSerial(db, normalSerial(serial_number));
			return outcome === 'success' ? (dateOutcome(purchase_date, today) ?? outcome) : outcome;
		}),
	);
}

/** Wheels of one day that an order proves. */
export interface Bought {
	serials: readonly string[];
	purchase_date: string;
	owner: {
		email: string;
		locale: Locale;
		given_name: string;
		family_name: string;
		country: string;
	};
	/** Number of the order. */
	reference: string;
	now: Date;
}

/**
 * Registers wheels by the order that they were bought with. No review is needed: the shop knows the
 * wheel, its day and its owner. The certificate is mailed.
 */
export async function registerBought(
	tx: Tx,
	services: Posting,
	{ serials, purchase_date, owner, reference, now }: Bought,
): Promise<WheelResult[]> {
	const { email, locale, given_name, family_name, country } = owner;
	const results: WheelResult[] = [];
	// All at once: each pair alone would be locked in an order of its own.
	await lockWheels(tx, serials);
	for (let at = 0; at < serials.length; at += WHEELS_PER_REGISTRATION) {
		const [serial_number = '', serial_number_second = ''] = serials.slice(at);
		const registration = {
			values: {
				first_name: given_name,
				last_name: family_name,
				country,
				store_name: reference,
				purchase_date,
				serial_number,
				serial_number_second,
			},
			email,
			locale,
			reference,
			now,
			submissionId: null,
			files: [],
		};
		const wheels = await registerWheels(tx, registration, { decided_by: null });
		await postSummary(tx, registration, wheels, { ...services, isAccepted: true });
		results.push(...wheels.map(({ result }) => result));
	}
	return results;
}
