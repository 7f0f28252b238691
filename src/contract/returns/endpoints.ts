import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { localeSchema } from '#contract/locales.ts';
import {
	dispatchSchema,
	pickedPiecesSchema,
	returnPreviewSchema,
	returnRequestSchema,
	returnSchema,
	returnSummarySchema,
} from './returns.ts';

const READ = ['validation_failed', 'forbidden', 'not_found'] as const;
const WRITE = [...READ, 'conflict', 'unsupported_media_type', 'too_many_requests'] as const;
const inLanguage = v.strictObject({ locale: localeSchema });

/** Seen by who sees the order; anybody else gets what an unknown return gets. */
export const listReturns = endpoint({
	method: 'GET',
	path: '/shop/returns',
	audience: 'visitor',
	query: inLanguage,
	summary: 'Returns of whoever calls, the newest first; `email` is null where nobody is known',
	data: v.object({ email: v.nullable(v.string()), returns: v.array(returnSummarySchema) }),
	errors: ['validation_failed'],
});

export const getReturn = endpoint({
	method: 'GET',
	path: '/shop/returns/{id}',
	audience: 'visitor',
	query: inLanguage,
	summary: 'One return, as of now',
	data: returnSchema,
	errors: READ,
});

/**
 * `conflict` with `order: not_yet` before the delivery, `order: too_late` after the last day,
 * `order: final` where nothing is paid any more, and `lines.<position>: more_than_bought` for more
 * pieces than are left.
 */
export const previewReturn = endpoint({
	method: 'POST',
	path: '/shop/orders/{id}/return-previews',
	audience: 'visitor',
	query: inLanguage,
	summary: 'What would be refunded for pieces of an order; nothing is kept of it',
	body: v.strictObject({
		lines: pickedPiecesSchema,
		/** Whether one of them comes back for a reason that the shop answers for. */
		is_ours: v.optional(v.boolean(), false),
	}),
	data: returnPreviewSchema,
	errors: WRITE,
});

/**
 * Conflicts as above, and `key: used` where the key was sent with something else: `used:<id>` names the
 * return that it has made of the same order.
 */
export const requestReturn = endpoint({
	method: 'POST',
	path: '/shop/orders/{id}/returns',
	audience: 'visitor',
	query: inLanguage,
	summary: 'Asks to return pieces of an order',
	body: returnRequestSchema,
	data: returnSchema,
	errors: WRITE,
});

export const sendReturn = endpoint({
	method: 'POST',
	path: '/shop/returns/{id}/dispatches',
	audience: 'visitor',
	query: inLanguage,
	summary: 'Says how the goods were sent',
	body: dispatchSchema,
	data: returnSchema,
	errors: WRITE,
});

export const getReturnLabel = endpoint({
	method: 'GET',
	path: '/shop/returns/{id}/label',
	audience: 'visitor',
	query: inLanguage,
	summary: 'The label for the parcel of a return that was authorised, as PDF',
	data: v.any(),
	dataType: 'application/pdf',
	errors: READ,
});
