import { randomUUID } from 'node:crypto';
import { html } from 'hono/html';
import type { Locale } from '#contract/locales.ts';
import type { Statement } from '#contract/withdrawals/withdrawals.ts';
import { reviewWithdrawal, stateWithdrawal } from '#contract/withdrawals/endpoints.ts';
import { daysAfter } from '#domain/time/days.ts';
import { href } from '#i18n/paths.ts';
import { formatDate, formatMoment } from '#i18n/format.ts';
import { printPage, type Markup } from '#server/platform/page/frame.ts';
import { accountField, type AskedAccount } from './account-field.ts';
import { PROOF_PATH } from './links.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import type { toReceipt } from './withdrawal-view.ts';

/** Reader's language and brand, and the shop's e-mail. */
export interface Reader {
	locale: Locale;
	brand: string;
	email: string;
}

type Typed = Readonly<Record<string, string>>;
const FIELDS = ['name', 'contract', 'email'] as const;
const AUTOFILL = { name: 'name', contract: 'off', email: 'email' } as const;

const action = (path: string, locale: Locale) => `/api${path}?locale=${locale}`;

const facts = (locale: Locale, typed: Typed, more: Markup | '' = '') => {
	const { fields } = PAGE_TEXTS[locale];
	return html`<dl>
		${FIELDS.map(
			(name) =>
				html`<dt>${fields[name]}</dt>
					<dd>${typed[name] ?? ''}</dd>`,
		)}
		${more}
	</dl>`;
};

const hidden = (typed: Typed, names: readonly string[] = FIELDS) =>
	names.map((name) => html`<input type="hidden" name="${name}" value="${typed[name] ?? ''}" />`);
/** Hidden field with an account that was typed on another page. */
const hiddenAccount = (typed: Typed) => (typed['iban'] ? hidden(typed, ['iban']) : '');

/** The three questions, with the typed values and their errors. */
function questions(locale: Locale, typed: Typed, wrong: readonly string[]): Markup {
	const { fields, errors, review } = PAGE_TEXTS[locale];
	return html`<form method="post" action="${action(reviewWithdrawal.path, locale)}">
		${FIELDS.map((name) => {
			const isWrong = wrong.includes(name);
			return html`<div class="cell">
				<label for="${name}">${fields[name]}</label>
				<input
					id="${name}"
					name="${name}"
					type="${name === 'email' ? 'email' : 'text'}"
					value="${typed[name] ?? ''}"
					autocomplete="${AUTOFILL[name]}"
					maxlength="${name === 'email' ? '254' : '120'}"
					required
					${isWrong ? html`aria-invalid="true" aria-describedby="error-${name}"` : ''}
				/>
				${isWrong ? html`<p class="error" id="error-${name}">${errors[name]}</p>` : ''}
			</div>`;
		})}
		${hiddenAccount(typed)}
		<div class="cell"><button type="submit">${review}</button></div>
	</form>`;
}

/** The form again, with its errors or for corrections. */
export function formPage(
	{ locale, brand }: Reader,
	typed: Typed,
	wrong: readonly string[],
): Promise<Response> {
	const { title, lead, summary, errors } = PAGE_TEXTS[locale];
	const known = FIELDS.filter((name) => wrong.includes(name));
	const list = html`<div class="summary">
		<h2>${summary}</h2>
		<ul>
			${known.map((name) => html`<li><a href="#${name}">${errors[name]}</a></li>`)}
		</ul>
	</div>`;
	return printPage({
		locale,
		brand,
		title,
		body: html`<p>${lead}</p>
			${known.length > 0 ? list : ''} ${questions(locale, typed, known)}`,
		status: known.length > 0 ? 422 : 200,
	});
}

/** The statement as it will be stored, with the second button and the account of its refund. */
export function reviewPage(
	{ locale, brand }: Reader,
	typed: Statement,
	{ withdraw_until, is_late }: { withdraw_until: string | null; is_late: boolean },
	account: AskedAccount,
): Promise<Response> {
	const words = PAGE_TEXTS[locale];
	const last =
		withdraw_until === null
			? ''
			: html`<p>${words.until} ${formatDate(daysAfter(withdraw_until, 0), locale)}.</p>`;
	return printPage({
		locale,
		brand,
		title: words.reviewTitle,
		body: html`<p>${words.statement}</p>
			${facts(locale, typed)} ${last} ${is_late ? html`<p>${words.late}</p>` : ''}
			<form method="post" action="${action(stateWithdrawal.path, locale)}">
				${hidden(typed)}
				<input type="hidden" name="key" value="${randomUUID()}" />
				${accountField(locale, account)}
				<div class="cell"><button type="submit">${words.confirm}</button></div>
				<div class="cell">
					<button
						type="submit"
						class="quiet"
						name="edit"
						value="1"
						formaction="${action(reviewWithdrawal.path, locale)}"
					>
						${words.edit}
					</button>
				</div>
			</form>`,
		status: account?.isWrong ? 422 : 200,
	});
}

/** Page with the received statement and its time, to be printed or kept beside the mail. */
export function receiptPage(
	{ locale, brand }: Reader,
	receipt: ReturnType<typeof toReceipt>,
): Promise<Response> {
	const words = PAGE_TEXTS[locale];
	const { reference, stated_at, is_proven } = receipt;
	return printPage({
		locale,
		brand,
		title: words.receivedTitle,
		body: html`<p>${is_proven ? words.received : words.unproven}</p>
			<p>${words.statement}</p>
			${facts(
				locale,
				{ name: receipt.name, contract: receipt.contract, email: receipt.email },
				html`<dt>${words.reference}</dt>
					<dd>${reference}</dd>
					<dt>${words.statedAt}</dt>
					<dd><time datetime="${stated_at}">${formatMoment(stated_at, locale)}</time></dd>`,
			)}
			<p>${words.next}</p>`,
		status: 200,
	});
}

/** Page behind the link of a receipt. It changes nothing until the button is pressed. */
export function proofPage(
	{ locale, brand, email }: Reader,
	token: string | null,
	account: AskedAccount,
): Promise<Response> {
	const words = PAGE_TEXTS[locale];
	const ask = html`<p>${words.proveText}</p>
		<form method="post" action="${PROOF_PATH}?locale=${locale}">
			<input type="hidden" name="token" value="${token ?? ''}" />
			${accountField(locale, account)}
			<div class="cell"><button type="submit">${words.prove}</button></div>
		</form>`;
	const lost = html`<p>${words.unknownText}</p>
		<p><a href="mailto:${email}">${email}</a></p>
		<p><a href="${href(locale, 'withdrawal')}">${words.title}</a></p>`;
	return printPage({
		locale,
		brand,
		title: token === null ? words.unknown : words.prove,
		body: token === null ? lost : ask,
		status: token === null ? 404 : account?.isWrong ? 422 : 200,
	});
}

/** Page of a refusal. Nothing is stored, and the typed values can be sent again. */
export function refusalPage(
	{ locale, brand, email }: Reader,
	typed: Typed,
	status: 409 | 413 | 429,
	headers: Record<string, string> = {},
): Promise<Response> {
	const words = PAGE_TEXTS[locale];
	return printPage({
		locale,
		brand,
		title: words.refused,
		body: html`<p>${status === 429 ? words.tooMany : words.refusedText}</p>
			<p><a href="mailto:${email}">${email}</a></p>
			${questions(locale, typed, [])}`,
		status,
		headers,
	});
}
