// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropCaptcha } from '#state/captcha.ts';
import { dropDraft, flushDrafts } from '#state/drafts.ts';
import { resetSubmission } from '#state/forms.ts';
import { aField, aForm } from '../../support/factories-forms.ts';
import { aNetwork } from '../../support/form-network.ts';
import {
	box,
	fillIn,
	mountForm,
	press,
	screen,
	tick,
	type,
	waitFor,
	watchLeaving,
} from '../../support/mount-form.tsx';

const FOUND = /Abbiamo ritrovato quello che avevi scritto/;
const KEY = 'form/contact';

/** Leaves the page, and its island with it. */
function leave() {
	window.dispatchEvent(new Event('pagehide'));
	cleanup();
	document.body.replaceChildren();
}

beforeEach(() => {
	localStorage.clear();
	history.replaceState(null, '', '/it/contatti');
	aNetwork();
});
afterEach(() => {
	cleanup();
	document.body.replaceChildren();
	dropDraft('contact');
	dropCaptcha('contact');
	resetSubmission('contact');
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test('typed values are restored, with a message', async () => {
	await mountForm(aForm());
	await type('Nome', 'Cliente');
	await type('Messaggio', 'Quale pneumatico?');
	leave();
	await mountForm(aForm());
	expect([box('Nome').value, box('Messaggio').value]).toEqual(['Cliente', 'Quale pneumatico?']);
	await screen.findByText(FOUND);
});

test('consents and values set by the page are not saved', async () => {
	await mountForm(aForm());
	await type('Nome', 'Cliente');
	await tick('radio', 'Sì');
	await tick('checkbox', 'Ho letto l’informativa');
	leave();
	expect(Object.keys(JSON.parse(localStorage.getItem(KEY) ?? '{}').values)).toEqual(['first_name']);
});

test('the restored form keeps its idempotency key', async () => {
	await mountForm(aForm());
	await type('Nome', 'Cliente');
	flushDrafts();
	const { key } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
	leave();
	await mountForm(aForm());
	await type('Nome', 'Cliente due');
	flushDrafts();
	expect(JSON.parse(localStorage.getItem(KEY) ?? '{}').key).toBe(key);
});

test('the draft can be discarded', async () => {
	await mountForm(aForm());
	await type('Nome', 'Cliente');
	leave();
	await mountForm(aForm());
	await press('Ricomincia da capo');
	expect(box('Nome').value).toBe('');
	expect(screen.queryByText(FOUND)).toBeNull();
	expect(localStorage.getItem(KEY)).toBeNull();
});

test('the draft is deleted once the form was sent', async () => {
	const left = watchLeaving();
	await mountForm(aForm());
	await fillIn();
	await press('Invia');
	await waitFor(() => expect(left).toHaveLength(1));
	flushDrafts();
	expect(localStorage.getItem(KEY)).toBeNull();
});

test('text typed before the script loaded is kept, and wins over the draft', async () => {
	await mountForm(aForm());
	await type('Nome', 'Prima');
	await type('Messaggio', 'Quale pneumatico?');
	leave();
	await mountForm(aForm(), {
		before: (form) => {
			const input = form.querySelector<HTMLInputElement>('[name="first_name"]');
			if (input) input.value = 'Adesso';
		},
	});
	expect([box('Nome').value, box('Messaggio').value]).toEqual(['Adesso', 'Quale pneumatico?']);
});

test('the address passed by the newsletter banner is in the form', async () => {
	history.replaceState(null, '', '/it/newsletter?email=rider%40mail.example');
	await mountForm(aForm());
	expect(box('E-mail').value).toBe('rider@mail.example');
	expect(screen.queryByText(FOUND)).toBeNull();
});

test('an empty address in the URL keeps the draft’s', async () => {
	await mountForm(aForm());
	await type('E-mail', 'rider@mail.example');
	leave();
	history.replaceState(null, '', '/it/newsletter?email=%20');
	await mountForm(aForm());
	expect(box('E-mail').value).toBe('rider@mail.example');
});

test('the order line of a claim is in the form, and nothing else of the URL', async () => {
	history.replaceState(null, '', '/it/garanzia?order_number=26-483-0275&first_name=Mallory');
	const { fields } = aForm();
	const asked = aField('order_number', { label: 'Numero d’ordine' });
	await mountForm(aForm({ fields: [asked, ...fields] }));
	expect(box('Numero d’ordine').value).toBe('26-483-0275');
	expect(box('Nome').value).toBe('');
});

test.each([
	['is no JSON', 'nonsense'],
	['has another shape', JSON.stringify({ values: { first_name: 5 } })],
	[
		'is older than a week',
		JSON.stringify({
			saved_at: Date.now() - 8 * 24 * 3_600_000,
			key: 'a'.repeat(32),
			values: { first_name: 'Vecchio' },
		}),
	],
])('a draft that %s is discarded', async (_, text) => {
	localStorage.setItem(KEY, text);
	await mountForm(aForm());
	expect(box('Nome').value).toBe('');
	expect(localStorage.getItem(KEY)).toBeNull();
});

test('a form without storage can be sent', async () => {
	const left = watchLeaving();
	vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
		throw new DOMException('denied', 'SecurityError');
	});
	vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new DOMException('full', 'QuotaExceededError');
	});
	await mountForm(aForm());
	await fillIn();
	await press('Invia');
	await waitFor(() => expect(left).toHaveLength(1));
});
