import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { wheelResultSchema, type WheelResult } from '#contract/wheels/registrations.ts';
import { dayInRome } from '#domain/time/days.ts';
import { fullName } from '#domain/addresses/person-names.ts';
import { toMarket } from '#domain/catalogue/guarantee.ts';
import {
	dateOutcome,
	extendedByRepair,
	normalSerial,
	toTerms,
	type WarrantyTerms,
} from '#domain/catalogue/warranty.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { wheel_registrations } from '../tables.ts';
import type { Accepted, AcceptedFile } from '#server/forms/ports.ts';
import { findSerial, productName, type Finding } from './findings.ts';
import { makeLink } from './links.ts';
import { findRepair, lockWheels } from './repairs.ts';

/** Wheel of a registration: the result for the sender, and the secret of its passport. */
export interface Registered {
	result: WheelResult;
	/** Both are null unless it was registered now. */
	product_id: string | null;
	passport_token: string | null;
}

/** Data of a registration: from a form, a request checked by staff, or an order. */
export type Registration = Pick<Accepted, 'values' | 'email' | 'locale' | 'reference' | 'now'> & {
	/** Null if an order of the shop is the proof. */
	submissionId: string | null;
	files: readonly Pick<AcceptedFile, 'id' | 'field'>[];
};

/** Mode of acceptance: the request waits for staff, or is accepted at once, by this account. */
export type Acceptance = 'to be reviewed' | { decided_by: string | null };

/** Serials that were typed, each once, in the order in which they were typed. */
export function toSerials({ values }: Pick<Registration, 'values'>): string[] {
	const typed = [values['serial_number'], values['serial_number_second']];
	const serials = typed.map((serial) => normalSerial(serial ?? '')).filter(Boolean);
	return [...new Set(serials)];
}

/**
 * Registers the valid wheels. Of two people who send the same wheel at once the second waits for
 * the first and finds it taken: the serial is unique. All requests lock wheels in the same order,
 * which prevents deadlocks.
 */
export async function registerWheels(
	tx: Tx,
	accepted: Registration,
	acceptance: Acceptance,
): Promise<Registered[]> {
	const serials = toSerials(accepted);
	const purchase_date = accepted.values['purchase_date'] ?? '';
	const dated = dateOutcome(purchase_date, dayInRome(accepted.now));
	const done = new Map<string, Registered>();
	await lockWheels(tx, serials);
	for (const serial of serials.toSorted()) {
		const finding = await findSerial(tx, serial);
		done.set(
			serial,
			dated
				? refused(serial, { outcome: dated, hint: null })
				: await registerOne(tx, accepted, { serial, purchase_date, finding, acceptance }),
		);
	}
	return serials.flatMap((serial) => done.get(serial) ?? []);
}

interface Candidate {
	serial: string;
	purchase_date: string;
	finding: Finding;
	acceptance: Acceptance;
}

async function registerOne(
	tx: Tx,
	accepted: Registration,
	{ serial, purchase_date, finding, acceptance }: Candidate,
): Promise<Registered> {
	if (finding.product === null) return refused(serial, finding);
	const { values, email, locale, now } = accepted;
	const terms = toTerms(purchase_date, values['country'] || toMarket(locale));
	const guarantee = await withRepair(tx, serial, purchase_date, terms);
	// A rejected request does not block the wheel: its owner may be another person.
	await tx
		.delete(wheel_registrations)
		.where(
			and(
				eq(wheel_registrations.serial_number, serial),
				eq(wheel_registrations.extension, 'rejected'),
			),
		);
	const [row] = await tx
		.insert(wheel_registrations)
		.values({
			serial_number: serial,
			submission_id: accepted.submissionId,
			proof_id: accepted.files.find(({ field }) => field === 'proof_of_purchase')?.id ?? null,
			purchase_date,
			registered_on: dayInRome(now),
			store_name: values['store_name'] ?? '',
			...guarantee,
			...(acceptance === 'to be reviewed'
				? { extension: 'requested' as const }
				: { extension: 'active' as const, decided_on: dayInRome(now), ...acceptance }),
			owner_email: email,
			owner_name: fullName(values, locale),
			owner_locale: locale,
			created_at: now,
		})
		.onConflictDoNothing()
		.returning({ id: wheel_registrations.id });
	if (!row) return refused(serial, { outcome: 'already_registered', hint: null });
	const link = { registration_id: row.id, kind: 'owner', email, created_at: now } as const;
	const passport_token = await makeLink(tx, link);
	const product = productName(finding.product, locale);
	const { legal_ends_on, extension_ends_on } = guarantee;
	const outcome = { outcome: 'success', hint: null, product, legal_ends_on, extension_ends_on };
	const registered = { serial_number: serial, ...outcome };
	const result = v.parse(wheelResultSchema, registered);
	return { result, product_id: finding.product.id, passport_token };
}

/** Terms of a wheel, with the year that an earlier repair has added to its legal guarantee. */
async function withRepair(tx: Tx, serial: string, purchase_date: string, terms: WarrantyTerms) {
	const legal_extended_on = await findRepair(tx, serial, purchase_date);
	if (legal_extended_on === null) return { ...terms, legal_extended_on };
	const before = { ...terms, legal_extended_on: null };
	const until = extendedByRepair(before, legal_extended_on);
	if (until === 'too_early' || until === 'guarantee_over' || until === 'extended_before') {
		return before;
	}
	return { ...terms, legal_ends_on: until, legal_extended_on };
}

function refused(
	serial_number: string,
	{ outcome, hint }: Pick<WheelResult, 'outcome' | 'hint'>,
): Registered {
	const nothing = { product: null, legal_ends_on: null, extension_ends_on: null };
	const result = { serial_number, outcome, hint, ...nothing };
	return { result, product_id: null, passport_token: null };
}
