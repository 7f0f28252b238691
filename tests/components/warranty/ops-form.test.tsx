// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toMessages } from '#i18n/server.ts';
import { OpsForm } from '#islands/warranty/OpsForm.tsx';
import { dropDraft, flushDrafts, keepDraft } from '#state/drafts.ts';
import { aField, aForm } from '../../support/factories-forms.ts';

const FORM = aForm({
	slug: 'ops-warranty',
	fields: ['serial_number', 'purchase_date', 'email', 'first_name', 'last_name'].map((slug) =>
		aField(slug),
	),
});
const messages = { forms: toMessages('it', 'forms'), errors: toMessages('it', 'errors') };

afterEach(() => {
	cleanup();
	location.hash = '';
	for (const slug of ['warranty', 'ops-warranty']) dropDraft(slug);
});

async function arrive(hash: string) {
	const values = { first_name: 'Cliente', last_name: 'Prova', email: 'rider@mail.example' };
	keepDraft('warranty', { saved_at: Date.now(), key: 'a'.repeat(32), values });
	flushDrafts();
	location.hash = hash;
	await act(async () => {
		render(<OpsForm form={FORM} messages={messages} />);
	});
	return FORM.fields.map(({ slug }) => screen.getByLabelText<HTMLInputElement>(slug).value);
}

test('a link from the registration prefills the form', async () => {
	expect(await arrive('#serial=MQC5OA25OII7&date=2026-06-01')).toEqual([
		'MQC5OA25OII7',
		'2026-06-01',
		'rider@mail.example',
		'Cliente',
		'Prova',
	]);
});

test('without that link the form is empty', async () => {
	expect(await arrive('')).toEqual(['', '', '', '', '']);
});
