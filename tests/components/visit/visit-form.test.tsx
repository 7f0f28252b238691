// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toMessages } from '#i18n/server.ts';
import { VisitForm } from '#islands/visit/VisitForm.tsx';
import { dropCaptcha } from '#state/captcha.ts';
import { dropDraft, flushDrafts, keepDraft } from '#state/drafts.ts';
import { aField, aForm } from '../../support/factories-forms.ts';
import { aNetwork } from '../../support/form-network.ts';

const option = (value: string, ...goes_with: string[]) => ({ value, label: value, goes_with });
const FORM = aForm({
	slug: 'visit',
	fields: [
		aField('article', {
			vue_type: 'select',
			options: [option('road', 'Kleos RD'), option('gravel', 'Sile')],
		}),
		aField('store', {
			vue_type: 'select',
			options: [
				option('both', 'Kleos RD', 'Sile'),
				option('racer', 'Kleos RD'),
				option('dirt', 'Sile'),
			],
		}),
		aField('email'),
	],
});
const messages = { forms: toMessages('it', 'forms'), errors: toMessages('it', 'errors') };

beforeEach(() => {
	aNetwork();
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	dropCaptcha('visit');
	history.replaceState(null, '', '/');
	dropDraft('visit');
});

const control = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
const chosen = () => ['article', 'store'].map((name) => control(name).value);
const stores = () => [...control('store').options].map(({ value }) => value).filter(Boolean);

async function arrive(search: string) {
	history.replaceState(null, '', `/it/store-visit${search}`);
	await act(async () => {
		render(<VisitForm form={FORM} messages={messages} />);
	});
}

async function choose(name: string, value: string) {
	await act(async () => {
		fireEvent.change(control(name), { target: { value } });
	});
}

test('wheel and store named by the link are preselected', async () => {
	await arrive('?article=road&store=racer');
	expect(chosen()).toEqual(['road', 'racer']);
});

test.each([
	['?article=tandem&store=closed', ['', '']],
	['?article=road&store=closed', ['road', '']],
	['', ['', '']],
])('unavailable values leave the choice open: %s', async (search, expected) => {
	await arrive(search);
	expect(chosen()).toEqual(expected);
});

test('values in the address win over the draft', async () => {
	const values = { article: 'gravel', email: 'rider@mail.example' };
	keepDraft('visit', { saved_at: Date.now(), key: 'a'.repeat(32), values });
	flushDrafts();
	await arrive('?article=road');
	expect(chosen()).toEqual(['road', '']);
	expect(screen.getByLabelText<HTMLInputElement>('email').value).toBe('rider@mail.example');
});

test('a chosen wheel limits the stores', async () => {
	await arrive('');
	expect(stores()).toEqual(['both', 'racer', 'dirt']);
	await choose('article', 'gravel');
	expect(stores()).toEqual(['both', 'dirt']);
	await choose('article', '');
	expect(stores()).toEqual(['both', 'racer', 'dirt']);
});

test('another wheel keeps the chosen store', async () => {
	await arrive('?article=road&store=racer');
	await choose('article', 'gravel');
	expect(chosen()).toEqual(['gravel', 'racer']);
	expect(stores()).toEqual(['both', 'racer', 'dirt']);
});
