import { warrantyEffect } from '#server/wheels/warranty/form-handler.ts';
import { newsletterEffect } from '#server/newsletter/form-handler.ts';
import type { FormEffect } from './handler.ts';
import {
	applicationEffect,
	contactEffect,
	retailerEffect,
	spontaneousEffect,
	supportEffect,
} from './receipts.ts';

/** Forms that bring about something of their own, by slug. */
const EFFECTS: Readonly<Record<string, FormEffect>> = {
	retailer: retailerEffect,
	careers: applicationEffect,
	'spontaneous-application': spontaneousEffect,
	'ops-warranty': supportEffect,
	newsletter: newsletterEffect,
	warranty: warrantyEffect,
};

/** Any other form is answered like the contact form. */
export function effectOf(slug: string): FormEffect {
	return EFFECTS[slug] ?? contactEffect;
}
