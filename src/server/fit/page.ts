import type { Context } from 'hono';
import { html } from 'hono/html';
import { isLocale, type Locale } from '#contract/locales.ts';
import { fitChoices } from '#domain/fit-bench/choices.ts';
import { judge } from '#domain/fit-bench/judge.ts';
import { OTHER_GROUPSET, readQuestion } from '#domain/fit-bench/question.ts';
import { toFitView, type FitLine } from '#domain/fit-bench/view.ts';
import { acceptedLocale } from '#http/accepted-locale.ts';
import { fitFormats } from '#i18n/fit/words.ts';
import { formatPair } from '#i18n/format.ts';
import { href } from '#i18n/paths.ts';
import { loadTexts } from '#i18n/texts.ts';
import { findSettings, pageAddresses } from '#server/content/ports.ts';
import { getClient } from '#server/kernel/client.ts';
import { tooMany } from '#server/platform/limits/limit.ts';
import { printPage } from '#server/platform/page/frame.ts';
import type { Services } from '#server/platform/services.ts';
import { fitBasis } from './basis.ts';

const FIT_TEXTS = loadTexts('fit');

/** Address of the answer; its query is the question. */
export const FIT_PATH = '/api/fit';

const CONTACT_PAGE = 'contacts';

const lines = (found: readonly FitLine[], locale: Locale) =>
	html`<ol>
		${found.map(
			(line) =>
				html`<li>
					<p>
						<a href="${line.href}"><strong>${line.name}</strong></a
						>${formatPair('', line.verdict, locale)}
					</p>
					${line.facts.length > 0 ? html`<p class="help">${line.facts.join(' · ')}</p>` : ''}
				</li>`,
		)}
	</ol>`;

type Option = readonly [value: string, label: string];

const select = (name: string, label: string, options: readonly Option[], chosen: string) =>
	html`<div class="cell w6">
		<label for="${name}">${label}</label>
		<select id="${name}" name="${name}">
			${options.map(
				([value, text]) =>
					html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${text}</option>`,
			)}
		</select>
	</div>`;

const number = (name: string, label: string, value: string) =>
	html`<div class="cell w6">
		<label for="${name}">${label}</label>
		<input id="${name}" name="${name}" inputmode="decimal" maxlength="24" value="${value}" />
	</div>`;

/** Answer of the fit bench for browsers without script: the form with what was typed, and below. */
export async function showFitPage(context: Context, services: Services): Promise<Response> {
	const client = getClient(context, services.trustedProxies);
	const taken = services.readers.read(client, services.clock());
	if (!taken.isAllowed) return tooMany(taken);
	const search = new URL(context.req.url).searchParams;
	const asked = search.get('locale') ?? '';
	const locale = isLocale(asked)
		? asked
		: acceptedLocale(context.req.header('accept-language') ?? null);
	const { readDb: db } = services;
	const [basis, settings, pages] = await Promise.all([
		fitBasis(services, client, locale),
		findSettings(db, locale),
		pageAddresses(db, [CONTACT_PAGE], locale),
	]);
	if (!('wheels' in basis)) return tooMany(basis);
	const words = FIT_TEXTS[locale];
	const t = words.page;
	const { wheels, rules } = basis;
	const choices = fitChoices(basis);
	const read = readQuestion(search, { wheels, rules, rides: choices.rides.map(({ id }) => id) });
	const verdicts = wheels.map((wheel) => judge(wheel, read.asked, rules));
	const view = toFitView(verdicts, read, words, fitFormats(locale, basis));
	const given = (name: string) => search.get(name)?.slice(0, 24) ?? '';
	const contact = pages.get(CONTACT_PAGE);
	const any: Option = ['', t.any];
	return printPage({
		locale,
		brand: settings?.site_name ?? '',
		title: t.title,
		status: 200,
		body: html`
			<p><strong>${view.sentence}</strong></p>
			${view.notes.map((note) => html`<p class="summary">${note}</p>`)}
			${
				view.asksHuman && contact !== undefined
					? html`<p><a href="${contact}">${t.ask}</a></p>`
					: ''
			}
			<p><a href="${href(locale, 'store-locator')}">${t.store}</a></p>
			${view.own.length > 0 ? lines(view.own, locale) : ''} ${lines(view.fits, locale)}
			${
				view.unknown.length > 0
					? html`<h2>${words.unknownTitle}</h2>
							${lines(view.unknown, locale)}`
					: ''
			}
			${
				view.others.length > 0
					? html`<details>
							<summary>${words.othersTitle}</summary>
							${lines(view.others, locale)}
						</details>`
					: ''
			}
			<h2>${t.again}</h2>
			<form method="get">
				<input type="hidden" name="locale" value="${locale}" />
				${read.wheelId === null ? '' : html`<input type="hidden" name="wheel" value="${read.wheelId}" />`}
				${select(
					'ride',
					t.ride,
					[any, ...choices.rides.map(({ id, name }): Option => [id, name])],
					given('ride'),
				)}
				${select(
					'groupset',
					t.groupset,
					[
						any,
						...choices.groupsets.map(({ code, name }): Option => [code, name]),
						[OTHER_GROUPSET, t.other],
					],
					given('groupset'),
				)}
				${number('tyre', t.tyre, given('tyre'))}
				${select(
					'brake',
					t.brake,
					[any, ...choices.brakes.map((brake): Option => [brake, words.brakes[brake]])],
					given('brake'),
				)}
				${number('weight', t.weight, given('weight'))}
				${select(
					'axles',
					t.axles,
					[['', t.anyAxles], ...choices.axles.map((axles): Option => [axles, axles])],
					given('axles'),
				)}
				<div class="cell"><button type="submit">${t.submit}</button></div>
			</form>
		`,
	});
}
