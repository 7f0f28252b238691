import { warrantyEffect } from '../warranty/effect.ts';
import { newsletterEffect } from '../newsletter/effect.ts';
import type { FormEffect } from './effect.ts';
import {
	applicationEffect,
	contactEffect,
	retailerEffect,
	spontaneousEffect,
	supportEffect,
} from './receipts.ts';

/** A form that is stored for somebody to read. */
const received: FormEffect = {
	apply: async () => ({ outcome: 'received', wheels: [] }),
};

/** Forms that bring about more, by slug. */
const EFFECTS: Readonly<Record<string, FormEffect>> = {
	contact: contactEffect,
	retailer: retailerEffect,
	careers: applicationEffect,
	'spontaneous-application': spontaneousEffect,
	'ops-warranty': supportEffect,
	newsletter: newsletterEffect,
	warranty: warrantyEffect,
};

export function effectOf(slug: string): FormEffect {
	return EFFECTS[slug] ?? received;
}
