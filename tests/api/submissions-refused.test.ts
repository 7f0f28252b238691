import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { submissions } from '../../src/server/forms/tables.ts';
import { readProblem } from '../support/host-conformance.ts';
import { isEmbedded, openOwnHost, type OwnHost } from '../support/host.ts';
import { submitForm, type SubmitOptions } from '../support/submit-form.ts';

describe.runIf(isEmbedded)('a submitted form', () => {
	let host: OwnHost;
	beforeAll(async () => {
		host = await openOwnHost();
	});
	afterAll(() => host.close());
	beforeEach(async () => {
		await host.db.delete(mails);
		await host.db.delete(submissions);
	});
	const send = (values: SubmitOptions['values']) => submitForm(host.ask, 'contact', { values });
	const stored = () => host.db.select().from(submissions);

	test.each([`${'x'.repeat(65)}@mail.example`, 'rider@mail..example'])(
		'from %s is refused before anything is stored',
		async (email) => {
			const problem = await readProblem(await send({ email }));
			expect(problem).toMatchObject({ status: 422, fields: [{ path: 'email', code: 'email' }] });
			expect(await stored()).toEqual([]);
		},
	);

	test.each([
		[{ email: 'a@b,c@d' }, 'email', 'email'],
		[{ email: '"a@b c@d"@x.it' }, 'email', 'email'],
		[{ email: 'rider@mail.example\r\nBcc: other@mail.example' }, 'email', 'email'],
		[{ email: '' }, 'email', 'required'],
		[{ first_name: null }, 'first_name', 'required'],
		[{ first_name: 'x'.repeat(81) }, 'first_name', 'max:80'],
		[{ message: 'Troppo' }, 'message', 'min:10'],
		[{ message: 'x'.repeat(3001) }, 'message', 'max:3000'],
		[{ language: 'tlh' }, 'language', 'in:it,fr,en,es,de,ja'],
		[{ country: 'Italia' }, 'country', 'country'],
		[{ phone_prefix: '+0' }, 'phone_prefix', 'phone_prefix'],
		[{ phone: '1234 5678' }, 'phone', 'digits_between:9,11'],
		[{ phone: '+39 1234 5678' }, 'phone', 'digits_between:9,11'],
		[{ phone_prefix: '+49', phone: '12' }, 'phone', 'digits_between:9,11'],
		[{ phone_prefix: '', country: 'FR' }, 'phone_prefix', 'required'],
		[{ privacy: null }, 'privacy', 'accepted'],
		[{ privacy: ['false', 'true'] }, 'privacy', 'accepted'],
		[{ marketing: 'forse' }, 'marketing', 'in:si,no'],
		[{ marketing: null }, 'marketing', 'required'],
	])('is refused with %j', async (values, path, code) => {
		expect(await readProblem(await send(values))).toEqual({
			type: 'about:blank',
			status: 422,
			code: 'validation_failed',
			fields: [{ path, code }],
		});
		expect(await stored()).toEqual([]);
		expect(await host.db.select().from(mails)).toEqual([]);
	});

	test('a disabled form refuses submissions', async () => {
		const response = await host.ask('/api/forms/contacts/submissions', {
			method: 'POST',
			body: new FormData(),
		});
		expect(await readProblem(response)).toMatchObject({ status: 409, code: 'form_not_enabled' });
	});
});
