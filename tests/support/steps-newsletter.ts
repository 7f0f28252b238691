import type { Page } from '@playwright/test';
import { expect, type Visitor } from './steps.ts';

/** Texts that a subscriber reads, by language. */
const NEWSLETTER_WORDS = {
	it: {
		form: 'Iscrizione alla newsletter',
		email: 'E-mail',
		language: 'Lingua della newsletter',
		chosen: 'Italiano',
		privacy: 'Ho letto l’informativa sul trattamento dei dati personali',
		send: 'Iscriviti',
		thanks: 'Manca un passo: guarda nella posta',
		confirm: 'Conferma l’iscrizione',
		confirmed: 'Iscrizione confermata',
		already: 'Avevi già confermato',
		unsubscribe: 'Cancella l’iscrizione',
		unsubscribed: 'Iscrizione cancellata',
		alreadyGone: 'L’iscrizione era già cancellata',
		incomplete: /Il link è incompleto/,
		unknown: 'Questo link non è valido',
		again: 'Iscriviti alla newsletter',
		failed: /Non siamo riusciti a registrare la richiesta/,
		withoutScript: /JavaScript è disattivato/,
		write: 'Scrivici',
	},
	ja: {
		form: 'ニュースレター登録',
		email: 'メールアドレス',
		language: 'ニュースレターの言語',
		chosen: '英語',
		privacy: '個人データの取り扱いに関する通知を読みました',
		send: '登録する',
		thanks: 'あと一歩です。メールをご確認ください',
		confirm: '登録を確認する',
		confirmed: '登録が完了しました',
		already: 'すでに確認済みです',
		unsubscribe: '配信を停止する',
		unsubscribed: '配信を停止しました',
		alreadyGone: 'すでに配信を停止しています',
		incomplete: /リンクが途中で切れています/,
		unknown: 'このリンクは無効です',
		again: 'ニュースレターに登録する',
		failed: /手続きを完了できませんでした/,
		withoutScript: /JavaScriptが無効/,
		write: 'メールで連絡する',
	},
} as const satisfies Record<Visitor, unknown>;

/** Steps of a subscriber. */
export function subscribe(page: Page, locale: Visitor) {
	const words = NEWSLETTER_WORDS[locale];
	const main = page.getByRole('main');
	return {
		words,
		main,
		button: (name: string) => main.getByRole('button', { name, exact: true }),
		/** Expects the heading of an answer, which takes the focus from the button that is gone. */
		async answered(title: string) {
			await expect(main.getByRole('heading', { name: title, level: 2 })).toBeFocused();
		},
		/** Sends the form on the page with the address that it holds. */
		async send(email: string) {
			const form = page.getByRole('form', { name: words.form, exact: true });
			await form.scrollIntoViewIfNeeded();
			await expect(form).toHaveJSProperty('noValidate', true);
			await expect(form.getByRole('textbox', { name: words.email })).toHaveValue(email);
			await form.getByLabel(words.language).selectOption(words.chosen);
			await form.getByRole('checkbox', { name: words.privacy }).check();
			await form.getByRole('button', { name: words.send, exact: true }).click();
			await expect(main.getByRole('heading', { name: words.thanks })).toBeVisible();
		},
	};
}
