import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { lt } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db, Tx } from '../db/client.ts';
import { captcha_uses } from './tables.ts';
import { hostSecret } from '../db/host-secret.ts';
import type { Services } from '../services.ts';

/** Time from opening a form's captcha to sending the form. */
const LIFE_S = 5 * 60;

/**
 * Derivations until the solution is found. The counter is drawn in advance, so that bad luck makes
 * nobody wait: at 10 ms for each on a slow phone the worst case stays below 1.5 s.
 */
const FEWEST_ROUNDS = 40;
const MOST_ROUNDS = 120;

type CaptchaServices = Pick<Services, 'db' | 'clock' | 'captchaCost'>;

async function listSecrets(db: Db) {
	const secret = await hostSecret(db, 'captcha');
	return { hmacSignatureSecret: `${secret}.challenge`, hmacKeySignatureSecret: `${secret}.key` };
}

/**
 * Creates a challenge for one submission of a form. The host judges by the signed `data`, with its
 * own clock; `expiresAt` is for the solver, which goes by the time of day.
 */
export async function makeCaptcha(
	{ db, clock, captchaCost }: CaptchaServices,
	form: string,
): Promise<{ parameters: Record<string, unknown>; signature?: string }> {
	const { parameters, signature } = await createChallenge({
		algorithm: 'PBKDF2/SHA-256',
		cost: Math.max(1, captchaCost),
		counter: randomInt(MOST_ROUNDS, FEWEST_ROUNDS),
		deriveKey,
		expiresAt: Math.floor(Date.now() / 1000) + LIFE_S,
		data: { form, expires_s: Math.floor(clock().getTime() / 1000) + LIFE_S },
		...(await listSecrets(db)),
	});
	return { parameters: { ...parameters }, ...(signature === undefined ? {} : { signature }) };
}

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{2,256}$/));
const payloadSchema = v.object({
	challenge: v.object({
		parameters: v.looseObject({
			algorithm: v.literal('PBKDF2/SHA-256'),
			nonce: hex,
			salt: hex,
			cost: v.number(),
			keyLength: v.number(),
			keyPrefix: hex,
			keySignature: hex,
			data: v.object({ form: v.string(), expires_s: v.number() }),
		}),
		signature: hex,
	}),
	solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

/** Longest solution that is accepted for checking. */
const MAX_LENGTH = 4_000;

const CAPTCHA_FAILURES = ['missing', 'expired', 'invalid', 'reused'] as const;
export type CaptchaFailure = (typeof CAPTCHA_FAILURES)[number];

/** Valid solution, provided that it has not been used. */
export interface SolvedCaptcha {
	key: string;
	expires_at: Date;
}

export async function verifyCaptcha(
	{ db, clock }: CaptchaServices,
	form: string,
	solution: string,
): Promise<SolvedCaptcha | CaptchaFailure> {
	if (solution === '') return 'missing';
	const payload = v.safeParse(payloadSchema, decoded(solution));
	if (!payload.success) return 'invalid';
	const { challenge, solution: found } = payload.output;
	const { verified } = await verifySolution({
		challenge: challenge satisfies Challenge,
		solution: { ...found, time: 0 },
		deriveKey,
		...(await listSecrets(db)),
	});
	const { data, nonce } = challenge.parameters;
	if (!verified || data.form !== form) return 'invalid';
	const expires_at = new Date(data.expires_s * 1000);
	return expires_at <= clock() ? 'expired' : { key: nonce, expires_at };
}

function decoded(solution: string): unknown {
	if (solution.length > MAX_LENGTH) return null;
	try {
		return JSON.parse(Buffer.from(solution, 'base64').toString('utf8'));
	} catch {
		return null;
	}
}

/**
 * Marks a solution as used, in the transaction that stores the submission. Returns false if another
 * request has used it; a concurrent request waits until the other transaction ends.
 */
export async function useCaptcha(tx: Tx, { key, expires_at }: SolvedCaptcha): Promise<boolean> {
	const used = await tx
		.insert(captcha_uses)
		.values({ key, expires_at })
		.onConflictDoNothing()
		.returning({ key: captcha_uses.key });
	return used.length === 1;
}

/** Deletes used solutions that have expired anyway. */
export async function cleanUpCaptchas(db: Db, now: Date): Promise<void> {
	await db.delete(captcha_uses).where(lt(captcha_uses.expires_at, now));
}
