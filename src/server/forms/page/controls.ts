import { html } from 'hono/html';
import type { FormField } from '#contract/forms/forms.ts';
import type { Locale } from '#contract/locales.ts';
import type { FormCountry } from '#domain/forms/form-model.ts';
import {
	toAcceptList,
	isRequired,
	toUploadNames,
	type UploadLimits,
} from '#domain/forms/form-rules.ts';
import { formatBytes } from '#i18n/format.ts';
import { getAccepted } from '#domain/forms/form-values.ts';
import { prefixOptions } from '#domain/forms/phone-prefixes.ts';
import { fill } from '#i18n/translator.ts';
import type { Markup } from '#server/platform/page/frame.ts';
import { PAGE_TEXTS } from './texts.ts';

/** Data that the controls of one form share. */
export interface ControlContext {
	locale: Locale;
	limits: UploadLimits;
	countries: readonly FormCountry[];
	/** Default country of the form, by code. */
	ownCountry: string | null;
	/** Address of a page that a field names by its id; null if there is none. */
	findHref: (pageId: string) => string | null;
}

interface Control {
	field: FormField;
	/** Text as typed; for a list its first value. */
	value: string;
	/** Error as a sentence, or null. */
	error: string | null;
}

export const inputId = (slug: string): string => `field-${slug}`;
const errorId = (slug: string) => `error-${slug}`;
const helpId = (slug: string) => `help-${slug}`;

const INPUT_TYPES: Record<string, string> = { email: 'email', tel: 'tel', date: 'date' };
/** Attributes that a form of the API may set on its controls. */
const ATTRIBUTES = ['autocomplete', 'inputmode', 'autocapitalize', 'spellcheck', 'rows'];

/** Renders a field with its label, help and error; a hidden one as it came. */
export function printField(control: Control, context: ControlContext): Markup {
	const { field, value } = control;
	if (field.vue_type === 'hidden') {
		return html`<input type="hidden" name="${field.slug}" value="${value}" />`;
	}
	const narrow = field.width < 12 ? ` w${field.width}` : '';
	return html`<div class="cell${narrow}">${toBody(control, context)}</div>`;
}

function toBody(control: Control, context: ControlContext): Markup {
	const { field } = control;
	if (field.vue_type === 'checkbox') return checkbox(control, context);
	if (field.vue_type === 'radio') return radios(control, context);
	return html`<label for="${inputId(field.slug)}">${field.name}${mark(field, context)}</label>
		${single(control, context)} ${notes(control, context)}`;
}

function single(control: Control, context: ControlContext): Markup {
	const { field, value } = control;
	const shared = listAttributes(control);
	const options = toOptions(field, context);
	if (options !== null) {
		return html`<select ${shared}>
			<option value="">${PAGE_TEXTS[context.locale].choose}</option>
			${selectOptions(options, value)}
		</select>`;
	}
	// HTML drops a line end right after the tag, so one is added.
	if (field.vue_type === 'textarea') return html`<textarea ${shared}>${`\n${value}`}</textarea>`;
	if (field.vue_type === 'file')
		return html`<input type="file" accept="${toAcceptList(field)}" ${shared} />`;
	const type = INPUT_TYPES[field.vue_type] ?? 'text';
	return html`<input type="${type}" value="${value}" ${shared} />`;
}

interface Option {
	value: string;
	label: string;
}

function toOptions({ vue_type, options }: FormField, { countries, ownCountry }: ControlContext) {
	if (vue_type === 'select') return options;
	if (vue_type === 'country')
		return countries.map(({ code, name }) => ({ value: code, label: name }));
	return vue_type === 'phone_prefix' ? prefixOptions(countries, ownCountry) : null;
}

function selectOptions(options: readonly Option[], value: string): Markup[] {
	return options.map(
		(option) =>
			html`<option value="${option.value}" ${option.value === value ? html`selected` : ''}>
				${option.label}
			</option>`,
	);
}

function checkbox(control: Control, context: ControlContext): Markup {
	const { field, value } = control;
	const [option] = field.options;
	const own = option?.value ?? '1';
	const isOn = value === own || getAccepted(value);
	const pageId = field.attributes.page_id;
	const href = pageId === undefined ? null : context.findHref(pageId);
	return html`<label class="choice"
			><input
				type="checkbox"
				value="${own}"
				${listAttributes(control)}
				${isOn ? html`checked` : ''}
			/><span>${option?.label ?? field.name}${mark(field, context)}</span></label
		>
		${href === null ? '' : html`<p class="help"><a href="${href}">${field.name}</a></p>`}
		${notes(control, context)}`;
}

function radios(control: Control, context: ControlContext): Markup {
	const { field, value, error } = control;
	return html`<fieldset ${describedBy(control)}>
		<legend>${field.name}${mark(field, context)}</legend>
		${field.options.map(
			(option, index) =>
				html`<label class="choice"
					><input
						type="radio"
						name="${field.slug}"
						value="${option.value}"
						${index === 0 ? html`id="${inputId(field.slug)}"` : ''}
						${option.value === value ? html`checked` : ''}
						${error === null ? '' : html`aria-invalid="true"`}
						${isRequired(field) ? html`required` : ''}
					/><span>${option.label}</span></label
				>`,
		)}
		${notes(control, context)}
	</fieldset>`;
}

function mark(field: FormField, { locale }: ControlContext): Markup {
	if (!isRequired(field)) return html``;
	return html` <span class="need" title="${PAGE_TEXTS[locale].required}" aria-hidden="true"
		>*</span
	>`;
}

function listAttributes(control: Control): Markup {
	const { field, error } = control;
	const others = ATTRIBUTES.flatMap((name) => {
		const given = field.attributes[name];
		return given === undefined ? [] : [html`${name}="${given}" `];
	});
	return html`id="${inputId(field.slug)}" name="${field.slug}"
	${isRequired(field) ? html`required` : ''} ${error === null ? '' : html`aria-invalid="true"`}
	${describedBy(control)} ${others}`;
}

function describedBy({ field, error }: Control): Markup {
	const hasHelp = field.vue_type === 'file' || (field.help_text ?? field.hint) !== null;
	const ids = [
		...(error === null ? [] : [errorId(field.slug)]),
		...(hasHelp ? [helpId(field.slug)] : []),
	];
	return ids.length === 0 ? html`` : html`aria-describedby="${ids.join(' ')}"`;
}

function notes({ field, error }: Control, { locale, limits }: ControlContext): Markup {
	const texts = PAGE_TEXTS[locale];
	const help = [field.help_text ?? field.hint].filter((text) => text !== null);
	if (field.vue_type === 'file') {
		const size = formatBytes(limits.file_bytes, locale);
		help.push(fill(texts.fileLimits, { types: toUploadNames(field), size }));
	}
	return html`${
		error === null
			? ''
			: html`<p class="error" id="${errorId(field.slug)}">${texts.errorMark} ${error}</p>`
	}
	${
		help.length === 0
			? ''
			: html`<div class="help" id="${helpId(field.slug)}">
					${help.map((line) => html`<p>${line}</p>`)}
				</div>`
	}`;
}
