import {
	boolean,
	date,
	doublePrecision,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	unique,
	uuid,
} from 'drizzle-orm/pg-core';
import { WHEEL_POSITIONS } from '#contract/wheels/measurements.ts';
import { SERIAL_STATES } from '#contract/wheels/serials.ts';
import { LOCALES } from '#contract/locales.ts';
import { EXTENSION_STATES, REJECTION_REASONS, SERVICE_KINDS } from '#contract/wheels/passports.ts';
import { instant, madeAt, rowFields, toRow } from '#server/platform/db/columns.ts';

/** Every wheel that left the factory, by its number. */
export const serials = pgTable(
	'serials',
	{
		/** Upper case, trimmed. */
		serial_number: text('serial_number').primaryKey(),
		/** Number with look-alikes unified (O as 0, I as 1): finds misread ones. */
		look: text('look').notNull(),
		/** Not a reference: a wheel outlives the entry of its model. */
		product_id: text('product_id').notNull(),
		state: text('state', { enum: SERIAL_STATES }).notNull().default('sold'),
		made_on: date('made_on', { mode: 'string' }),
		note: text('note').notNull().default(''),
		updated_at: instant('updated_at').notNull().defaultNow(),
	},
	(table) => [index('serials_by_look').on(table.look)],
);

/** Wheels whose first owner asked for the two further years. */
export const wheel_registrations = pgTable(
	'wheel_registrations',
	{
		id: uuid('id').primaryKey().defaultRandom(),
		serial_number: text('serial_number')
			.notNull()
			.unique()
			.references(() => serials.serial_number),
		submission_id: uuid('submission_id').references(() => toRow('submissions'), {
			onDelete: 'set null',
		}),
		proof_id: uuid('proof_id').references(() => toRow('uploads'), { onDelete: 'set null' }),
		purchase_date: date('purchase_date', { mode: 'string' }).notNull(),
		registered_on: date('registered_on', { mode: 'string' }).notNull(),
		store_name: text('store_name').notNull().default(''),
		legal_ends_on: date('legal_ends_on', { mode: 'string' }).notNull(),
		/** Day of the repair that added a year to the legal guarantee, which happens once. */
		legal_extended_on: date('legal_extended_on', { mode: 'string' }),
		extension_ends_on: date('extension_ends_on', { mode: 'string' }).notNull(),
		/** No default: an omitted value must never grant the extension. */
		extension: text('extension', { enum: EXTENSION_STATES }).notNull(),
		/** Day in Rome and account of the decision; no account if the setting accepted it. */
		decided_on: date('decided_on', { mode: 'string' }),
		decided_by: text('decided_by'),
		rejection: text('rejection', { enum: REJECTION_REASONS }),
		rejection_text: text('rejection_text').notNull().default(''),
		/** Address of the present owner; empty after an erasure. */
		owner_email: text('owner_email').notNull(),
		owner_name: text('owner_name').notNull().default(''),
		owner_locale: text('owner_locale', { enum: LOCALES }).notNull(),
		is_first_owner: boolean('is_first_owner').notNull().default(true),
		created_at: instant('created_at').notNull().defaultNow(),
	},
	(table) => [index('wheel_registrations_by_owner').on(table.owner_email)],
);

/**
 * Repairs that have added a year to the legal guarantee of wheels, registered or not yet: a later
 * registration takes the year along. They name no person and outlive a registration.
 */
export const wheel_repairs = pgTable(
	'wheel_repairs',
	{
		serial_number: text('serial_number')
			.notNull()
			.references(() => serials.serial_number),
		repaired_on: date('repaired_on', { mode: 'string' }).notNull(),
		created_at: madeAt(),
	},
	(table) => [primaryKey({ columns: [table.serial_number, table.repaired_on] })],
);

/** Mailed links to a wheel. Only the mail contains the secret itself. */
export const wheel_links = pgTable(
	'wheel_links',
	{
		/** SHA-256 of the secret. */
		digest: text('digest').primaryKey(),
		registration_id: uuid('registration_id')
			.notNull()
			.references(() => wheel_registrations.id, { onDelete: 'cascade' }),
		kind: text('kind', { enum: ['owner', 'transfer'] }).notNull(),
		email: text('email').notNull(),
		created_at: instant('created_at').notNull().defaultNow(),
		expires_at: instant('expires_at'),
	},
	(table) => [index('wheel_links_of_registration').on(table.registration_id)],
);

export const service_entries = pgTable(
	'service_entries',
	{
		id: uuid('id').primaryKey().defaultRandom(),
		registration_id: uuid('registration_id')
			.notNull()
			.references(() => wheel_registrations.id, { onDelete: 'cascade' }),
		date: date('date', { mode: 'string' }).notNull(),
		kind: text('kind', { enum: SERVICE_KINDS }).notNull(),
		text: text('text').notNull(),
		created_at: instant('created_at').notNull().defaultNow(),
	},
	(table) => [index('service_entries_of_registration').on(table.registration_id)],
);

/** Measurements of wheels on the bench. A wheel that is measured again has another version. */
export const wheel_measurements = pgTable(
	'wheel_measurements',
	{
		id: uuid('id').primaryKey().defaultRandom(),
		serial_number: text('serial_number')
			.notNull()
			.references(() => serials.serial_number, { onDelete: 'cascade' }),
		/** Counts from 1; the highest one of a wheel holds. */
		version: integer('version').notNull(),
		/** Model of the serial, which pages are printed from without reading all serials. */
		product_id: text('product_id').notNull(),
		position: text('position', { enum: WHEEL_POSITIONS }).notNull(),
		measured_on: date('measured_on', { mode: 'string' }).notNull(),
		weight_g: doublePrecision('weight_g').notNull(),
		radial_mm: doublePrecision('radial_mm').notNull(),
		lateral_mm: doublePrecision('lateral_mm').notNull(),
		/** N, from the valve clockwise as seen from the right. */
		tension_left: integer('tension_left').array().notNull(),
		tension_right: integer('tension_right').array().notNull(),
		/** Number under which two wheels are packed; empty for a single one. */
		pair: text('pair').notNull().default(''),
		created_at: madeAt(),
		...rowFields,
	},
	(table) => [
		unique('wheel_measurements_version').on(table.serial_number, table.version),
		index('wheel_measurements_of_product').on(table.product_id, table.measured_on),
	],
);
