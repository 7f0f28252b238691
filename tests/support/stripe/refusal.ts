/** An error in Stripe's format. */
export class Refusal extends Error {
	readonly status: number;
	readonly error: { type: string; code?: string; param?: string; message: string };

	constructor(status: number, error: Refusal['error']) {
		super(error.message);
		this.status = status;
		this.error = error;
	}
}

/** Error for an invalid parameter. Checked before anything is done, and not kept for a key. */
export const invalid = (param: string, message: string, code = 'parameter_invalid'): Refusal =>
	new Refusal(400, { type: 'invalid_request_error', code, param, message });

export const missing = (id: string): Refusal =>
	new Refusal(404, {
		type: 'invalid_request_error',
		code: 'resource_missing',
		param: 'id',
		message: `No such object: '${id}'`,
	});
