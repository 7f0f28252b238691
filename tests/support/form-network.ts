import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { vi } from 'vitest';
import { solveCaptcha } from '#state/captcha-challenge.ts';

/** One answer of the host to a submission; none at all stands for a line that is down. */
export interface Answer {
	status: number;
	body: unknown;
	retryAfter?: string;
}
type Next = Answer | 'down';

export const RECEIVED: Answer = {
	status: 201,
	body: { data: { outcome: 'received', reference: 'LV-0001', wheels: [] } },
};

export function aProblem(status: number, code: string, fields?: { path: string; code: string }[]) {
	return { status, body: { type: 'about:blank', status, code, ...(fields && { fields }) } };
}

/**
 * Stubs what a browser has and this DOM lacks: a network with a host behind it, and workers. The
 * captcha is a real one of low cost.
 */
export function aNetwork(answers: Next[] = []) {
	const sent: FormData[] = [];
	const asked: string[] = [];
	let isCaptchaDown = false;

	class Request extends EventTarget {
		upload = new EventTarget();
		timeout = 0;
		status = 0;
		responseText = '';
		#retryAfter: string | null = null;
		open(_method: string, url: string) {
			asked.push(url);
		}
		setRequestHeader() {}
		getResponseHeader() {
			return this.#retryAfter;
		}
		send(body: FormData) {
			sent.push(body);
			const answer = answers.shift() ?? RECEIVED;
			queueMicrotask(() => {
				if (answer === 'down') return this.dispatchEvent(new Event('error'));
				this.status = answer.status;
				this.responseText = JSON.stringify(answer.body);
				this.#retryAfter = answer.retryAfter ?? null;
				return this.dispatchEvent(new Event('load'));
			});
		}
	}

	// The window's own: a captcha solved after a file has ended would find Node's in its place.
	const { MessageEvent: Message } = globalThis;
	class Solver extends EventTarget {
		#isEnded = false;
		postMessage(form: string) {
			void solveCaptcha(form).then((data) => {
				if (!this.#isEnded) this.dispatchEvent(new Message('message', { data }));
			});
		}
		terminate() {
			this.#isEnded = true;
		}
	}

	async function fetchCaptcha(url: string): Promise<Response> {
		asked.push(url);
		if (isCaptchaDown) throw new TypeError('Failed to fetch');
		const challenge = await createChallenge({
			algorithm: 'PBKDF2/SHA-256',
			cost: 1,
			deriveKey,
			hmacSignatureSecret: 'a secret of the test',
			expiresAt: Math.floor(Date.now() / 1000) + 600,
		});
		return Response.json({ data: challenge });
	}

	vi.stubGlobal('XMLHttpRequest', Request);
	vi.stubGlobal('Worker', Solver);
	vi.stubGlobal('fetch', fetchCaptcha);
	return {
		/** Bodies of submissions, in order. */
		sent,
		/** Requested addresses, in order. */
		asked,
		breakCaptcha: () => (isCaptchaDown = true),
		repairCaptcha: () => (isCaptchaDown = false),
	};
}
