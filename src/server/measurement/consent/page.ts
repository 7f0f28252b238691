import type { Context } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { localeSchema, type Locale } from '#contract/locales.ts';
import { saveConsent } from '#contract/measurement/consent.ts';
import { acceptedLocale } from '#http/accepted-locale.ts';
import { printPage, type Markup } from '#server/platform/page/frame.ts';
import type { Services } from '#server/platform/services.ts';
import { composeNotice, type Notice } from './notice.ts';
import { NOTICE_TEXTS } from './notice-texts.ts';
import { choiceIn, receiptInForce } from './receipts.ts';

interface Saved {
	choice: 'granted' | 'refused';
	receipt: string | null;
}
interface Outcome {
	status: number;
	cookie?: string;
	saved?: Saved;
	/** Sentence about the current choice. */
	state?: string;
}

const groups = (notice: Notice): Markup[] =>
	notice.groups.map(
		({ title, text, items }) =>
			html`<h2>${title}</h2>
				<p>${text}</p>
				<ul>
					${items.map(
						({ name, purpose, duration }) =>
							html`<li><strong>${name}</strong> ${purpose}. ${duration}</li>`,
					)}
				</ul>`,
	);

const CHOICES = ['refused', 'granted'] as const;

/** Two equal buttons that post the choice. */
const choices = (notice: Notice, locale: Locale): Markup =>
	html`<form method="post" action="/api${saveConsent.path}?locale=${locale}">
		<input type="hidden" name="text_version" value="${notice.text_version}" />
		${CHOICES.map(
			(choice) =>
				html`<div class="cell w6">
					<button class="quiet" type="submit" name="choice" value="${choice}">
						${notice.words[choice === 'granted' ? 'accept' : 'refuse']}
					</button>
				</div>`,
		)}
	</form>`;

const told = ({ words }: Notice, { choice, receipt }: Saved): string =>
	words[choice].replace('{id}', receipt ?? '');

/** Page of the choice without script: the question, or the choice just made, with what holds now. */
export function choicePage(notice: Notice, locale: Locale, outcome: Outcome): Promise<Response> {
	const { status, cookie, saved, state } = outcome;
	const texts = NOTICE_TEXTS[locale];
	const isOff = notice.edition === null;
	const sentence = saved ? told(notice, saved) : (state ?? (isOff ? texts.off : texts.conflict));
	return printPage({
		locale,
		brand: notice.brand,
		title: saved ? texts.saved : notice.words.settings,
		body: html`<p role="status">${sentence}</p>
			${isOff ? '' : html`<p>${notice.text}</p>`} ${isOff ? '' : choices(notice, locale)}
			${groups(notice)}
			${
				notice.policy === null
					? ''
					: html`<p><a href="${notice.policy}">${notice.words.policy}</a></p>`
			}`,
		status,
		headers: { 'cache-control': 'no-store', ...(cookie && { 'set-cookie': cookie }) },
	});
}

/** Answers the footer’s link without script: the form with the current choice. */
export async function showChoice(context: Context, services: Services): Promise<Response> {
	const asked = v.safeParse(localeSchema, context.req.query('locale'));
	const accepted = acceptedLocale(context.req.header('accept-language') ?? null);
	const locale = asked.success ? asked.output : accepted;
	const notice = await composeNotice(services.db, locale);
	const { words, edition } = notice;
	const choice = choiceIn(context.req.header('cookie'));
	const held =
		edition === null ? null : await receiptInForce(services.db, choice, edition, services.clock());
	const isRefusedBySignal = context.req.header('sec-gpc') === '1';
	const open = isRefusedBySignal ? words.privacy_control : words.unasked;
	const state = held
		? told(notice, { choice: 'granted', receipt: held.id })
		: choice?.state === 'refused'
			? words.refused
			: open;
	return choicePage(notice, locale, { status: 200, ...(edition !== null && { state }) });
}
