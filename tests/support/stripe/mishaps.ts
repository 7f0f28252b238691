/**
 * Faults of a call. `cut`: the connection ends before anything is done. `lost`: it is done, and the
 * connection ends before the answer. `silent`: it is done, and no answer comes. `until`: it is
 * done, and the answer takes its time. A number is an answer with this status; after the work where
 * `isDone` says so.
 */
export type Mishap =
	| 'cut'
	| 'lost'
	| 'silent'
	| { until: Promise<unknown> }
	| { status: 400 | 401 | 402 | 409 | 429 | 500; isDone?: boolean; shouldRetry?: boolean };

const ERRORS = {
	400: { type: 'invalid_request_error', code: 'parameter_invalid', message: 'Refused.' },
	401: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_***' },
	402: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
	409: {
		type: 'idempotency_error',
		code: 'idempotency_key_in_use',
		message: 'There is currently another in-progress request using this key.',
	},
	429: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' },
	500: { type: 'api_error', message: 'Something went wrong on our end.' },
} as const;

export const toError = (status: keyof typeof ERRORS) => ERRORS[status];

/** Queue of coming mishaps by call (`POST /v1/refunds`). */
export class Mishaps {
	readonly #due: { call: string; mishap: Mishap }[] = [];

	add(call: string, ...mishaps: Mishap[]): void {
		this.#due.push(...mishaps.map((mishap) => ({ call, mishap })));
	}

	next(call: string): Mishap | null {
		const index = this.#due.findIndex((due) => due.call === call);
		return index < 0 ? null : (this.#due.splice(index, 1)[0]?.mishap ?? null);
	}
}
