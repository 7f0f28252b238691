import { describe, expect, test } from 'vitest';
import { getCaptcha } from '#contract/forms/captcha.ts';
import { captcha_uses } from '../../src/server/platform/captcha/tables.ts';
import { cleanUpCaptchas } from '../../src/server/platform/captcha/captcha.ts';
import {
	conformsPrivately,
	readData,
	hostUnderTest,
	readProblem,
} from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import { aKey, solvedCaptcha, submitForm } from '../support/submit-form.ts';

const ask = hostUnderTest();

conformsPrivately('getCaptcha', ask, { request: async () => ({ path: '/captcha?form=contact' }) });

const NOW = new Date('2025-06-15T10:00:00Z');
const MINUTE_MS = 60_000;

/** Solves a captcha, and changes one thing of the solution afterwards. */
async function altered(change: (payload: Payload) => void): Promise<string> {
	const payload: Payload = JSON.parse(
		Buffer.from(await solvedCaptcha(ask, 'contact'), 'base64').toString('utf8'),
	);
	change(payload);
	return Buffer.from(JSON.stringify(payload)).toString('base64');
}

interface Payload {
	challenge: {
		parameters: { nonce: string; cost: number; data: { form: string; expires_s: number } };
		signature: string;
	};
	solution: { counter: number; derivedKey: string };
}

async function toRefusal(response: Response) {
	const { status, code, fields } = await readProblem(response);
	return { status, code, fields };
}

const refused = (code: string) => ({
	status: 422,
	code: 'captcha_failed',
	fields: [{ path: 'captcha', code }],
});

describe('a captcha', () => {
	test('is valid for the form that it was requested for', async () => {
		expect(await readProblem(await ask('/api/captcha'))).toMatchObject({
			code: 'validation_failed',
			fields: [{ path: 'form' }],
		});
		expect(await readProblem(await ask('/api/captcha?form=no-such-form'))).toMatchObject({
			code: 'not_found',
		});
	});

	test.runIf(isEmbedded)('is refused for a form that is off', async () => {
		const response = await ask('/api/captcha?form=contacts');
		expect(await readProblem(response)).toMatchObject({ status: 409, code: 'form_not_enabled' });
	});

	test('differs each time', async () => {
		const [one, other] = await Promise.all([
			readData(getCaptcha, await ask('/api/captcha?form=contact')),
			readData(getCaptcha, await ask('/api/captcha?form=contact')),
		]);
		expect(one.parameters.nonce).not.toBe(other.parameters.nonce);
	});

	test('is required for every call that sends data', async () => {
		const response = await submitForm(ask, 'contact', { captcha: null });
		expect(await toRefusal(response)).toEqual(refused('missing'));
	});

	test.each([
		['no base64', () => Promise.resolve('?')],
		['no JSON', () => Promise.resolve(Buffer.from('{').toString('base64'))],
		['endless', () => Promise.resolve('A'.repeat(50_000))],
		['for another form', () => solvedCaptcha(ask, 'retailer')],
		[
			'moved to another form',
			() => altered((p) => (p.challenge.parameters.data.form = 'contact ')),
		],
		['made to last', () => altered((p) => (p.challenge.parameters.data.expires_s += 3600))],
		['made cheaper', () => altered((p) => (p.challenge.parameters.cost = 1))],
		['used under another name', () => altered((p) => (p.challenge.parameters.nonce = '00'))],
		['signed by nobody', () => altered((p) => (p.challenge.signature = '00'))],
		['not solved', () => altered((p) => (p.solution.derivedKey = '00'.repeat(32)))],
		['solved by no number', () => altered((p) => (p.solution.counter = -1))],
	])('that is %s is rejected', async (_, make) => {
		const response = await submitForm(ask, 'contact', { captcha: await make() });
		expect(await toRefusal(response)).toEqual(refused('invalid'));
	});

	test('can be used once', async () => {
		const captcha = await solvedCaptcha(ask, 'contact');
		expect((await submitForm(ask, 'contact', { captcha })).status).toBe(200);
		const again = await submitForm(ask, 'contact', { captcha, key: aKey() });
		expect(await toRefusal(again)).toEqual(refused('reused'));
	});

	test('sent twenty times at once makes one submission', async () => {
		const captcha = await solvedCaptcha(ask, 'contact');
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => submitForm(ask, 'contact', { captcha, key: aKey() })),
		);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
	});

	test('is not used up by a form that has to be corrected', async () => {
		const captcha = await solvedCaptcha(ask, 'contact');
		const refusal = await submitForm(ask, 'contact', { captcha, values: { email: 'nobody' } });
		expect(await readProblem(refusal)).toMatchObject({ code: 'validation_failed' });
		expect((await submitForm(ask, 'contact', { captcha })).status).toBe(200);
	});
});

describe.runIf(isEmbedded)('the time of a captcha', () => {
	test.each([
		['four minutes and 59 seconds', 5 * MINUTE_MS - 1000, 200],
		['five minutes', 5 * MINUTE_MS, 422],
	])('after %s', async (_, later_ms, status) => {
		let now = NOW;
		const host = await aHost({ clock: () => now });
		const captcha = await solvedCaptcha(host.ask, 'contact');
		now = new Date(NOW.getTime() + later_ms);
		const response = await submitForm(host.ask, 'contact', { captcha });
		expect(response.status).toBe(status);
		if (status !== 200) expect(await toRefusal(response)).toEqual(refused('expired'));
	});

	test('used ones are remembered until they would have expired', async () => {
		const host = await aHost({ clock: () => NOW });
		await submitForm(host.ask, 'contact');
		await cleanUpCaptchas(host.db, new Date(NOW.getTime() + 4 * MINUTE_MS));
		expect(await host.db.select().from(captcha_uses)).toHaveLength(1);
		await cleanUpCaptchas(host.db, new Date(NOW.getTime() + 6 * MINUTE_MS));
		expect(await host.db.select().from(captcha_uses)).toHaveLength(0);
	});
});
