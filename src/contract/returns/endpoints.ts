import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { localeSchema } from '#contract/locales.ts';
import {
	dispatchSchema,
	pickedUnitsSchema,
	returnPreviewSchema,
	returnRequestSchema,
	returnSchema,
	returnSummarySchema,
} from './returns.ts';

const READ = ['validation_failed', 'forbidden', 'not_found'] as const;
const WRITE = [...READ, 'conflict', 'unsupported_media_type', 'too_many_requests'] as const;
const inLanguage = v.strictObject({ locale: localeSchema });

/** Visible to callers who see the order. Others get the answer of an unknown return. */
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
 * `order: final` if nothing is paid any more, and `lines.<position>: more_than_bought` for more
 * units than are left.
 */
export const previewReturn = endpoint({
	method: 'POST',
	path: '/shop/orders/{id}/return-previews',
	audience: 'visitor',
	query: inLanguage,
	summary: 'What would be refunded for pieces of an order; nothing is kept of it',
	body: v.strictObject({
		lines: pickedUnitsSchema,
		/** True if one of them is returned for a reason that the shop is liable for. */
		is_ours: v.optional(v.boolean(), false),
	}),
	data: returnPreviewSchema,
	errors: WRITE,
});

/**
 * Conflicts as above, and `key: used` if the key was sent with a different body. `used:<id>` names
 * the return of the same order that the key has created.
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
