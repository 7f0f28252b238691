// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aField, aForm } from '../../support/factories-forms.ts';
import { printForm } from '../../support/mount-form.tsx';

afterEach(() => {
	document.body.replaceChildren();
	vi.restoreAllMocks();
});

/** Finds a control by the name of its field. */
function control(form: HTMLFormElement, name: string): Element {
	const found = form.querySelector(`[name="${name}"]`);
	if (!found) throw new Error(`no control ${name}`);
	return found;
}
const attributes = (element: Element, names: string[]) =>
	names.map((name) => element.getAttribute(name));

describe('the build’s markup', () => {
	test('posts to the host without script, files included', () => {
		const form = printForm(aForm());
		expect(attributes(form, ['action', 'method', 'enctype'])).toEqual([
			'/api/forms/contact/submissions',
			'post',
			'multipart/form-data',
		]);
		expect(within(form).getByRole('button', { name: 'Invia' }).getAttribute('type')).toBe('submit');
	});

	test('sends the page’s language and its subject', () => {
		const form = printForm(aForm(), { about: 'wheel-builder' });
		const sent = new FormData(form);
		expect([sent.get('_locale'), sent.get('_about'), sent.get('_website')]).toEqual([
			'it',
			'wheel-builder',
			'',
		]);
	});

	test('has a honeypot out of reach of keyboard and screen readers', () => {
		const honeypot = control(printForm(aForm()), '_website');
		expect(attributes(honeypot, ['tabindex', 'autocomplete'])).toEqual(['-1', 'off']);
		expect(honeypot.closest('[aria-hidden="true"]')).not.toBeNull();
	});

	test.each([
		['first_name', 'INPUT', 'text'],
		['email', 'INPUT', 'email'],
		['phone_prefix', 'SELECT', null],
		['phone', 'INPUT', 'tel'],
		['country', 'SELECT', null],
		['bought_on', 'INPUT', 'date'],
		['language', 'SELECT', null],
		['message', 'TEXTAREA', null],
		['cv', 'INPUT', 'file'],
		['marketing', 'INPUT', 'radio'],
		['privacy', 'INPUT', 'checkbox'],
		['subject', 'INPUT', 'hidden'],
	])('prints %s as %s %s', (name, tag, type) => {
		const found = control(printForm(aForm()), name);
		expect([found.tagName, found.getAttribute('type')]).toEqual([tag, type]);
	});

	test('an unknown field type is a text field, logged once', () => {
		const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
		const fields = [aField('a', { vue_type: 'hologram' }), aField('b', { vue_type: 'hologram' })];
		const form = printForm(aForm({ fields }));
		expect(control(form, 'a').getAttribute('type')).toBe('text');
		expect(warn.mock.calls).toEqual([['forms: unknown type of field "hologram"']]);
	});

	test('associates label, hint and help with the control, and marks required fields', () => {
		const form = printForm(aForm());
		const name = within(form).getByRole('textbox', { name: 'Nome' });
		expect(name.hasAttribute('required')).toBe(true);
		expect(name.getAttribute('autocomplete')).toBe('given-name');
		const told = (name.getAttribute('aria-describedby') ?? '')
			.split(' ')
			.map((id) => form.querySelector(`#${id}`)?.textContent);
		expect(told).toEqual(['Come sul documento', 'Al massimo dieci lettere']);
		expect(form.textContent).toContain('* Campo obbligatorio');
	});

	test('a radio group has its question as legend, a notice its link', () => {
		const form = printForm(aForm());
		const group = within(form).getByRole('group', { name: /Novità/ });
		expect(within(group).getAllByRole('radio')).toHaveLength(2);
		const link = within(form).getByRole('link', { name: /nuova scheda/ });
		expect(attributes(link, ['href', 'target'])).toEqual(['/it/privacy-policy', '_blank']);
	});

	test('countries with one prefix are one option, the form’s own first', () => {
		const options = [...control(printForm(aForm()), 'phone_prefix').children];
		expect(options.map(({ textContent }) => textContent)).toEqual([
			'Scegli',
			'+39 Italia / Città del Vaticano',
			'+33 Francia',
			'+45 Danimarca',
		]);
	});

	test('a required select starts with an empty option, even with a default', () => {
		const form = aForm({
			fields: [
				aField('country', { vue_type: 'country', validations: 'required', defaultValue: 'IT' }),
			],
		});
		const country = control(printForm(form), 'country');
		expect(country.firstElementChild?.getAttribute('value')).toBe('');
		expect(country).toHaveProperty('value', 'IT');
	});

	test('a file field accepts what its rule allows', () => {
		expect(control(printForm(aForm()), 'cv').getAttribute('accept')).toBe('application/pdf,.pdf');
	});

	test('a single checkbox without a notice keeps the field’s label visible', () => {
		const box = aField('news', {
			vue_type: 'checkbox',
			label: 'Comunicazioni',
			options: [{ value: 'si', label: 'Le ricevo volentieri' }],
		});
		expect(printForm(aForm({ fields: [box] })).textContent).toContain('Comunicazioni');
	});
});
