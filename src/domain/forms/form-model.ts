import type { FormField } from '#contract/forms/forms.ts';
import type { Locale } from '#contract/locales.ts';
import type { UploadLimits } from './form-rules.ts';

/** One field as a page prints it. `attributes` carry React's names and passed an allow-list. */
export interface FormFieldModel extends Pick<
	FormField,
	'slug' | 'vue_type' | 'validations' | 'options' | 'hint' | 'description' | 'disabled'
> {
	label: string;
	help: string | null;
	/** Twelfths of the form's width; narrow screens have one column. */
	width: number;
	className: string | null;
	defaultValue: string | null;
	attributes: Record<string, string>;
	/** Document to read first, such as the privacy notice. */
	link: { href: string; label: string } | null;
}

export interface FormCountry {
	code: string;
	name: string;
	/** `+39` */
	prefix: string;
}

/** A form with all that an island needs to print, check and send it. Plain data. */
export interface FormModel {
	slug: string;
	/** Name of the form, used as the subject of an e-mail. */
	name: string;
	locale: Locale;
	/** URL that the form is sent to, with script and without. */
	action: string;
	button: string;
	fields: FormFieldModel[];
	/** List from `packCountries`, the likely countries first; empty where no field asks for one. */
	countries: string;
	limits: UploadLimits;
	/** Address to write to when the form cannot be sent. */
	email: string;
	thanksHref: string;
}
