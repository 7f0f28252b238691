import { html } from 'hono/html';
import type { Locale } from '#contract/locales.ts';
import type { SubmissionResult } from '#contract/forms/submissions.ts';
import type { WheelResult } from '#contract/wheels/registrations.ts';
import { formatDate, formatPair } from '#i18n/format.ts';
import { href } from '#i18n/paths.ts';
import { fill } from '#i18n/translator.ts';
import { PAGE_TEXTS } from '#server/forms/ports.ts';
import type { Markup } from '#server/platform/page/frame.ts';
import { WHEEL_MAIL_TEXTS } from '../mails/texts.ts';

/** Renders the outcome of each wheel, in the words of the mail that goes with it. */
export function printResult(
	locale: Locale,
	{ reference, wheels }: SubmissionResult,
	email: string,
): Markup {
	const { result } = PAGE_TEXTS[locale];
	return html`<p>${reference === null ? result.none : fill(result.some, { email })}</p>
		${reference === null ? '' : html`<p>${formatPair(result.reference, reference, locale)}</p>`}
		${wheels.map((wheel) => printWheel(locale, wheel))}`;
}

function printWheel(locale: Locale, wheel: WheelResult): Markup {
	const { warranty } = WHEEL_MAIL_TEXTS[locale];
	const { result } = PAGE_TEXTS[locale];
	const { serial_number, outcome, hint, product } = wheel;
	return html`<section class="wheel">
		<h2>${warranty.serial} ${serial_number}</h2>
		<p>${[warranty.outcomes[outcome], product ?? ''].filter(Boolean).join(' · ')}</p>
		${hint === null ? '' : html`<p>${result[hint]}</p>`} ${terms(locale, wheel)}
		${outcome === 'not_found' ? support(locale, serial_number) : ''}
	</section>`;
}

function terms(locale: Locale, { legal_ends_on, extension_ends_on }: WheelResult): Markup {
	if (legal_ends_on === null || extension_ends_on === null) return html``;
	const { warranty } = WHEEL_MAIL_TEXTS[locale];
	return html`<dl>
		<dt>${warranty.legal}</dt>
		<dd>${formatDate(legal_ends_on, locale)}</dd>
		<dt>${warranty.extensionIf}</dt>
		<dd>${formatDate(extension_ends_on, locale)}</dd>
	</dl>`;
}

function support(locale: Locale, serial: string): Markup {
	const address = `${href(locale, 'ops-warranty')}#${new URLSearchParams({ serial })}`;
	return html`<p>
		<a href="${address}">${fill(PAGE_TEXTS[locale].result.support, { serial })}</a>
	</p>`;
}
