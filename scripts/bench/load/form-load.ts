import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { aKey, formBody, solvedCaptcha } from '../../../tests/support/submit-form.ts';
import { SUBMISSION_PARTS } from '#contract/forms/submissions.ts';
import { startHost } from '../../stack/stack.ts';
import type { Measure } from '../part.ts';

/** Results of forms sent at a steady rate. */
export type FormTimes = {
	sent: number;
	accepted: number;
	/** Milliseconds from sending to the end of the answer, by share of the requests. */
	p50_ms: number;
	p95_ms: number;
	p99_ms: number;
	max_ms: number;
};

const PER_SECOND = 20;
const SECONDS = 60;
const MAILS_EACH = 2;
/** Time that the queue has for the remaining mails. */
const DRAIN_LIMIT_MS = 120_000;
const LOOK_MS = 250;
const PACE_ROUNDS = 20;

async function fileCount(folder: string): Promise<number> {
	const files = await readdir(folder).catch(() => []);
	return files.filter((file) => file.endsWith('.eml')).length;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** Prepares a contact form: its proof of work is done before the clock runs. */
async function aSubmission(url: string, index: number): Promise<FormData> {
	const ask = (path: string) => fetch(url + path);
	const body = formBody('contact', { email: `rider${index}@mail.example` });
	body.set(SUBMISSION_PARTS.key, aKey());
	body.set(SUBMISSION_PARTS.locale, 'it');
	body.set(SUBMISSION_PARTS.captcha, await solvedCaptcha(ask, 'contact'));
	return body;
}

async function send(url: string, body: FormData): Promise<{ ms: number; isAccepted: boolean }> {
	const started = performance.now();
	const response = await fetch(`${url}/api/forms/contact/submissions`, {
		method: 'POST',
		headers: { accept: 'application/json' },
		body,
	});
	await response.text();
	return { ms: performance.now() - started, isAccepted: response.status === 200 };
}

/** Prepares contact forms, ready to be sent. */
export async function prepareForms(url: string, count: number): Promise<FormData[]> {
	const bodies: FormData[] = [];
	while (bodies.length < count) {
		const round = Array.from({ length: Math.min(PACE_ROUNDS, count - bodies.length) }, (_, at) =>
			aSubmission(url, bodies.length + at),
		);
		bodies.push(...(await Promise.all(round)));
	}
	return bodies;
}

/** Sends forms at a steady rate, whether answers come or not. */
export async function sendForms(
	url: string,
	bodies: readonly FormData[],
	perSecond: number,
): Promise<FormTimes> {
	const started = performance.now();
	const answers = await Promise.all(
		bodies.map(async (body, index) => {
			await wait(started + (index * 1000) / perSecond - performance.now());
			return send(url, body);
		}),
	);
	const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
	const at = (share: number) =>
		times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
	return {
		sent: bodies.length,
		accepted: answers.filter(({ isAccepted }) => isAccepted).length,
		p50_ms: at(0.5),
		p95_ms: at(0.95),
		p99_ms: at(0.99),
		max_ms: at(1),
	};
}

/**
 * Sends contact forms to a host of its own and counts what arrived. The host's captcha costs one
 * round here, so that this process can do it in advance; what the host does to check one stays the
 * same.
 */
export const measure: Measure = async ({ root }) => {
	const dataDir = join(root, 'forms');
	await rm(join(dataDir, 'mail'), { recursive: true, force: true });
	await mkdir(dataDir, { recursive: true });
	const host = await startHost({ DATA_DIR: dataDir, CAPTCHA_COST: '1', SMTP_URL: '' });
	try {
		const bodies = await prepareForms(host.url, PER_SECOND * SECONDS);
		const times = await sendForms(host.url, bodies, PER_SECOND);
		const ended = performance.now();
		const folder = join(dataDir, 'mail');
		let mails = await fileCount(folder);
		while (mails < times.accepted * MAILS_EACH && performance.now() - ended < DRAIN_LIMIT_MS) {
			await wait(LOOK_MS);
			mails = await fileCount(folder);
		}
		// From the last answer until the last mail was written.
		const drained_s = (performance.now() - ended) / 1000;
		return { figures: { 'twenty a second': { ...times, mails, drained_s } } };
	} finally {
		await host.stop();
	}
};
