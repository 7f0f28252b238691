import { describe, expect, test, vi } from 'vitest';
import { MAIL_QUEUE } from '../../../src/server/platform/mail/mailer.ts';
import {
	aProcess,
	type HostProcess,
	onceReady,
	PROCESS_LIMIT_MS,
} from '../../support/host-process.ts';
import { isEmbedded, type Ask } from '../../support/host.ts';
import { aSeededFolder } from '../../support/seeded-folder.ts';
import { anSmtpServer, type TestSmtp } from '../../support/smtp.ts';
import { solvedCaptcha, submitForm } from '../../support/submit-form.ts';

/** The heartbeat of a dead process must expire before its mails are retried. */
const LATER_MS = PROCESS_LIMIT_MS / 2;
/** Least wait for a mail that is sent again after the server was down. */
const SECOND_TRY_MS = MAIL_QUEUE.retryDelay * 1000;
/** Recipients of the two mails that a contact form causes. */
const EXPECTED = ['info@livenza.example', 'rider@mail.example'];

async function hostOver(DATA_DIR: string, smtp: TestSmtp): Promise<HostProcess> {
	const host = await aProcess({ DATA_DIR, SMTP_URL: smtp.url, CAPTCHA_COST: '10' });
	await onceReady(() => fetch(`${host.url}/api/readyz`));
	return host;
}

const makeAsk =
	({ url }: HostProcess): Ask =>
	(path, init) =>
		fetch(`${url}${path}`, init);

/** Sends a contact form; returns how long the host took for it. */
async function sendContact(host: HostProcess): Promise<number> {
	const ask = makeAsk(host);
	const captcha = await solvedCaptcha(ask, 'contact');
	const started = performance.now();
	const response = await submitForm(ask, 'contact', { captcha });
	expect(response.status, await response.clone().text()).toBe(200);
	return performance.now() - started;
}

async function end(host: HostProcess, signal: NodeJS.Signals): Promise<void> {
	host.kill(signal);
	await host.ended;
}

async function expectEachOnce(smtp: TestSmtp): Promise<void> {
	const taken = await smtp.expectTaken(EXPECTED.length, LATER_MS);
	expect(taken.flatMap(({ envelopeTo }) => envelopeTo).toSorted()).toEqual(EXPECTED);
}

/**
 * Mails do not overtake each other: once this one has arrived, so has everything queued before it.
 */
async function expectNothingMore(host: HostProcess, smtp: TestSmtp): Promise<void> {
	await sendContact(host);
	await smtp.expectTaken(2 * EXPECTED.length);
	const ids = smtp.taken.map(({ email }) => email.messageId);
	expect(new Set(ids).size).toBe(ids.length);
}

describe.runIf(isEmbedded)('a submitted form', { timeout: PROCESS_LIMIT_MS }, () => {
	test('is accepted while the mail server is down, and its mails go out once, later', async () => {
		const smtp = await anSmtpServer();
		await smtp.stop();
		const DATA_DIR = await aSeededFolder();
		const first = await hostOver(DATA_DIR, smtp);
		expect(await sendContact(first)).toBeLessThan(SECOND_TRY_MS);
		await end(first, 'SIGTERM');
		const second = await hostOver(DATA_DIR, smtp);
		await smtp.start();
		await expectEachOnce(smtp);
		await expectNothingMore(second, smtp);
	});

	test('has its mails sent once after the host died at once', async () => {
		const smtp = await anSmtpServer();
		smtp.set('busy');
		const DATA_DIR = await aSeededFolder();
		const first = await hostOver(DATA_DIR, smtp);
		await sendContact(first);
		await end(first, 'SIGKILL');
		smtp.set('take');
		const second = await hostOver(DATA_DIR, smtp);
		await expectEachOnce(smtp);
		await expectNothingMore(second, smtp);
	});

	test('has its mails sent once after the host died while sending', async () => {
		const smtp = await anSmtpServer();
		smtp.set('mute');
		const DATA_DIR = await aSeededFolder();
		const first = await hostOver(DATA_DIR, smtp);
		await sendContact(first);
		await vi.waitFor(() => expect(smtp.seen()).toBe(2), { timeout: LATER_MS });
		await end(first, 'SIGKILL');
		smtp.set('take');
		const second = await hostOver(DATA_DIR, smtp);
		await expectEachOnce(smtp);
		await expectNothingMore(second, smtp);
	});
});
