import { eq, sql } from 'drizzle-orm';
import { registrationChange, registrationResource } from '#contract/wheels/desk.ts';
import { serialResource } from '#contract/wheels/serials.ts';
import { changeWriter, deskKind, fault } from '#server/desk/ports.ts';
import { filesOfProof } from '#server/forms/ports.ts';
import { findOtherWheel, findService, isUndecided, lockRegistration } from './passports/queries.ts';
import { serialWriter } from './serials/writer.ts';
import { serials, wheel_registrations } from './tables.ts';

export const registrationKind = deskKind(registrationResource, {
	table: wheel_registrations,
	columns: {
		id: wheel_registrations.id,
		serial_number: wheel_registrations.serial_number,
		// Column names are spelt out: without a join, Drizzle writes columns without their table.
		product_id: sql`(select s.product_id from ${serials} s
			where s.serial_number = ${wheel_registrations}.serial_number)`,
		owner_email: wheel_registrations.owner_email,
		owner_name: wheel_registrations.owner_name,
		owner_locale: wheel_registrations.owner_locale,
		purchase_date: wheel_registrations.purchase_date,
		registered_on: wheel_registrations.registered_on,
		legal_ends_on: wheel_registrations.legal_ends_on,
		legal_extended_on: wheel_registrations.legal_extended_on,
		extension_ends_on: wheel_registrations.extension_ends_on,
		extension: wheel_registrations.extension,
		store_name: wheel_registrations.store_name,
		is_first_owner: wheel_registrations.is_first_owner,
		decided_on: wheel_registrations.decided_on,
		decided_by: wheel_registrations.decided_by,
		rejection: wheel_registrations.rejection,
		rejection_text: wheel_registrations.rejection_text,
	},
	async parts(db, id) {
		const { proof_id, submission_id } = wheel_registrations;
		const [row] = await db
			.select({ proof_id, submission_id })
			.from(wheel_registrations)
			.where(eq(wheel_registrations.id, id));
		const [service, files, other] = await Promise.all([
			findService(db, id),
			row ? filesOfProof(db, row.proof_id, row.submission_id) : [],
			row?.submission_id ? findOtherWheel(db, id, row.submission_id) : null,
		]);
		return {
			service,
			files,
			submission_id: row?.submission_id ?? null,
			other_wheel_id: other,
		};
	},
	writer: {
		change: changeWriter(registrationChange, async ({ tx }, id, body) => {
			const registration = await lockRegistration(tx, id);
			if (body.extension && registration && isUndecided(registration)) {
				return fault('extension', 'undecided');
			}
			await tx.update(wheel_registrations).set(body).where(eq(wheel_registrations.id, id));
			return null;
		}),
	},
});

export const serialKind = deskKind(serialResource, {
	table: serials,
	columns: {
		id: sql`lower(${serials.serial_number})`,
		serial_number: serials.serial_number,
		product_id: serials.product_id,
		state: serials.state,
		made_on: serials.made_on,
		note: serials.note,
		updated_at: serials.updated_at,
	},
	async parts(db, id) {
		const [row] = await db
			.select({ registration_id: wheel_registrations.id })
			.from(wheel_registrations)
			.where(eq(wheel_registrations.serial_number, id.toUpperCase()));
		return { registration_id: row?.registration_id ?? null };
	},
	writer: serialWriter,
});
