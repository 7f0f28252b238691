import * as v from 'valibot';
import { formSchema, type Form } from '#contract/forms/forms.ts';
import { packCountries } from '#domain/addresses/countries.ts';
import type { FormFieldModel, FormModel } from '#domain/forms/form-model.ts';

export const aField = (slug: string, given: Partial<FormFieldModel> = {}): FormFieldModel => ({
	slug,
	vue_type: 'text',
	validations: '',
	options: [],
	hint: null,
	description: null,
	disabled: false,
	label: slug,
	help: null,
	width: 12,
	className: null,
	defaultValue: null,
	attributes: {},
	link: null,
	...given,
});

/** One field of every kind. */
const EVERY_KIND: FormFieldModel[] = [
	aField('first_name', {
		label: 'Nome',
		validations: 'required|max:10',
		attributes: { autoComplete: 'given-name' },
		hint: 'Come sul documento',
		help: 'Al massimo dieci lettere',
		width: 6,
	}),
	aField('email', { vue_type: 'email', label: 'E-mail', validations: 'required|email' }),
	aField('phone_prefix', { vue_type: 'phone_prefix', label: 'Prefisso', defaultValue: '+39' }),
	aField('phone', { vue_type: 'tel', label: 'Telefono', validations: 'digits_between:9,11' }),
	aField('country', { vue_type: 'country', label: 'Paese', defaultValue: 'IT' }),
	aField('bought_on', { vue_type: 'date', label: 'Acquisto' }),
	aField('language', {
		vue_type: 'select',
		label: 'Lingua',
		options: [
			{ value: 'it', label: 'Italiano' },
			{ value: 'fr', label: 'Francese' },
		],
	}),
	aField('message', { vue_type: 'textarea', label: 'Messaggio', validations: 'max:3000' }),
	aField('cv', { vue_type: 'file', label: 'Curriculum', validations: 'mimes:pdf' }),
	aField('marketing', {
		vue_type: 'radio',
		label: 'Novità',
		validations: 'required|in:si,no',
		options: [
			{ value: 'si', label: 'Sì' },
			{ value: 'no', label: 'No' },
		],
	}),
	aField('privacy', {
		vue_type: 'checkbox',
		label: 'Informativa',
		validations: 'required|accepted',
		options: [{ value: '1', label: 'Ho letto l’informativa' }],
		link: { href: '/it/privacy-policy', label: 'Informativa' },
	}),
	aField('subject', { vue_type: 'hidden', label: 'Oggetto', defaultValue: 'Montaggio ruote' }),
];

export const aForm = (given: Partial<FormModel> = {}): FormModel => ({
	slug: 'contact',
	name: 'Scrivici',
	locale: 'it',
	action: '/api/forms/contact/submissions',
	button: 'Invia',
	fields: EVERY_KIND,
	countries: packCountries([
		{ code: 'VA', name: 'Città del Vaticano', prefix: '+39' },
		{ code: 'FR', name: 'Francia', prefix: '+33' },
		{ code: 'IT', name: 'Italia', prefix: '+39' },
		{ code: 'DK', name: 'Danimarca', prefix: '+45' },
	]),
	limits: { file_bytes: 10 * 1024 * 1024, form_bytes: 25 * 1024 * 1024 },
	email: 'info@livenza.example',
	thanksHref: '/it/thank-you-page',
	...given,
});

/** A field as the host sends it. */
export const aHostField = (slug: string, given: object = {}) => ({
	id: slug,
	slug,
	name: `${slug} label`,
	vue_type: 'text',
	default_value: null,
	validations: '',
	hint: null,
	help_text: null,
	description: null,
	class: null,
	width: 6,
	disabled: false,
	attributes: {},
	options: [],
	...given,
});

export const aHostForm = (fields: object[], given: object = {}): Form =>
	v.parse(formSchema, {
		id: 'contact',
		version: '1',
		updated_at: '2026-09-01T08:00:00.000Z',
		slug: 'contact',
		locale: 'it',
		name: 'Scrivici',
		description: null,
		button_label: 'Invia',
		status: 'enabled',
		fields,
		...given,
	});
