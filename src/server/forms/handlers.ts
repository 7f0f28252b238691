import { warrantyHandler } from '#server/wheels/warranty/form-handler.ts';
import { newsletterHandler } from '#server/newsletter/form-handler.ts';
import type { FormHandler } from './handler.ts';
import {
	applicationHandler,
	contactHandler,
	retailerHandler,
	spontaneousHandler,
	supportHandler,
} from './receipts.ts';

/** Forms that bring about something of their own, by slug. */
const HANDLERS: Readonly<Record<string, FormHandler>> = {
	retailer: retailerHandler,
	careers: applicationHandler,
	'spontaneous-application': spontaneousHandler,
	'ops-warranty': supportHandler,
	newsletter: newsletterHandler,
	warranty: warrantyHandler,
};

/** Any other form is answered like the contact form. */
export function handlerOf(slug: string): FormHandler {
	return HANDLERS[slug] ?? contactHandler;
}
