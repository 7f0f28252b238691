import { describe, expect, test, vi } from 'vitest';
import { aFolder, aProcess, type HostProcess } from '../../support/host-process.ts';
import { isEmbedded, type Ask } from '../../support/host.ts';
import { anSmtpServer, type TestSmtp } from '../../support/smtp.ts';
import { submitForm } from '../../support/submit-form.ts';

/** Processes with databases of their own, one of which is given up on by its heartbeat. */
const LIMIT_MS = 120_000;
const SOON = { timeout: 15_000, interval: 50 };
/** A contact form brings about two mails. */
const EXPECTED = ['info@livenza.example', 'rider@mail.example'];

const hostOver = (DATA_DIR: string, smtp: TestSmtp) =>
	aProcess({ DATA_DIR, SMTP_URL: smtp.url, CAPTCHA_COST: '10' });

const askOf =
	({ url }: HostProcess): Ask =>
	(path, init) =>
		fetch(`${url}${path}`, init);

async function sendContact(host: HostProcess): Promise<number> {
	const ask = askOf(host);
	const started = performance.now();
	const response = await submitForm(ask, 'contact');
	expect(response.status, await response.clone().text()).toBe(200);
	return performance.now() - started;
}

async function end(host: HostProcess, signal: NodeJS.Signals): Promise<void> {
	host.kill(signal);
	await host.ended;
}

async function expectEachOnce(smtp: TestSmtp, timeout?: number): Promise<void> {
	const taken = await smtp.expectTaken(EXPECTED.length, timeout);
	expect(taken.flatMap(({ envelopeTo }) => envelopeTo).toSorted()).toEqual(EXPECTED);
}

/** Another mail overtakes none: once it is there, so is everything that was queued before it. */
async function expectNothingMore(host: HostProcess, smtp: TestSmtp): Promise<void> {
	await sendContact(host);
	await smtp.expectTaken(2 * EXPECTED.length);
	const ids = smtp.taken.map(({ email }) => email.messageId);
	expect(new Set(ids).size).toBe(ids.length);
}

describe.runIf(isEmbedded)('a form that is sent', { timeout: LIMIT_MS }, () => {
	test('while the mail server is down is accepted at once, and its mails go out once, later', async () => {
		const smtp = await anSmtpServer();
		await smtp.stop();
		const DATA_DIR = await aFolder();
		const first = await hostOver(DATA_DIR, smtp);
		expect(await sendContact(first)).toBeLessThan(2_000);
		await end(first, 'SIGTERM');
		const second = await hostOver(DATA_DIR, smtp);
		await smtp.start();
		await expectEachOnce(smtp, 30_000);
		await expectNothingMore(second, smtp);
	});

	test('and then the host dies at once: its mails go out once when it is back', async () => {
		const smtp = await anSmtpServer();
		smtp.set('busy');
		const DATA_DIR = await aFolder();
		const first = await hostOver(DATA_DIR, smtp);
		await sendContact(first);
		await end(first, 'SIGKILL');
		smtp.set('take');
		const second = await hostOver(DATA_DIR, smtp);
		await expectEachOnce(smtp, 60_000);
		await expectNothingMore(second, smtp);
	});

	test('and the host dies in the middle of sending: its mails go out once when it is back', async () => {
		const smtp = await anSmtpServer();
		smtp.set('mute');
		const DATA_DIR = await aFolder();
		const first = await hostOver(DATA_DIR, smtp);
		await sendContact(first);
		await vi.waitFor(() => expect(smtp.seen()).toBe(2), SOON);
		await end(first, 'SIGKILL');
		smtp.set('take');
		const second = await hostOver(DATA_DIR, smtp);
		await expectEachOnce(smtp, 60_000);
		await expectNothingMore(second, smtp);
	});
});
