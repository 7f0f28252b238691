import * as v from 'valibot';
import { READ_ERRORS } from '#contract/desk/errors.ts';
import { daySchema } from '#contract/desk/fields.ts';
import { endpoint } from '#contract/endpoint.ts';
import { STAFF_ROLES } from '#contract/identity/roles.ts';
import { LOCALES } from '#contract/locales.ts';
import { EVENT_NAMES } from './events.ts';

const countSchema = v.number();

/** Most days of one report. */
export const MOST_DAYS = 366;

export const measurementReportSchema = v.object({
	/** False while nothing is measured: counts then end where the setting was changed. */
	is_measured: v.boolean(),
	/** Events of consenting visitors, by day and country. */
	counts: v.array(
		v.object({
			day: v.string(),
			country: v.string(),
			event: v.picklist(EVENT_NAMES),
			count: countSchema,
		}),
	),
	/**
	 * Paid orders and refunds by day and destination, of all buyers; amounts in the minor unit. A
	 * refund counts on its own day, and one that a bank sent back is taken off on the day it came.
	 */
	takings: v.array(
		v.object({
			day: v.string(),
			country: v.string(),
			currency: v.string(),
			orders: countSchema,
			amount: countSchema,
			refunded: countSchema,
		}),
	),
	/** Most frequent searches without hits. */
	misses: v.array(v.object({ term: v.string(), locale: v.picklist(LOCALES), count: countSchema })),
	/** Stock that is running low or out now, the scarcest first. */
	low_stock: v.array(
		v.object({
			variant_id: v.string(),
			code: v.string(),
			product_id: v.string(),
			available: v.number(),
		}),
	),
});
export type MeasurementReport = v.InferOutput<typeof measurementReportSchema>;

export const getMeasurementReport = endpoint({
	method: 'GET',
	path: '/desk/measurement/report',
	audience: 'staff',
	roles: STAFF_ROLES,
	query: v.strictObject({ from: daySchema, to: daySchema }),
	summary: 'Visits, orders, takings, searches without hits and scarce stock of some days',
	data: measurementReportSchema,
	errors: READ_ERRORS,
});
