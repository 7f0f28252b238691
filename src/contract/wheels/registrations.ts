import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { isoDateSchema, textSchema } from '../units.ts';

/**
 * What the host says of a wheel's serial number: `date_greater` is a purchase after today in
 * Europe/Rome, `date_expired` one of more than 30 days ago; `substituted` and `teams` wheels were
 * replaced under the warranty service.
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
 * Why a serial may not have been found: letters and digits that look alike, or a wheel that is known
 * but has no carbon rim.
 */
export const SERIAL_HINTS = ['look_alike', 'not_carbon'] as const;

/** A serial number as people type it; the host trims it and makes it upper case. */
export const serialInputSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64));

export const wheelResultSchema = v.object({
	serial_number: textSchema,
	outcome: v.picklist(SERIAL_OUTCOMES),
	hint: v.nullable(v.picklist(SERIAL_HINTS)),
	/** Name of the wheel, once it is registered by this very submission. */
	product: v.nullable(textSchema),
	/** Last days of the seller's two years and of the maker's two more; null unless registered now. */
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
