import { inArray, isNotNull, not, notInArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DeskResourceName, DeskRow } from '#contract/desk/resources.ts';
import { APPLICATION_FORMS, SUBSCRIPTION_FORM } from '#contract/desk/states.ts';
import {
	consents,
	mails,
	retention_rules,
	submissions,
	subscribers,
} from '#server/forms/tables.ts';
import { audit_log, users } from '#server/identity/tables.ts';
import { serials, wheel_registrations } from '#server/wheels/tables.ts';

export type Column = PgColumn | SQL;

/** Where the records of one kind lie. */
export interface Source<Field extends string = string> {
	table: PgTable;
	columns: Record<Field, Column>;
	/** Which rows of the table are of this kind. */
	where?: SQL;
}

/** A field of the contract without a column does not compile. */
type Sources = {
	[Name in DeskResourceName]: Source<Extract<keyof DeskRow<Name>, string>>;
};

const submissionColumns = {
	id: submissions.id,
	created_at: submissions.created_at,
	reference: submissions.reference,
	email: submissions.email,
	subject: submissions.subject,
	state: submissions.state,
	locale: submissions.locale,
	note: submissions.note,
	form_slug: submissions.form_slug,
};

const SOURCES: Sources = {
	submissions: {
		table: submissions,
		columns: submissionColumns,
		// What no other list shows: a form that the API adds must not be lost.
		where: notInArray(submissions.form_slug, [...APPLICATION_FORMS, SUBSCRIPTION_FORM]),
	},
	applications: {
		table: submissions,
		columns: { ...submissionColumns, about: submissions.about },
		where: inArray(submissions.form_slug, [...APPLICATION_FORMS]),
	},
	subscribers: {
		table: subscribers,
		columns: {
			id: subscribers.id,
			email: subscribers.email,
			first_name: subscribers.first_name,
			country: subscribers.country,
			language: subscribers.language,
			state: subscribers.state,
			asked_at: subscribers.asked_at,
			confirmed_at: subscribers.confirmed_at,
			unsubscribed_at: subscribers.unsubscribed_at,
		},
	},
	consents: {
		table: consents,
		columns: {
			id: consents.id,
			created_at: consents.created_at,
			email: consents.email,
			purpose: consents.purpose,
			act: consents.act,
			text_version: consents.text_version,
			address: consents.address,
		},
	},
	wheel_registrations: {
		table: wheel_registrations,
		columns: {
			id: wheel_registrations.id,
			serial_number: wheel_registrations.serial_number,
			// Names spelt out: without a join, columns are written without their table.
			product_id: sql`(select s.product_id from ${serials} s
				where s.serial_number = ${wheel_registrations}.serial_number)`,
			owner_email: wheel_registrations.owner_email,
			owner_name: wheel_registrations.owner_name,
			owner_locale: wheel_registrations.owner_locale,
			purchase_date: wheel_registrations.purchase_date,
			registered_on: wheel_registrations.registered_on,
			legal_ends_on: wheel_registrations.legal_ends_on,
			extension_ends_on: wheel_registrations.extension_ends_on,
			extension: wheel_registrations.extension,
			store_name: wheel_registrations.store_name,
			is_first_owner: wheel_registrations.is_first_owner,
		},
	},
	serials: {
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
	},
	mails: {
		table: mails,
		columns: {
			id: mails.id,
			created_at: mails.created_at,
			kind: mails.kind,
			to: mails.to,
			subject: mails.subject,
			state: mails.state,
			tries: mails.tries,
			last_error: mails.last_error,
			sent_at: mails.sent_at,
		},
	},
	retention_rules: {
		table: retention_rules,
		columns: {
			id: retention_rules.kind,
			days: retention_rules.days,
			is_enabled: retention_rules.is_enabled,
		},
	},
	audit_log: {
		table: audit_log,
		columns: {
			id: audit_log.id,
			created_at: audit_log.created_at,
			staff_email: audit_log.staff_email,
			action: audit_log.action,
			resource: audit_log.resource,
			record_id: audit_log.record_id,
		},
	},
	staff: {
		table: users,
		columns: {
			id: users.id,
			email: users.email,
			name: users.name,
			role: users.role,
			is_password_new: not(users.emailVerified),
			created_at: users.createdAt,
		},
		where: isNotNull(users.role),
	},
};

export function sourceOf(name: DeskResourceName): Source {
	return SOURCES[name];
}
