import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendProof as record, viewPassport } from '#contract/wheels/passports.ts';
import { submissions, uploads } from '../../src/server/forms/tables.ts';
import { rate_counters } from '../../src/server/platform/limits/tables.ts';
import { wheel_registrations } from '../../src/server/wheels/tables.ts';
import { signedIn } from '../support/desk.ts';
import { conformsPrivately, readData, readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded, openOwnHost, type OwnHost } from '../support/host.ts';
import { accept, sendProof, UNKNOWN, view } from '../support/passport.ts';
import {
	acceptRequest,
	aRequest,
	mailsOfKind,
	rejectRequest,
	wheelRow,
} from '../support/review.ts';
import { aPdf } from '../support/submit-form.ts';
import { aRegisteredWheel } from '../support/warranty.ts';
import { watchedStore } from '../support/watched-store.ts';

async function aRejected(host: OwnHost) {
	const { id, token } = await aRequest(host);
	const asSupport = await signedIn(host.ask, 'support');
	await rejectRequest(asSupport, id);
	return { id, token, asSupport };
}

describe.runIf(isEmbedded)('every call about a proof', () => {
	let host: OwnHost;
	beforeAll(async () => {
		host = await openOwnHost();
	});
	afterAll(() => host.close());
	conformsPrivately('sendProof', (path, init) => host.ask(path, init), {
		request: async () => {
			await host.db.delete(rate_counters);
			await host.db.delete(wheel_registrations);
			const { token } = await aRejected(host);
			const body = new FormData();
			body.set('token', token);
			body.set('proof_of_purchase', aPdf());
			return { path: record.path, init: { method: 'POST', body } };
		},
	});
});

describe.runIf(isEmbedded)('another proof', () => {
	test('reopens a rejected request for staff, who see both proofs', async () => {
		let now = new Date('2025-06-15T10:00:00Z');
		const host = await aHost({ clock: () => now });
		const { id, token, asSupport } = await aRejected(host);
		now = new Date('2025-06-16T10:00:00Z');
		const sent = await sendProof(host.ask, token, aPdf('fattura.pdf'));
		expect(await readData(record, sent)).toEqual({ outcome: 'requested' });
		expect(await readData(viewPassport, await view(host.ask, token))).toMatchObject({
			extension: 'requested',
			decided_on: null,
			rejection: null,
		});
		const shown = await (await asSupport(`/desk/wheel_registrations/${id}`)).json();
		expect(shown).toMatchObject({
			data: {
				registered_on: '2025-06-15',
				files: [{ file_name: 'scontrino.pdf' }, { file_name: 'fattura.pdf' }],
			},
		});
		const rows = await host.db.select().from(uploads);
		const newest = rows.find(({ file_name }) => file_name === 'fattura.pdf');
		expect(await wheelRow(host)).toMatchObject({ proof_id: newest?.id, decided_by: null });
		expect(await mailsOfKind(host, 'company.notice')).toHaveLength(2);
		expect(await host.db.select().from(submissions)).toMatchObject([{ state: 'open' }]);
		expect((await acceptRequest(asSupport, id)).status).toBe(200);
		expect(await host.db.select().from(submissions)).toMatchObject([{ state: 'closed' }]);
	});

	test('is stored while no database connection waits for it', async () => {
		const host = await aHost();
		const { token } = await aRejected(host);
		const { files, waiting } = watchedStore(host);
		expect((await sendProof(host.appOver({ files }), token, aPdf())).status).toBe(200);
		expect(waiting).toEqual([0]);
	});

	test('is accepted for a rejected request only', async () => {
		const host = await aHost();
		const { token } = await aRequest(host);
		expect((await readProblem(await sendProof(host.ask, token, aPdf()))).code).toBe('conflict');
		const granted = await aRegisteredWheel(host.db, { serial_number: 'MQC50P250118' });
		const refused = await sendProof(host.ask, granted.token, aPdf());
		expect((await readProblem(refused)).code).toBe('conflict');
		expect(await host.db.select().from(uploads)).toHaveLength(1);
	});

	/**
	 * A double click, or two tabs: the first counts, and nothing of the second stays on the disk.
	 */
	test('sent twice at once is one', async () => {
		const host = await aHost();
		const { token } = await aRejected(host);
		const answers = await Promise.all([1, 2, 3].map(() => sendProof(host.ask, token, aPdf())));
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
		expect(await host.db.select().from(uploads)).toHaveLength(2);
	});

	test.each([
		['of another kind', new File(['Totale 1.200 euro'], 'x.txt'), 'file_type'],
		['that is empty', new File([], 'scontrino.pdf'), 'file_empty'],
		['that only says it is a picture', new File(['GIF89a'], 'x.jpg'), 'file_type'],
	])('%s is refused, and the request is unchanged', async (_, file, code) => {
		const host = await aHost();
		const { token } = await aRejected(host);
		const problem = await readProblem(await sendProof(host.ask, token, file));
		expect(problem.fields).toEqual([{ path: 'proof_of_purchase', code }]);
		expect(await wheelRow(host)).toMatchObject({ extension: 'rejected' });
	});

	test('requires the link: a wrong or missing secret is refused', async () => {
		const host = await aHost();
		await aRejected(host);
		expect((await sendProof(host.ask, UNKNOWN, aPdf())).status).toBe(404);
		expect((await readProblem(await sendProof(host.ask, '', aPdf()))).status).toBe(422);
		expect((await accept(host.ask, UNKNOWN)).status).toBe(404);
	});
});
