import * as v from 'valibot';

/** Path of the check of one number in the Commission's REST API. */
const PATH = '/taxation_customs/vies/rest-api/check-vat-number';

/** Time for an answer. The host responds within four and a half seconds, with work of its own. */
const ANSWER_MS = 2_500;
/** Longer than any answer about one number. */
const MAX_CHARACTERS = 20_000;

/** Answer of VIES about a number. `away`: no answer, and why. */
export type ViesAnswer =
	| { outcome: 'confirmed'; request_id: string }
	| { outcome: 'unknown' }
	| { outcome: 'away'; why: string };

const checkedSchema = v.object({
	countryCode: v.string(),
	vatNumber: v.string(),
	valid: v.boolean(),
	requestIdentifier: v.optional(v.nullable(v.string()), ''),
	/** State of the answer: if a country is unavailable, `valid` is false and means nothing. */
	userError: v.optional(v.nullable(v.string()), ''),
});

const failedSchema = v.object({
	errorWrappers: v.pipe(v.array(v.object({ error: v.string() })), v.minLength(1)),
});

/** Values of `userError` that add nothing to `valid`. */
const NO_ERROR: readonly (string | null)[] = ['', null, 'VALID', 'INVALID'];
const NO_NUMBER = 'INVALID_INPUT';

const away = (why: string): ViesAnswer => ({ outcome: 'away', why });

function failed(code: string): ViesAnswer {
	return code === NO_NUMBER ? { outcome: 'unknown' } : away(code);
}

function readAnswer(body: unknown, { ok, status }: Response, number: string): ViesAnswer {
	const wrapped = v.safeParse(failedSchema, body);
	if (wrapped.success) return failed(wrapped.output.errorWrappers[0]?.error ?? '');
	const checked = v.safeParse(checkedSchema, body);
	if (!ok || !checked.success) return away(`an answer in another shape (${status})`);
	const { countryCode, vatNumber, valid, requestIdentifier, userError } = checked.output;
	if (!NO_ERROR.includes(userError)) return failed(userError ?? '');
	if (countryCode + vatNumber !== number) return away('an answer about another number');
	return valid
		? { outcome: 'confirmed', request_id: requestIdentifier ?? '' }
		: { outcome: 'unknown' };
}

/** Splits a number into prefix and rest, as VIES expects them. */
const inParts = (number: string) => [number.slice(0, 2), number.slice(2)] as const;

/**
 * Asks the Commission about a plain number with its prefix, in the name of the shop: only then is
 * the question stored under an identifier that a tax office accepts. It never throws, for no
 * failure of VIES may lose an order.
 */
export async function askVies(
	origin: string,
	number: string,
	requester: string,
): Promise<ViesAnswer> {
	const [countryCode, vatNumber] = inParts(number);
	const [requesterMemberStateCode, requesterNumber] = inParts(requester);
	try {
		const response = await fetch(`${origin}${PATH}`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', accept: 'application/json' },
			body: JSON.stringify({
				countryCode,
				vatNumber,
				...(requester === '' ? {} : { requesterMemberStateCode, requesterNumber }),
			}),
			redirect: 'error',
			signal: AbortSignal.timeout(ANSWER_MS),
		});
		const text = await response.text();
		const body = v.safeParse(v.pipe(v.string(), v.maxLength(MAX_CHARACTERS), v.parseJson()), text);
		return readAnswer(body.output, response, number);
	} catch (cause) {
		return away(cause instanceof Error ? cause.name : 'unreachable');
	}
}
