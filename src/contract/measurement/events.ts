import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { currencySchema } from '../units.ts';

/** All events of the data layer, in the order of a purchase. */
export const EVENT_NAMES = [
	'view_item_list',
	'select_item',
	'view_item',
	'add_to_wishlist',
	'add_to_cart',
	'remove_from_cart',
	'view_cart',
	'begin_checkout',
	'add_shipping_info',
	'add_payment_info',
	'purchase',
	'refund',
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

/** Most events of one call. */
const MOST_EVENTS = 50;

/** Counted event: without article, order or person. */
const countedEventSchema = v.strictObject({
	event: v.picklist(EVENT_NAMES),
	/** Value in units of the currency, as GA4 has it. */
	value: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(10_000_000))),
	currency: v.optional(currencySchema),
});

export const countEvents = endpoint({
	method: 'POST',
	path: '/measurement/events',
	audience: 'visitor',
	summary: 'Counts events by day and country; only with the cookie of a consent in force',
	body: v.strictObject({
		events: v.pipe(v.array(countedEventSchema), v.minLength(1), v.maxLength(MOST_EVENTS)),
	}),
	/** `is_consented` false: nothing was counted, and nothing shall be sent any more. */
	data: v.object({ is_consented: v.boolean(), counted: v.number() }),
	errors: ['validation_failed', 'forbidden', 'unsupported_media_type', 'too_many_requests'],
});
