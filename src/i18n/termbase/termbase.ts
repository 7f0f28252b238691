import { BICYCLE_TERMS } from './bicycle.ts';
import { COMPANY_TERMS } from './company.ts';
import { SHOP_TERMS } from './shop.ts';
import type { Term } from './term.ts';
import { TYRE_TERMS } from './tyres.ts';
import { WHEEL_TERMS } from './wheels.ts';

/**
 * One thing, one word in each language. A test searches every text of the site, of its mails and of
 * the demo for the words to avoid. The specification's own sentences are exempt.
 */
export const TERMBASE: Record<string, Term> = {
	...WHEEL_TERMS,
	...TYRE_TERMS,
	...BICYCLE_TERMS,
	...COMPANY_TERMS,
	...SHOP_TERMS,
};
