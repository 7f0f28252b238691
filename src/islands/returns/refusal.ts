import * as v from 'valibot';
import type { ApiError } from '#contract/errors.ts';
import { type IsoDate, isoDateSchema } from '#contract/units.ts';

/** Reasons for a rejected return for which the form has messages. */
const RETURN_REFUSALS = ['not_yet', 'too_late', 'final', 'more_than_bought', 'used'] as const;
type Refusal = (typeof RETURN_REFUSALS)[number];

/** Parses a conflict into its reason and the day or return in its code; null for other errors. */
export function toRefusal(
	error: ApiError,
): { code: Refusal; day: IsoDate | ''; return_id: string } | null {
	const [first] = 'fields' in error && error.code === 'conflict' ? error.fields : [];
	const [name = '', given = ''] = (first?.code ?? '').split(':');
	const code = RETURN_REFUSALS.find((known) => known === name);
	const day = v.safeParse(isoDateSchema, given);
	return code
		? { code, day: day.success ? day.output : '', return_id: code === 'used' ? given : '' }
		: null;
}
