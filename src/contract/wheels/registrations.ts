import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { isoDateSchema, textSchema } from '../units.ts';

/**
 * Outcomes of checking a serial number. `date_greater`: purchase after today in Europe/Rome.
 * `date_expired`: purchase more than 30 days ago. `substituted` and `teams`: replaced under the
 * warranty service.
 */
export const SERIAL_OUTCOMES = [
	'success',
	'already_registered',
	'substituted',
	'teams',
	'date_expired',
	'date_greater',
	'not_found',
] as const;
export type SerialOutcome = (typeof SERIAL_OUTCOMES)[number];

/**
 * Likely reasons for an unknown serial: letters and digits that look alike, or a known wheel
 * without a carbon rim.
 */
export const SERIAL_HINTS = ['look_alike', 'not_carbon'] as const;

/** Serial number as typed. The host trims it and converts it to upper case. */
export const serialInputSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64));

export const wheelResultSchema = v.object({
	serial_number: textSchema,
	outcome: v.picklist(SERIAL_OUTCOMES),
	hint: v.nullable(v.picklist(SERIAL_HINTS)),
	/** Name of the wheel if this submission registered it; else null. */
	product: v.nullable(textSchema),
	/** Last days of the seller's two years and the maker's two more; null unless registered now. */
	legal_ends_on: v.nullable(isoDateSchema),
	extension_ends_on: v.nullable(isoDateSchema),
});
export type WheelResult = v.InferOutput<typeof wheelResultSchema>;

export const checkSerial = endpoint({
	method: 'POST',
	path: '/warranty-checks',
	audience: 'visitor',
	summary: 'Checks a wheel',
	body: v.object({ serial_number: serialInputSchema, purchase_date: isoDateSchema }),
	data: v.object({
		outcome: v.picklist(SERIAL_OUTCOMES),
		hint: v.nullable(v.picklist(SERIAL_HINTS)),
	}),
	errors: ['validation_failed', 'forbidden', 'too_many_requests'],
});
