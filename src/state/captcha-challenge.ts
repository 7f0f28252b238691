import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import * as v from 'valibot';
import { callApi } from '#api/call-api.ts';
import type { ApiResult } from '#api/result.ts';
import { getCaptcha } from '#contract/forms/captcha.ts';

export interface SolvedCaptcha {
	/** Value that a submission sends along: base64 of JSON. */
	payload: string;
	/** Milliseconds since 1970. */
	expiresAt: number;
}

/** Timeout of solving; a slow telephone needs a fraction of it. */
const SOLVING_MS = 60_000;

const parametersSchema = v.object({
	algorithm: v.string(),
	nonce: v.string(),
	salt: v.string(),
	cost: v.number(),
	keyLength: v.number(),
	keyPrefix: v.string(),
	keySignature: v.optional(v.string()),
	expiresAt: v.optional(v.number()),
});

const FAILED: ApiResult<never> = {
	ok: false,
	error: { code: 'captcha_failed', status: 422, fields: [] },
};

/** Requests a challenge from the host and solves it. Takes a second or so of one processor. */
export async function solveCaptcha(form: string): Promise<ApiResult<SolvedCaptcha>> {
	const answer = await callApi(getCaptcha, { baseUrl: '', query: { form }, tries: 2 });
	if (!answer.ok) return answer;
	const parameters = v.safeParse(parametersSchema, answer.data.parameters);
	if (!parameters.success) return FAILED;
	// The signature covers every parameter, unknown ones included.
	const challenge = {
		...answer.data,
		parameters: { ...answer.data.parameters, ...parameters.output },
	};
	try {
		const solution = await solveChallenge({ challenge, deriveKey, timeout: SOLVING_MS });
		if (solution === null) return FAILED;
		const { expiresAt } = parameters.output;
		return {
			ok: true,
			data: {
				payload: btoa(JSON.stringify({ challenge, solution })),
				expiresAt: expiresAt ? expiresAt * 1000 : Infinity,
			},
		};
	} catch {
		// No Web Crypto outside secure contexts, or an unknown kind of challenge.
		return FAILED;
	}
}
