import { toDigits, findPhone } from '#domain/forms/form-values.ts';
import { plannedPhone } from '#domain/forms/phone-plan.ts';
import { phoneText } from '#domain/forms/phone-text.ts';

/** Digits that most numbers have, as the forms ask for them. */
const [LEAST, MOST] = [9, 11];
const HOME = 'IT';

/**
 * Returns a telephone number in its stored form, E.164: by the plan of its own prefix or its
 * country's, else by its digits. Empty stays empty; null for an invalid number.
 */
export function storedPhone(
	typed: string,
	country: string | null,
	prefixes: ReadonlyMap<string, string>,
): string | null {
	if (typed === '') return '';
	const prefix = prefixes.get(country ?? HOME) ?? '+39';
	const planned = plannedPhone(prefix, typed);
	if (planned) return planned.number;
	const number = phoneText(typed);
	const count = toDigits(number)?.length ?? 0;
	if (count < LEAST || count > MOST) return null;
	return findPhone(prefix, number);
}
