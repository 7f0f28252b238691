import type { Form, FormField } from '#contract/forms/forms.ts';
import type { Locale } from '#contract/locales.ts';
import { formsWhere } from '#contract/kinds.ts';
import type { FormKind } from '#contract/module.ts';
import { submitForm } from '#contract/forms/submissions.ts';
import { likelyFirst, packCountries } from '#domain/addresses/countries.ts';
import type { FormFieldModel, FormModel } from '#domain/forms/form-model.ts';
import { href } from '#i18n/paths.ts';
import { BuildError } from '../source/build-error.ts';
import type { Site } from '../site/site.ts';

/** Attributes that a field may carry into the page, by their names in React. */
const ATTRIBUTES: Record<string, string> = {
	autocapitalize: 'autoCapitalize',
	autocomplete: 'autoComplete',
	inputmode: 'inputMode',
	max: 'max',
	min: 'min',
	placeholder: 'placeholder',
	rows: 'rows',
	spellcheck: 'spellCheck',
};

/** Classes that a field may ask for, each drawn with `.form-field` in `FormField.css`. */
const CLASSES = new Set(['new-row', 'quiet', 'tabular']);

const WITH_COUNTRIES = new Set(['country', 'phone_prefix']);

function listAttributes({ attributes }: FormField): Record<string, string> {
	return Object.fromEntries(
		Object.entries(attributes).flatMap(([name, value]) => {
			const known = ATTRIBUTES[name.toLowerCase()];
			return known ? [[known, value]] : [];
		}),
	);
}

function toClass(given: string | null): string | null {
	const kept = (given ?? '').split(/\s+/).filter((name) => CLASSES.has(name));
	return kept.length > 0 ? kept.join(' ') : null;
}

/** Default value of a field. A reply comes in the page's language unless the visitor changes it. */
function findDefault({ slug, default_value, options }: FormField, locale: Locale): string | null {
	const isOffered = options.some(({ value }) => value === locale);
	return default_value ?? (slug === 'language' && isOffered ? locale : null);
}

function toField(site: Site, locale: Locale, field: FormField, who: string): FormFieldModel {
	const pageId = field.attributes['page_id'];
	return {
		slug: field.slug,
		vue_type: field.vue_type,
		validations: field.validations,
		options: field.options,
		hint: field.hint,
		description: field.description,
		disabled: field.disabled,
		label: field.name,
		help: field.help_text,
		width: field.width,
		className: toClass(field.class),
		defaultValue: findDefault(field, locale),
		attributes: listAttributes(field),
		link: pageId
			? { href: site.addresses.path(locale, 'page', pageId, who), label: field.name }
			: null,
	};
}

/** The countries that a field offers, the likely ones first. */
export function toCountries(site: Site, locale: Locale): string {
	const collator = new Intl.Collator(locale);
	const byName = site.locales[locale].countries
		.map(({ code, name, phone_prefix }) => ({ code, name, prefix: phone_prefix }))
		.toSorted((a, b) => collator.compare(a.name, b.name));
	return packCountries(likelyFirst(byName, locale));
}

/** A form of the API by its slug, in a language. */
export function findForm(site: Site, locale: Locale, slug: string, who: string): Form {
	const form = site.locales[locale].forms.find((candidate) => candidate.slug === slug);
	if (!form) throw new BuildError(`${who} (${locale}) names form "${slug}", which does not exist`);
	return form;
}

/** Form whose declaration satisfies `fits`. Its model is null while the host has none enabled. */
export function formWhere(
	site: Site,
	locale: Locale,
	fits: (form: FormKind) => boolean,
): { description: string | null; model: FormModel | null } {
	const slugs = formsWhere(fits);
	const form = site.locales[locale].forms.find(({ slug }) => slugs.includes(slug));
	return {
		description: form?.description ?? null,
		model: form ? toFormModel(site, locale, form) : null,
	};
}

/** Data for the island of a form; null while the form is not enabled. */
export function toFormModel(site: Site, locale: Locale, form: Form): FormModel | null {
	if (form.status !== 'enabled') return null;
	const { settings } = site.locales[locale];
	const who = `form "${form.slug}"`;
	const asksCountry = form.fields.some(({ vue_type }) => WITH_COUNTRIES.has(vue_type));
	return {
		slug: form.slug,
		name: form.name,
		locale,
		action: `/api${submitForm.path.replace('{slug}', form.slug)}`,
		button: form.button_label,
		fields: form.fields.map((field) => toField(site, locale, field, who)),
		countries: asksCountry ? toCountries(site, locale) : '',
		limits: settings.uploads,
		email: settings.company.email,
		thanksHref: href(locale, 'thank-you-page'),
	};
}
