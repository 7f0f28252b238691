import { expect, test } from 'vitest';
import { getForm, listForms } from '#contract/endpoints.ts';
import { conforms, dataOf, hostUnderTest } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';

const ask = hostUnderTest();
conforms('listForms', ask);
conforms('getForm', ask, {
	path: async (asked) => {
		const [form] = await dataOf(listForms, await asked('/api/forms'));
		return `/forms/${form?.slug}`;
	},
	unknownPath: '/forms/no-such-form',
});

test.runIf(isEmbedded)('a form starts disabled, its fields speak the language', async () => {
	const form = await dataOf(getForm, await ask('/api/forms/contacts?locale=es'));
	expect(form).toMatchObject({ status: 'disabled', name: 'Contatti es', button_label: 'Invia es' });
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
});
