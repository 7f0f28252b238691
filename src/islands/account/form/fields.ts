import type { FormFieldModel } from '#domain/forms/form-model.ts';
import { LONGEST_EMAIL } from '#contract/email.ts';
import type { AccountWords } from '../parts/context.ts';

type Given = Pick<FormFieldModel, 'slug' | 'label'> &
	Partial<Omit<FormFieldModel, 'attributes'>> & { autoComplete: string };

/** Field model of the form engine; the defaults make a required text field. */
export function aField({ autoComplete, ...given }: Given): FormFieldModel {
	return {
		vue_type: 'text',
		validations: 'required|max:100',
		options: [],
		hint: null,
		description: null,
		disabled: false,
		help: null,
		width: 12,
		className: null,
		defaultValue: null,
		link: null,
		attributes: { autoComplete },
		...given,
	};
}

export const emailField = ({ t }: AccountWords, autoComplete: 'username' | 'email') => {
	const field = aField({
		slug: 'email',
		label: t('field.email'),
		vue_type: 'email',
		validations: `required|email|max:${LONGEST_EMAIL}`,
		autoComplete,
	});
	return { ...field, attributes: { autoComplete, spellCheck: 'false' } };
};

/** `current_password` accepts any existing password; `new_password` shows and checks the rules. */
export function passwordField(
	{ t }: AccountWords,
	slug: 'password' | 'current_password' | 'new_password',
): FormFieldModel {
	const isNew = slug === 'new_password';
	const label = {
		password: t('field.password'),
		current_password: t('field.currentPassword'),
		new_password: t('field.newPassword'),
	}[slug];
	return aField({
		slug,
		label,
		vue_type: 'password',
		validations: isNew ? 'required|min:8|max:128' : 'required|max:128',
		hint: isNew ? t('field.passwordHint') : null,
		autoComplete: isNew ? 'new-password' : 'current-password',
	});
}

/** Given and family name, in the order of the language. */
export function nameFields(
	{ t, locale }: AccountWords,
	isFamilyFirst: boolean = locale === 'ja',
	values: { given_name: string; family_name: string } | null = null,
): FormFieldModel[] {
	const given = aField({
		slug: 'given_name',
		label: t('field.given'),
		autoComplete: 'given-name',
		width: 6,
		defaultValue: values?.given_name ?? null,
	});
	const family = aField({
		slug: 'family_name',
		label: t('field.family'),
		autoComplete: 'family-name',
		width: 6,
		defaultValue: values?.family_name ?? null,
	});
	return isFamilyFirst ? [family, given] : [given, family];
}
