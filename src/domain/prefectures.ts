import type { AddressRules } from '#contract/customers/addresses.ts';

const DIGITS = 7;

/**
 * The prefecture that a whole postal code of Japan lies in; null where it is none, and where prefectures
 * share its beginning: then somebody has to say which.
 */
export function prefectureOf(typed: string, regions: AddressRules['regions']): string | null {
	const digits = typed.normalize('NFKC').replace(/\D/g, '');
	if (digits.length !== DIGITS) return null;
	const found = regions.filter(
		({ postal_codes }) => postal_codes !== null && new RegExp(`^(?:${postal_codes})`).test(digits),
	);
	return found.length === 1 ? (found[0]?.code ?? null) : null;
}
