import { readdir, readFile } from 'node:fs/promises';
import PostalMime from 'postal-mime';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { toSender } from '../../../src/server/assemble.ts';
import { MODULES } from '../../../src/server/modules.ts';
import { openDatabase } from '../../../src/server/platform/db/client.ts';
import { createDelivery } from '../../../src/server/platform/mail/delivery.ts';
import { startMailer } from '../../../src/server/platform/mail/mailer.ts';
import { createOutbox, enqueueWith } from '../../../src/server/platform/mail/outbox.ts';
import { fileTransport, smtpTransport } from '../../../src/server/platform/mail/transport.ts';
import { openQueue } from '../../../src/server/platform/queue/queue.ts';
import { aFolder } from '../../support/host-process.ts';
import { aProxy } from '../../support/host-proxy.ts';
import { aHost, isEmbedded, plainServices } from '../../support/host.ts';
import { aMail, aSendingHost } from '../../support/sending-host.ts';
import { anSmtpServer } from '../../support/smtp.ts';
import { limit } from '../../support/pace.ts';

/**
 * No expected duration, which may be two tries seconds apart, but a limit beyond which it is
 * hopeless.
 */
const SOON = { timeout: limit(60_000), interval: 50 };

describe.runIf(isEmbedded)('a mail on its way', () => {
	test('is sent at once, to one recipient, as text and as HTML', async () => {
		const smtp = await anSmtpServer();
		const host = await aSendingHost(smtp.url);
		const id = await host.post({ headers: { 'Auto-Submitted': 'auto-generated' } });
		const [mail] = await smtp.expectTaken(1);
		expect(mail?.envelopeTo).toEqual(['rider@mail.example']);
		expect(mail?.email.to).toEqual([{ name: '', address: 'rider@mail.example' }]);
		expect(mail?.email.text?.trim()).toBe('Testo');
		expect(mail?.email.html?.trim()).toBe('<p>Testo</p>');
		expect(mail?.email.messageId).toContain(id);
		await vi.waitFor(async () => {
			const [row] = await host.storedMails();
			expect(row).toMatchObject({ state: 'sent', tries: 1, last_error: null });
			expect(row?.sent_at).not.toBeNull();
		}, SOON);
	});

	test('is not sent when its transaction is rolled back', async () => {
		const smtp = await anSmtpServer();
		const host = await aSendingHost(smtp.url);
		const undone = host.db.transaction(async (tx) => {
			await host.outbox.post(tx, aMail({ subject: 'Undone' }));
			throw new Error('undo');
		});
		await expect(undone).rejects.toThrow('undo');
		await host.post({ subject: 'Kept' });
		const [mail] = await smtp.expectTaken(1);
		expect(mail?.email.subject).toBe('Kept');
		expect(await host.storedMails()).toHaveLength(1);
	});

	test('waits for a server that is down, and is sent once', async () => {
		const smtp = await anSmtpServer();
		const host = await aSendingHost(smtp.url);
		await smtp.stop();
		await host.post();
		await vi.waitFor(async () => {
			const [row] = await host.storedMails();
			expect(row?.state).toBe('queued');
			expect(row?.last_error).toMatch(/ECONNREFUSED|closed/);
		}, SOON);
		await smtp.start();
		await smtp.expectTaken(1);
		await vi.waitFor(async () => {
			expect(await host.storedMails()).toMatchObject([{ state: 'sent', last_error: null }]);
		}, SOON);
	});

	test('fails at once when its recipient does not exist, and can be sent again', async () => {
		const smtp = await anSmtpServer();
		const host = await aSendingHost(smtp.url);
		smtp.set('refuse');
		const id = await host.post();
		await vi.waitFor(async () => {
			const [row] = await host.storedMails();
			expect(row).toMatchObject({ state: 'failed', tries: 1 });
			expect(row?.last_error).toMatch(/\b550\b/);
		}, SOON);
		smtp.set('take');
		expect(await host.db.transaction((tx) => host.outbox.repost(tx, id))).toBe(true);
		await smtp.expectTaken(1);
		expect(await host.db.transaction((tx) => host.outbox.repost(tx, id))).toBe(false);
	});

	test('is sent once by two hosts on one database', async () => {
		const smtp = await anSmtpServer();
		const host = await aSendingHost(smtp.url);
		await host.addWorker(smtpTransport(smtp.url));
		await Promise.all(Array.from({ length: 30 }, (_, turn) => host.post({ subject: `${turn}` })));
		const taken = await smtp.expectTaken(30);
		expect(new Set(taken.map(({ email }) => email.subject)).size).toBe(30);
	});

	test('has the same id, date and text when delivered twice', async () => {
		const smtp = await anSmtpServer();
		smtp.set('lose');
		const host = await aSendingHost(smtp.url);
		await host.post();
		await vi.waitFor(() => expect(smtp.taken).toHaveLength(1), SOON);
		await smtp.stop();
		smtp.set('take');
		await smtp.start();
		const [first, second] = await smtp.expectTaken(2);
		expect(second?.email.messageId).toBe(first?.email.messageId);
		expect(second?.email.date).toBe(first?.email.date);
		expect(second?.email.text).toBe(first?.email.text);
	});

	test('is marked as sent once the database is back, and not sent again', async () => {
		const smtp = await anSmtpServer();
		const host = await aHost();
		const proxy = await aProxy(host.url);
		const { db, close } = openDatabase(proxy.url);
		onTestFinished(close);
		const services = {
			db,
			senderIn: toSender(MODULES),
			clock: () => new Date(),
			log: () => undefined,
		};
		const { deliver } = createDelivery({
			...services,
			transport: {
				async send(mail) {
					await smtpTransport(smtp.url).send(mail);
					proxy.set('refuse');
				},
			},
		});
		const { outbox } = plainServices();
		const id = await host.db.transaction((tx) => outbox.post(tx, aMail()));
		const delivered = deliver(id, false);
		// The mail is accepted a moment before the connection is cut: only a failed write of that
		// counts.
		await vi.waitFor(() => expect(proxy.refused()).toBeGreaterThan(0), SOON);
		proxy.set('pass');
		await delivered;
		await deliver(id, false);
		expect(smtp.taken).toHaveLength(1);
	});

	test.each(['refuse', 'freeze'] as const)(
		'is sent when the queue has lost its database (%s) and reconnected',
		async (mode) => {
			const smtp = await anSmtpServer();
			const host = await aHost();
			const proxy = await aProxy(host.url);
			const { db, close } = openDatabase(proxy.url);
			onTestFinished(close);
			const complaints: string[] = [];
			const log = (line: string) => complaints.push(line);
			const queue = await openQueue(proxy.url, ['mail'], log);
			onTestFinished(queue.close);
			const transport = smtpTransport(smtp.url);
			await startMailer(queue.boss, {
				db,
				transport,
				senderIn: toSender(MODULES),
				clock: () => new Date(),
				log,
			});

			proxy.set(mode);
			await vi.waitFor(() => expect(complaints.join()).toContain('queue: '), SOON);
			proxy.set('pass');
			const outbox = createOutbox(enqueueWith(queue.boss));
			await host.db.transaction((tx) => outbox.post(tx, aMail()));
			await smtp.expectTaken(1);
			expect(new Set(complaints).size).toBe(complaints.length);
		},
	);

	test('is one file when no server is set, however often it is written', async () => {
		const folder = await aFolder();
		const transport = fileTransport(folder);
		const mail = {
			...aMail({ subject: 'Città' }),
			id: '3f0c7f0e-7a0e-4c5e-8a3c-1d2e3f4a5b6c',
			written_at: new Date('2026-03-01T09:30:00Z'),
			from: { name: 'Livenza', address: 'info@livenza.example' },
			reply_to: null,
			headers: {},
			attachments: [],
		};
		await transport.send(mail);
		await transport.send(mail);
		const names = await readdir(folder);
		expect(names).toEqual(['20260301T093000-3f0c7f0e-7a0e-4c5e-8a3c-1d2e3f4a5b6c.eml']);
		const email = await PostalMime.parse(await readFile(`${folder}/${names[0]}`));
		expect(email.subject).toBe('Città');
	});
});
