import { html } from 'hono/html';
import { and, eq, inArray } from 'drizzle-orm';
import { ERROR_STATUS } from '#contract/errors.ts';
import type { Locale } from '#contract/locales.ts';
import type { SubmissionResult } from '#contract/forms/submissions.ts';
import type { UploadLimits } from '#domain/form-rules.ts';
import { entryHref, href } from '#i18n/paths.ts';
import { slugs } from '#server/content/tables-catalogue.ts';
import { findCountries } from '#server/content/countries/queries.ts';
import type { LocalizedForm } from '../queries.ts';
import { findSettings } from '#server/content/settings/queries.ts';
import type { Services } from '#server/kernel/route.ts';
import type { Refusal } from '../accept.ts';
import type { Handled } from '../submit.ts';
import type { ControlContext } from './controls.ts';
import { printForm, printRefusal, problemText } from './form-page.ts';
import { printResult } from './result-page.ts';
import { printPage } from './shell.ts';
import { PAGE_TEXTS } from './texts/texts.ts';

/** The answer for a browser without script: on to the thanks, or a page that says what to do. */
export async function respondWithPage(services: Services, handled: Handled): Promise<Response> {
	const { answer, form, locale } = handled;
	if (!('result' in answer)) return refusalPage(services, handled, answer);
	const slug = form?.slug ?? '';
	if (answer.result.wheels.length > 0) return resultPage(services, handled, answer.result);
	return new Response(null, {
		status: 303,
		headers: {
			// The page's own script reads the query; where none runs, the fragment shows the part.
			location: `${href(locale, 'thank-you-page')}?form=${slug}#${slug}`,
			'cache-control': 'no-store',
		},
	});
}

async function refusalPage(
	services: Services,
	{ form, sent, locale }: Handled,
	refusal: Refusal,
): Promise<Response> {
	const settings = await settingsOf(services, locale);
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
	const context = await contextOf(services, form, locale, uploads);
	const body = printRefusal({ form, sent, refusal, email: company.email, context });
	return printPage({ ...frame, title: form.name, body });
}

async function settingsOf({ db }: Services, locale: Locale) {
	const settings = await findSettings(db, locale);
	if (!settings) throw new Error('there are no settings');
	return settings;
}

async function contextOf(
	services: Services,
	form: LocalizedForm,
	locale: Locale,
	limits: UploadLimits,
): Promise<ControlContext> {
	const found = await findCountries(services.db, locale);
	const countries = found.map(({ code, name, phone_prefix: prefix }) => ({ code, name, prefix }));
	const start = form.fields.find(({ vue_type }) => vue_type === 'country');
	const hrefs = await noticesOf(services, form, locale);
	return {
		locale,
		limits,
		countries,
		ownCountry: start?.default_value ?? null,
		hrefOf: (id) => hrefs.get(id) ?? null,
	};
}

/** Addresses of the pages that a form's fields name, in a language or in Italian. */
async function noticesOf({ db }: Services, form: LocalizedForm, locale: Locale) {
	const ids = form.fields.flatMap(({ attributes: { page_id } }) => page_id ?? []);
	if (ids.length === 0) return new Map<string, string>();
	const rows = await db
		.select({ id: slugs.entity_id, locale: slugs.locale, slug: slugs.slug })
		.from(slugs)
		.where(and(eq(slugs.entity, 'page'), inArray(slugs.entity_id, ids)));
	const found = rows
		.filter((row) => row.locale === locale || row.locale === 'it')
		.toSorted((a, b) => Number(a.locale === locale) - Number(b.locale === locale));
	return new Map(found.map((row) => [row.id, entryHref(row.locale, 'page', row.slug)]));
}

/** A result for each wheel; the form again where none could be registered. */
async function resultPage(
	services: Services,
	{ form, sent, locale }: Handled,
	result: SubmissionResult,
): Promise<Response> {
	const { site_name: brand, uploads } = await settingsOf(services, locale);
	const outcome = printResult(locale, result, sent.texts.get('email')?.[0] ?? '');
	const isOver = result.outcome !== 'not_registered' || form === null;
	const again = isOver
		? ''
		: printForm({ form, sent, context: await contextOf(services, form, locale, uploads) });
	const { title } = PAGE_TEXTS[locale].result;
	return printPage({ locale, brand, title, body: html`${outcome} ${again}`, status: 200 });
}

/** When the host itself fails: nothing can be asked, so nothing is named. */
export function failurePage(locale: Locale): Promise<Response> {
	const { title, text } = PAGE_TEXTS[locale].problems.unavailable;
	return printPage({ locale, brand: '', title, body: html`<p>${text}</p>`, status: 503 });
}
