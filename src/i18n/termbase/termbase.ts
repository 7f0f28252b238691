import { BICYCLE_TERMS } from './bicycle.ts';
import { HOUSE_TERMS } from './house.ts';
import { SHOP_TERMS } from './shop.ts';
import type { Term } from './term.ts';
import { WHEEL_TERMS } from './wheels.ts';

/**
 * One thing, one word in each language. A test looks for the words that are not used in every text of
 * the site, of its mails and of the demo. The specification's own sentences need none of them.
 */
export const TERMBASE: Record<string, Term> = {
	...WHEEL_TERMS,
	...BICYCLE_TERMS,
	...HOUSE_TERMS,
	...SHOP_TERMS,
};
