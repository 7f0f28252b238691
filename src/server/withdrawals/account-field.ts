import { html } from 'hono/html';
import type { Locale } from '#contract/locales.ts';
import type { Markup } from '#server/platform/page/frame.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';

/** IBAN field of a page; null where the refund needs no account. */
export type AskedAccount = { typed: string; isWrong: boolean } | null;

/** Field for the account of a refund. It is optional, for a statement requires nothing else. */
export function accountField(locale: Locale, account: AskedAccount): Markup | '' {
	if (account === null) return '';
	const { typed, isWrong } = account;
	const { label, hint, wrong } = ACCOUNT_TEXTS[locale];
	return html`<div class="cell">
		<label for="iban">${label}</label>
		<p id="hint-iban">${hint}</p>
		<input
			id="iban"
			name="iban"
			value="${typed}"
			autocomplete="off"
			autocapitalize="characters"
			spellcheck="false"
			maxlength="60"
			aria-describedby="${isWrong ? 'error-iban hint-iban' : 'hint-iban'}"
			${isWrong ? html`aria-invalid="true" autofocus` : ''}
		/>
		${isWrong ? html`<p class="error" id="error-iban">${wrong}</p>` : ''}
	</div>`;
}
