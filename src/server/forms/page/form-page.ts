import { html } from 'hono/html';
import type { FormField } from '#contract/forms/forms.ts';
import type { Locale } from '#contract/locales.ts';
import { SUBMISSION_PARTS } from '#contract/forms/submissions.ts';
import { formatBytes } from '#i18n/format.ts';
import { fill } from '#i18n/translator.ts';
import type { LocalizedForm } from '../localize.ts';
import type { Refusal } from '../accept.ts';
import { toPart, type Sent } from '../reading/body.ts';
import { inputId, printField, type ControlContext } from './controls.ts';
import { errorText } from './errors.ts';
import type { Markup } from '#server/platform/page/frame.ts';
import { PAGE_TEXTS } from './texts.ts';

export interface FormPage {
	form: LocalizedForm;
	sent: Sent;
	refusal: Refusal;
	/** Address to write to instead. */
	email: string;
	context: ControlContext;
}

type Errors = ReadonlyMap<string, string>;

/** Title and text of a refusal that is not about a field. */
export function problemText(locale: Locale, { code, retryAfter_s = 60 }: Refusal, form_bytes = 0) {
	const { problems } = PAGE_TEXTS[locale];
	const known: Readonly<Record<string, { title: string; text: string }>> = problems;
	const { title, text } = known[code] ?? problems.other;
	const minutes = Math.max(1, Math.ceil(retryAfter_s / 60));
	return { title, text: fill(text, { minutes, size: formatBytes(form_bytes, locale) }) };
}

/** Renders the form again, each error twice: on top, and beside its field. */
export function printRefusal(page: FormPage): Markup {
	const errors = toErrors(page);
	return html`${summary(page, errors)} ${printForm(page, errors)}`;
}

/** Renders the form with all typed text, but without files. */
export function printForm(
	{ form, sent, context }: Pick<FormPage, 'form' | 'sent' | 'context'>,
	errors: Errors = new Map(),
): Markup {
	const { resend, filesAgain } = PAGE_TEXTS[context.locale];
	const hasFiles = form.fields.some(({ vue_type }) => vue_type === 'file');
	return html`${hasFiles ? html`<p>${filesAgain}</p>` : ''}
		<form method="post" action="/api/forms/${form.slug}/submissions" enctype="multipart/form-data">
			<input type="hidden" name="${SUBMISSION_PARTS.locale}" value="${context.locale}" />
			<input type="hidden" name="${SUBMISSION_PARTS.about}" value="${toPart(sent, 'about')}" />
			<div class="honeypot" aria-hidden="true">
				<input name="${SUBMISSION_PARTS.honeypot}" tabindex="-1" autocomplete="off" />
			</div>
			${form.fields.map((field) =>
				printField(
					{ field, value: typedIn(sent, field), error: errors.get(field.slug) ?? null },
					context,
				),
			)}
			<div class="cell"><button type="submit">${resend}</button></div>
		</form>`;
}

/** Typed text, or the form's default if the field was not sent at all. */
function typedIn({ texts }: Sent, { slug, vue_type, default_value }: FormField): string {
	const typed = texts.get(slug)?.[0];
	if (typed !== undefined) return typed;
	return vue_type === 'checkbox' || vue_type === 'radio' ? '' : (default_value ?? '');
}

function toErrors({ form, refusal, context }: FormPage): Errors {
	const { locale, limits } = context;
	return new Map(
		(refusal.fields ?? []).flatMap(({ path, code }) => {
			const field = form.fields.find(({ slug }) => slug === path);
			return field ? [[path, errorText(locale, limits, field, code)]] : [];
		}),
	);
}

function summary({ form, refusal, email, context }: FormPage, errors: Errors): Markup {
	const { locale, limits } = context;
	const texts = PAGE_TEXTS[locale];
	const { title, text } = problemText(locale, refusal, limits.form_bytes);
	const isClosed = refusal.fields?.some(({ code }) => code === 'closed') === true;
	const count = errors.size;
	const head =
		count === 0 ? title : fill(count === 1 ? texts.summaryOne : texts.summaryOther, { count });
	const lead = isClosed ? texts.errors.closed : count === 0 ? text : texts.kept;
	return html`<div class="summary" role="alert" tabindex="-1" autofocus>
		<h2>${head}</h2>
		<p>${lead}</p>
		${
			count === 0
				? ''
				: html`<ul>
						${entries(form, errors)}
					</ul>`
		}
		<p>${writeTo(texts.write, email)}</p>
	</div>`;
}

/** Sentence with the address in it as a link. */
function writeTo(sentence: string, email: string): Markup {
	const [before, after] = sentence.split('{{email}}');
	return html`${before}<a href="mailto:${email}">${email}</a>${after}`;
}

function entries(form: LocalizedForm, errors: Errors): Markup[] {
	return form.fields.flatMap(({ slug, name }) => {
		const error = errors.get(slug);
		return error === undefined
			? []
			: [html`<li><a href="#${inputId(slug)}">${name}</a>: ${error}</li>`];
	});
}
