import { expect, test } from 'vitest';
import { getForm, listForms } from '#contract/forms/forms.ts';
import {
	conforms,
	conformsPrivately,
	readData,
	hostUnderTest,
} from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import { aKey, formBody, solvedCaptcha } from '../support/submit-form.ts';

const ask = hostUnderTest();
conforms('listForms', ask);
conforms('getForm', ask, {
	path: async (asked) => {
		const [form] = await readData(listForms, await asked('/api/forms'));
		return `/forms/${form?.slug}`;
	},
	unknownPath: '/forms/no-such-form',
});
conformsPrivately('submitForm', ask, {
	request: async () => {
		const body = formBody('contact');
		body.set('_captcha', await solvedCaptcha(ask, 'contact'));
		body.set('_key', aKey());
		return { path: '/forms/contact/submissions', init: { body } };
	},
	unknownPath: '/forms/no-such-form/submissions',
});

test.runIf(isEmbedded)(
	'a disabled form is marked, and fields have the requested language',
	async () => {
		const form = await readData(getForm, await ask('/api/forms/contacts?locale=es'));
		expect(form).toMatchObject({
			status: 'disabled',
			name: 'Contatti es',
			button_label: 'Invia es',
		});
		const enabled = await readData(getForm, await ask('/api/forms/contact'));
		expect(enabled.status).toBe('enabled');
		expect(form.fields).toMatchObject([
			{ id: 'contacts.email', name: 'E-mail es', width: 12, hint: null, options: [] },
			{
				id: 'contacts.topic',
				width: 6,
				hint: 'Scegli es',
				options: [
					{ value: 'sales', label: 'Vendite es' },
					{ value: 'support', label: 'Assistenza es' },
				],
			},
		]);
	},
);

test.runIf(isEmbedded).each([
	['it', ['first_name', 'last_name'], 'IT', '+39'],
	['en', ['first_name', 'last_name'], '', ''],
	['es', ['first_name', 'last_name'], 'ES', '+34'],
	['ja', ['last_name', 'first_name'], 'JP', '+81'],
])('in %s a form orders names as %j and starts with %s', async (locale, names, country, prefix) => {
	const { fields } = await readData(getForm, await ask(`/api/forms/contact?locale=${locale}`));
	expect(fields.slice(0, 2).map(({ slug }) => slug)).toEqual(names);
	const findStart = (slug: string) => fields.find((field) => field.slug === slug)?.default_value;
	expect([findStart('country'), findStart('phone_prefix')]).toEqual([country, prefix]);
});
