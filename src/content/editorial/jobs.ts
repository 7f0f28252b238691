import type { Locale } from '#contract/locales.ts';
import type { Job } from '#contract/content/pages.ts';
import type { FormModel } from '#domain/forms/form-model.ts';
import { endOfDayInRome } from '#domain/time/local-time.ts';
import { formatDate, formatMoney, formatMoneyRange, formatSeries } from '#i18n/format.ts';
import { getT } from '#i18n/server.ts';
import { getContact, type ContactModel } from '../parts/contact.ts';
import { formWhere } from './forms.ts';
import { pageHtml } from '../parts/rich-text.ts';
import type { Site } from '../site/site.ts';

export interface JobCard {
	id: string;
	name: string;
	summary: string;
	href: string;
	lang: Locale | null;
	place: string;
	area: string;
	contractType: string;
	/** Types of employment in words; '' if the host does not say. */
	employment: string;
	/** Pay with its period, `24.000–29.000 € lordi l’anno`. */
	pay: string | null;
	published: string;
	closes: string | null;
	isOpen: boolean;
}

/** Ways to apply for a position. */
export interface ApplicationModel {
	description: string | null;
	/** Null while the host takes no applications by form. */
	form: FormModel | null;
	/** Privacy notice for applicants; null if the host has no such page. */
	privacy: { label: string; href: string } | null;
}

export interface JobModel extends JobCard {
	description: string;
	publishedOn: string;
	/** Employment and pay as data. */
	employments: Job['employment'];
	payData: Job['pay'];
	/** End of the last day for applications, in Italian time. */
	closesAt: string | null;
	contact: ContactModel;
	application: ApplicationModel;
}

/** `Tempo pieno, part-time`: used alone, so it has a capital. */
function employmentText({ employment }: Job, locale: Locale): string {
	const t = getT(locale, 'content');
	const words = employment.map((kind) => t(`careers.employment_${kind}`));
	return formatSeries(words, locale).replace(/^./u, (first) => first.toLocaleUpperCase(locale));
}

function payText({ pay }: Job, locale: Locale): string | null {
	if (pay === null) return null;
	const { min, max, currency, per } = pay;
	const range =
		min === max ? formatMoney(min, currency, locale) : formatMoneyRange(min, max, currency, locale);
	return getT(locale, 'content')(`careers.pay_${per}`, { range });
}

export function toJobCard(site: Site, locale: Locale, job: Job): JobCard {
	return {
		id: job.id,
		name: job.name,
		summary: job.summary,
		href: site.addresses.path(locale, 'job', job.id, 'job card'),
		lang: job.locale === locale ? null : job.locale,
		place: job.place,
		area: job.area,
		contractType: job.contract_type,
		employment: employmentText(job, locale),
		pay: payText(job, locale),
		published: formatDate(job.publication_date, locale),
		closes: job.closes_on ? formatDate(job.closes_on, locale) : null,
		isOpen: job.is_open,
	};
}

/** Open positions only; a closed one keeps its page, with a notice. */
export function openJobs(site: Site, locale: Locale): JobCard[] {
	return site.locales[locale].jobs
		.filter((job) => job.is_open)
		.map((job) => toJobCard(site, locale, job));
}

/** Form for one position, or for a speculative application. */
export function toApplication(
	site: Site,
	locale: Locale,
	applicants: 'position' | 'speculative',
): ApplicationModel {
	const { description, model } = formWhere(site, locale, (form) => form.applicants === applicants);
	const privacy = site.addresses.find(locale, 'page', 'privacy-policy-candidati');
	return {
		description,
		form: model,
		privacy: privacy ? { label: privacy.label, href: privacy.path } : null,
	};
}

export function toJobModel(site: Site, locale: Locale, job: Job): JobModel {
	return {
		...toJobCard(site, locale, job),
		description: pageHtml(job.description, { site, locale, who: `job "${job.id}"` }),
		publishedOn: job.publication_date,
		employments: job.employment,
		payData: job.pay,
		closesAt: job.closes_on && endOfDayInRome(job.closes_on),
		contact: getContact(site, locale),
		application: toApplication(site, locale, 'position'),
	};
}
