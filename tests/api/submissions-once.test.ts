import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { submitForm as record } from '#contract/forms/submissions.ts';
import { createApp } from '../../src/server/app.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { submissions } from '../../src/server/forms/tables.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { isEmbedded, openOwnHost, plainServices, type OwnHost } from '../support/host.ts';
import { aKey, aPdf, PDF_BYTES, submitForm } from '../support/submit-form.ts';

describe.runIf(isEmbedded)('the idempotency key of a submission', () => {
	let host: OwnHost;
	beforeAll(async () => {
		host = await openOwnHost();
	});
	afterAll(() => host.close());
	beforeEach(async () => {
		await host.db.delete(mails);
		await host.db.delete(submissions);
	});

	test('makes twenty simultaneous clicks one submission with one answer', async () => {
		const key = aKey();
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => submitForm(host.ask, 'contact', { key })),
		);
		const results = await Promise.all(answers.map((response) => readData(record, response)));
		expect(new Set(results.map(({ reference }) => reference)).size).toBe(1);
		expect(await host.db.select().from(submissions)).toHaveLength(1);
		expect(await host.db.select().from(mails)).toHaveLength(2);
	});

	test('repeats the answer for the same request later, without a new captcha', async () => {
		const key = aKey();
		const first = await readData(record, await submitForm(host.ask, 'careers', { key }));
		const again = await submitForm(host.ask, 'careers', { key, captcha: null });
		expect(await readData(record, again)).toEqual(first);
	});

	test('is remembered after a restart', async () => {
		const key = aKey();
		const first = await readData(record, await submitForm(host.ask, 'contact', { key }));
		const { db, dataDir, mediaDir } = host;
		const other = createApp({ ...plainServices(), db, dataDir, mediaDir });
		const ask = async (path: string, init?: RequestInit) => other.request(path, init);
		expect(await readData(record, await submitForm(ask, 'contact', { key }))).toEqual(first);
	});

	test.each([
		['another text', { message: 'Un altro messaggio, abbastanza lungo.' }, {}],
		[
			'another file',
			{},
			{ proof_of_purchase: aPdf('a.pdf', Buffer.concat([PDF_BYTES, PDF_BYTES])) },
		],
	])('with %s is a conflict that changes nothing', async (_, first, second) => {
		const key = aKey();
		await submitForm(host.ask, 'ops-warranty', { key });
		const problem = await readProblem(
			await submitForm(host.ask, 'ops-warranty', { key, values: { ...first, ...second } }),
		);
		expect(problem).toMatchObject({ status: 409, code: 'conflict' });
		expect(await host.db.select().from(submissions)).toHaveLength(1);
	});

	test('is separate for each form', async () => {
		const key = aKey();
		await submitForm(host.ask, 'contact', { key });
		const problem = await readProblem(await submitForm(host.ask, 'newsletter', { key }));
		expect(problem).toMatchObject({ code: 'conflict' });
	});

	test('can be reused for the corrected form after a refusal', async () => {
		const key = aKey();
		const refused = await submitForm(host.ask, 'contact', { key, values: { email: 'nobody' } });
		expect(refused.status).toBe(422);
		expect((await submitForm(host.ask, 'contact', { key })).status).toBe(200);
		expect(await host.db.select().from(submissions)).toHaveLength(1);
	});

	test.each(['short', 'x'.repeat(65), '../../../../../../etc'])('rejects %j', async (key) => {
		const problem = await readProblem(await submitForm(host.ask, 'contact', { key }));
		expect(problem.fields).toEqual([{ path: '_key', code: 'key' }]);
	});

	test('is optional: without one each request is a submission', async () => {
		await submitForm(host.ask, 'contact', { key: '' });
		await submitForm(host.ask, 'contact', { key: '' });
		expect(await host.db.select().from(submissions)).toHaveLength(2);
	});
});
