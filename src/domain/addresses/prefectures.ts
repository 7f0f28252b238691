import type { AddressRules } from '#contract/customers/addresses.ts';

const DIGITS = 7;

/**
 * Returns the prefecture of a complete postal code of Japan; null where it is none, and where
 * several prefectures share its beginning, so that the customer must choose.
 */
export function findPrefecture(typed: string, regions: AddressRules['regions']): string | null {
	const digits = typed.normalize('NFKC').replace(/\D/g, '');
	if (digits.length !== DIGITS) return null;
	const found = regions.filter(
		({ postal_codes }) => postal_codes !== null && new RegExp(`^(?:${postal_codes})`).test(digits),
	);
	return found.length === 1 ? (found[0]?.code ?? null) : null;
}
