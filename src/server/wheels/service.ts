import { eq } from 'drizzle-orm';
import { addServiceEntry } from '#contract/wheels/desk.ts';
import { dayInRome } from '#domain/time/days.ts';
import { extendedByRepair } from '#domain/catalogue/warranty.ts';
import { auditedWrite, fault, isRecord, refuse } from '#server/desk/ports.ts';
import { staffRoute } from '#server/identity/staff-route.ts';
import { registrationKind } from './kinds.ts';
import { lockRegistration } from './passports/queries.ts';
import { service_entries, wheel_registrations } from './tables.ts';
import { postExtendedGuarantee } from './warranty/decision-mails.ts';
import { keepRepair } from './warranty/repairs.ts';

/** Codes of the reasons against an extension, by the field that they are about. */
const FIELDS = {
	extended_before: 'extends_guarantee',
	too_early: 'date',
	guarantee_over: 'date',
} as const;

export const serviceRoutes = {
	addServiceEntry: staffRoute(addServiceEntry, async (call) => {
		const id = call.param('id');
		if (isRecord(registrationKind, id) === null) return null;
		return auditedWrite(call, async ({ tx, now }, note) => {
			// Locked: of two repairs entered at once, one extends the guarantee.
			const registration = await lockRegistration(tx, id);
			if (!registration) return refuse('not_found');
			const { date, kind, text, extends_guarantee } = call.body;
			const changes: Record<string, { from: unknown; to: unknown }> = {
				kind: { from: null, to: kind },
				date: { from: null, to: date },
			};
			if (extends_guarantee) {
				// The mail is sent at once, because the year is never revoked.
				if (kind === 'inspection') return fault('kind', 'no_repair');
				if (date > dayInRome(now)) return fault('date', 'in_the_future');
				if (date < registration.purchase_date) return fault('date', 'before_purchase');
				const ends_on = extendedByRepair(registration, date);
				if (ends_on in FIELDS) return fault(FIELDS[ends_on as keyof typeof FIELDS], ends_on);
				const extended = { legal_ends_on: ends_on, legal_extended_on: date };
				await tx.update(wheel_registrations).set(extended).where(eq(wheel_registrations.id, id));
				const wheels = [registration.serial_number];
				await keepRepair(tx, wheels, { repaired_on: date, now });
				await postExtendedGuarantee(tx, { ...registration, ...extended }, now, call);
				changes['legal_ends_on'] = { from: registration.legal_ends_on, to: ends_on };
			}
			await tx
				.insert(service_entries)
				.values({ registration_id: id, date, kind, text, created_at: now });
			await note({
				action: 'add_service',
				resource: 'wheel_registrations',
				record_id: id,
				changes,
			});
			return { id };
		});
	}),
};
