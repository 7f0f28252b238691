import { html } from 'hono/html';
import { ERROR_STATUS } from '#contract/errors.ts';
import type { Locale } from '#contract/locales.ts';
import type { SubmissionResult } from '#contract/forms/submissions.ts';
import type { UploadLimits } from '#domain/forms/form-rules.ts';
import { likelyFirst } from '#domain/addresses/countries.ts';
import type { LocalizedForm } from '../localize.ts';
import { findCountries, findSettings, pageAddresses } from '#server/content/ports.ts';
import type { Assembled } from '../../module.ts';
import { readAlone } from '#server/platform/answers/parts.ts';
import { withChoices } from '../choices.ts';
import type { FormHandler } from '../handler.ts';
import { toHandler } from '../handlers.ts';
import type { Refusal } from '../accept.ts';
import type { Handled } from '../submit.ts';
import type { ControlContext } from './controls.ts';
import { printForm, printRefusal, problemText } from './form-page.ts';
import { printPage } from '#server/platform/page/frame.ts';
import { PAGE_TEXTS } from './texts.ts';

/** Answers a browser without script: thanks, results, or the errors to correct. */
export async function respondWithPage(services: Assembled, handled: Handled): Promise<Response> {
	const { answer, form, locale } = handled;
	if (!('result' in answer)) return refusalPage(services, handled, answer);
	const slug = form?.slug ?? '';
	const { show } = toHandler(services.modules, slug);
	if (show) return resultPage(services, handled, answer.result, show);
	return receivedPage(services, locale, answer.result);
}

/**
 * Renders the thank-you page itself: a static page that anybody can open could not confirm a
 * submission. Reloading it repeats the same submission, and returns the same answer.
 */
async function receivedPage(
	services: Assembled,
	locale: Locale,
	{ outcome, reference }: SubmissionResult,
): Promise<Response> {
	const { site_name: brand } = await listSettings(services, locale);
	const { received, result } = PAGE_TEXTS[locale];
	const isAsked = outcome === 'confirm_by_mail';
	const body = html`<p>${isAsked ? received.confirm : received.text}</p>
		${
			reference === null
				? ''
				: html`<p>${result.reference}: <strong>${reference}</strong>. ${received.quote}</p>`
		}`;
	const title = isAsked ? received.confirmTitle : received.title;
	return printPage({ locale, brand, title, body, status: 200 });
}

async function refusalPage(
	services: Assembled,
	{ form, sent, locale }: Handled,
	refusal: Refusal,
): Promise<Response> {
	const settings = await listSettings(services, locale);
	const { site_name: brand, company, uploads } = settings;
	const { retryAfter_s } = refusal;
	const headers: Record<string, string> =
		retryAfter_s === undefined ? {} : { 'retry-after': String(retryAfter_s) };
	const frame = { locale, brand, status: ERROR_STATUS[refusal.code], headers };
	if (form === null) {
		const { title, text } = problemText(locale, refusal);
		const body = html`<p>${text}</p>
			<p><a href="mailto:${company.email}">${company.email}</a></p>`;
		return printPage({ ...frame, title, body });
	}
	const context = await getContext(services, form, locale, uploads);
	const offered = await withChoices(services.db, form, readAlone);
	const body = printRefusal({ form: offered, sent, refusal, email: company.email, context });
	return printPage({ ...frame, title: form.name, body });
}

async function listSettings({ db }: Assembled, locale: Locale) {
	const settings = await findSettings(db, locale);
	if (!settings) throw new Error('the row of settings is missing');
	return settings;
}

async function getContext(
	services: Assembled,
	form: LocalizedForm,
	locale: Locale,
	limits: UploadLimits,
): Promise<ControlContext> {
	const found = await findCountries(services.db, locale);
	const countries = likelyFirst(found, locale).map(({ code, name, phone_prefix: prefix }) => ({
		code,
		name,
		prefix,
	}));
	const start = form.fields.find(({ vue_type }) => vue_type === 'country');
	const hrefs = await listNotices(services, form, locale);
	return {
		locale,
		limits,
		countries,
		ownCountry: start?.default_value ?? null,
		findHref: (id) => hrefs.get(id) ?? null,
	};
}

/** Addresses of the pages that a form's fields name. */
function listNotices({ db }: Assembled, { fields }: LocalizedForm, locale: Locale) {
	const ids = fields.flatMap(({ attributes: { page_id } }) => page_id ?? []);
	return pageAddresses(db, ids, locale);
}

/** Renders a result for each wheel, and the form again if none could be registered. */
async function resultPage(
	services: Assembled,
	{ form, sent, locale }: Handled,
	result: SubmissionResult,
	show: NonNullable<FormHandler['show']>,
): Promise<Response> {
	const { site_name: brand, uploads } = await listSettings(services, locale);
	const outcome = show(locale, result, sent.texts.get('email')?.[0] ?? '');
	const isOver = result.outcome !== 'not_registered' || form === null;
	const again = isOver
		? ''
		: printForm({ form, sent, context: await getContext(services, form, locale, uploads) });
	const { title } = PAGE_TEXTS[locale].result;
	return printPage({ locale, brand, title, body: html`${outcome} ${again}`, status: 200 });
}

/** Page for a failure of the host itself: it cannot read settings, so it names nothing. */
export function failurePage(locale: Locale): Promise<Response> {
	const { title, text } = PAGE_TEXTS[locale].problems.unavailable;
	return printPage({ locale, brand: '', title, body: html`<p>${text}</p>`, status: 503 });
}
