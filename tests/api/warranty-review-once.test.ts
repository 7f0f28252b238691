import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { submissions } from '../../src/server/forms/tables.ts';
import { audit_log } from '../../src/server/identity/tables.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { erasePerson } from '../../src/server/privacy/erase.ts';
import { signedIn } from '../support/desk.ts';
import { readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { FRONT } from '../support/registration.ts';
import {
	acceptRequest,
	aRequest,
	mailsOfKind,
	rejectRequest,
	wheelRow,
} from '../support/review.ts';
import { aSendingHost } from '../support/sending-host.ts';
import { anSmtpServer } from '../support/smtp.ts';
import { limit } from '../support/pace.ts';

const CERTIFICATE = 'warranty.certificate';
const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status).toSorted();
const decisions = async ({ db }: OwnHost) =>
	(await db.select().from(audit_log)).filter(({ action }) => /^(?:accept|reject)$/.test(action));

describe.runIf(isEmbedded)('a decision on a request for the extension', () => {
	/** One accepts, another rejects: the row is locked, the first wins, the second is refused. */
	test('is made once by two simultaneous attempts', async () => {
		const host = await aHost();
		const { id } = await aRequest(host);
		const [asSupport, asAdmin] = [
			await signedIn(host.ask, 'support'),
			await signedIn(host.ask, 'admin'),
		];
		const answers = await Promise.all([acceptRequest(asSupport, id), rejectRequest(asAdmin, id)]);
		expect(statuses(answers)).toEqual([200, 409]);
		const told = await readProblem(answers.find(({ ok }) => !ok) ?? Response.error());
		expect(told.code).toBe('conflict');
		const isAccepted = answers[0]?.ok === true;
		expect((await wheelRow(host))?.extension).toBe(isAccepted ? 'active' : 'rejected');
		expect(await mailsOfKind(host, CERTIFICATE)).toHaveLength(isAccepted ? 1 : 0);
		expect(await mailsOfKind(host, 'warranty.rejected')).toHaveLength(isAccepted ? 0 : 1);
		expect(await decisions(host)).toHaveLength(1);
	});

	/** A double click, or a second try after an answer that was lost: one mail, one line in the log. */
	test('sent four times at once is made once', async () => {
		const host = await aHost();
		const { id } = await aRequest(host);
		const asSupport = await signedIn(host.ask, 'support');
		const answers = await Promise.all([1, 2, 3, 4].map(() => acceptRequest(asSupport, id)));
		expect(statuses(answers)).toEqual([200, 409, 409, 409]);
		expect(await mailsOfKind(host, CERTIFICATE)).toHaveLength(1);
		expect(await decisions(host)).toHaveLength(1);
	});

	/** A rejection that is followed by an acceptance, from a page that was left open. */
	test('is final: a rejected request cannot be accepted from an outdated page', async () => {
		const host = await aHost();
		const { id } = await aRequest(host);
		const asSupport = await signedIn(host.ask, 'support');
		await rejectRequest(asSupport, id);
		expect((await acceptRequest(asSupport, id)).status).toBe(409);
		expect(await wheelRow(host)).toMatchObject({ extension: 'rejected' });
	});

	/** Erasing a person's data removes the request: nothing is left to accept. */
	test('about an erased person finds nothing', async () => {
		const host = await aHost();
		const { id } = await aRequest(host);
		const asSupport = await signedIn(host.ask, 'support');
		await erasePerson(host, 'rider@mail.example');
		for (const answer of [await acceptRequest(asSupport, id), await rejectRequest(asSupport, id)]) {
			expect((await readProblem(answer)).code).toBe('not_found');
		}
		expect(await host.db.select().from(mails)).toEqual(await mailsOfKind(host, 'company.notice'));
	});

	/** Accepted while the person is being erased: whichever is first, no mail and no name stay. */
	test('during an erasure leaves no trace of the person', async () => {
		const host = await aHost();
		const asSupport = await signedIn(host.ask, 'support');
		for (let round = 0; round < 3; round += 1) {
			const { id } = await aRequest(host);
			const [answer] = await Promise.all([
				acceptRequest(asSupport, id),
				erasePerson(host, 'rider@mail.example'),
			]);
			expect([200, 404]).toContain(answer.status);
			const row = await wheelRow(host);
			expect(row?.owner_email ?? '').toBe('');
			const written = await host.db.select({ to: mails.to }).from(mails);
			expect(written.filter(({ to }) => to === 'rider@mail.example')).toEqual([]);
			expect(await host.db.select().from(submissions)).toEqual([]);
			if (row) await host.db.execute(sql`delete from wheel_registrations where id = ${row.id}`);
		}
	});

	/**
	 * The process, or its connection, dies after the state was written and before the mail was: neither
	 * is kept, the request still waits, and the next try sends one certificate.
	 */
	test('interrupted between state and mail is rolled back, and can be repeated', async () => {
		const host = await aHost();
		const { id } = await aRequest(host);
		const asSupport = await signedIn(host.ask, 'support');
		const cut = await host.db.transaction(async (tx) => {
			// No mail can be written meanwhile: the acceptance blocks where it would write it.
			await tx.execute(sql`lock table mails in exclusive mode`);
			const answer = acceptRequest(asSupport, id);
			// Queried from outside: within a transaction PostgreSQL shows the activity of its first
			// query.
			const waiting = sql`select pg_terminate_backend(pid) as is_ended from pg_stat_activity
				where datname = current_database() and wait_event_type = 'Lock'`;
			await vi.waitFor(async () => expect((await host.db.execute(waiting)).rows).toHaveLength(1), {
				timeout: limit(30_000),
			});
			return answer;
		});
		expect(cut.status).toBe(503);
		expect(await wheelRow(host)).toMatchObject({ extension: 'requested', decided_by: null });
		expect(await mailsOfKind(host, CERTIFICATE)).toEqual([]);
		expect(await decisions(host)).toEqual([]);
		expect((await acceptRequest(asSupport, id)).status).toBe(200);
		expect(await mailsOfKind(host, CERTIFICATE)).toHaveLength(1);
	});

	/** Two workers on one queue, as of two hosts: the certificate is sent once. */
	test('sends the certificate exactly once', async () => {
		const smtp = await anSmtpServer();
		const host = await aSendingHost(smtp.url);
		const { id } = await aRequest(host);
		await smtp.expectTaken(2);
		const asSupport = await signedIn(host.ask, 'support');
		await Promise.all([acceptRequest(asSupport, id), acceptRequest(asSupport, id)]);
		const taken = await smtp.expectTaken(3);
		const certified = taken.filter(({ email }) =>
			email.attachments.some(({ mimeType }) => mimeType === 'application/pdf'),
		);
		expect(certified.map(({ envelopeTo }) => envelopeTo)).toEqual([['rider@mail.example']]);
		expect(certified[0]?.email.text).toContain(FRONT);
	});
});
