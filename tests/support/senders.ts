import { setTimeout as pause } from 'node:timers/promises';
import { aKey, solvedCaptcha, submitForm } from './submit-form.ts';

/** Pause before a sender retries after a Retry-After. */
const RETRY_MS = 100;

export interface Senders {
	/** Number of forms that were accepted so far. */
	accepted: () => number;
	/** Answers so far by status; `none` where the connection gave none. */
	answers: () => Record<string, number>;
	/** Resolves when every sender has its last answer. */
	stop: () => Promise<void>;
}

/**
 * Starts senders that submit the contact form one after another and, when refused, repeat it under
 * its idempotency key. Each form comes from an address of its own, so that no rate limit
 * interferes.
 */
export function startSenders(url: string, count: number): Senders {
	const seen = new Map<string, number>();
	const note = (answer: string) => void seen.set(answer, (seen.get(answer) ?? 0) + 1);
	let isOver = false;
	let forms = 0;

	async function send(key: string, from: string): Promise<boolean> {
		try {
			const ask = (path: string, init?: RequestInit) => fetch(url + path, init);
			const challenge = await fetch(`${url}/api/captcha?form=contact`);
			if (challenge.status !== 200) {
				note(String(challenge.status));
				return false;
			}
			const captcha = await solvedCaptcha(async () => challenge, 'contact');
			const values = { email: `${key}@mail.example` };
			const headers = { 'x-forwarded-for': from };
			const { status } = await submitForm(ask, 'contact', { key, captcha, values, headers });
			note(String(status));
			return status === 200;
		} catch {
			note('none');
			return false;
		}
	}

	async function sender(): Promise<void> {
		while (!isOver) {
			forms += 1;
			const from = `198.18.${Math.floor(forms / 250) % 250}.${(forms % 250) + 1}`;
			const key = aKey();
			while (!(await send(key, from)) && !isOver) await pause(RETRY_MS);
		}
	}

	const all = Promise.all(Array.from({ length: count }, sender));
	return {
		accepted: () => seen.get('200') ?? 0,
		answers: () => Object.fromEntries(seen),
		async stop() {
			isOver = true;
			await all;
		},
	};
}
