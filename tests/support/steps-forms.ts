import type { Locator, Page } from '@playwright/test';
import { expect, type Visitor } from './steps.ts';

/** Texts of the contact form and around its sending. */
const FORM_WORDS = {
	it: {
		contact: 'Scrivici',
		newsletter: 'Iscrizione alla newsletter',
		firstName: 'Nome',
		lastName: 'Cognome',
		email: 'E-mail',
		phone: 'Telefono',
		country: 'Paese',
		language: 'Lingua in cui ricevere la risposta',
		french: 'Francese',
		message: 'Messaggio',
		no: 'No',
		privacy: 'Ho letto l’informativa sul trattamento dei dati personali',
		send: 'Invia il messaggio',
		summary: 'Ci sono 6 campi da correggere',
		missingMessage: 'Messaggio: Questo campo è obbligatorio.',
		badPhone: 'Da 9 a 11 cifre.',
		pending: 'Invio in corso…',
		failed: 'Il messaggio non è partito',
		noConnection: 'Connessione assente. Controlla la rete e riprova.',
		noCaptcha: 'Il controllo antispam non si carica',
		blocked: 'Il modulo non si può inviare',
		tooMany: 'Riprova tra 3 minuti.',
		again: 'Riprova',
		write: 'Scrivi un’e-mail',
		found: 'Abbiamo ritrovato quello che avevi scritto.',
		discard: 'Ricomincia da capo',
		text: 'Vorrei sapere quale pneumatico va sulla mia ruota.',
	},
	ja: {
		contact: 'お問い合わせ',
		newsletter: 'ニュースレター登録',
		firstName: '名',
		lastName: '姓',
		email: 'メールアドレス',
		phone: '電話番号',
		country: '国',
		language: '返信の言語',
		french: 'フランス語',
		message: 'お問い合わせ内容',
		no: 'いいえ',
		privacy: '個人データの取り扱いに関する通知を読みました',
		send: '送信する',
		summary: '6件の入力内容をご確認ください',
		missingMessage: 'お問い合わせ内容：この項目は必須です。',
		badPhone: '9～11桁の数字でご入力ください。',
		pending: '送信中…',
		failed: '送信できませんでした',
		noConnection: '接続できません。ネットワークを確認して再度お試しください。',
		noCaptcha: 'スパム対策の確認機能を読み込めません',
		blocked: 'フォームを送信できません',
		tooMany: '3分後にもう一度お試しください。',
		again: 'もう一度試す',
		write: 'メールを送る',
		found: '入力途中の内容を復元しました。',
		discard: '最初から入力する',
		text: 'ホイールに適合するタイヤを教えてください。',
	},
} as const satisfies Record<Visitor, unknown>;

export const SUBMISSIONS = '**/api/forms/*/submissions';
export const CAPTCHA = '**/api/captcha?*';

/**
 * Expects network failures only: every browser logs them to the console; other lines are not
 * allowed.
 */
export function forgiveNetwork(noise: string[]) {
	const others = noise.filter((line) => !/Failed to load resource/.test(line));
	expect(others).toEqual([]);
	noise.length = 0;
}

/** Steps of a visitor who writes to the company. */
export function writeTo(page: Page, locale: Visitor) {
	const words = FORM_WORDS[locale];
	const form = page.getByRole('form', { name: words.contact });
	const box = (name: string): Locator => form.getByRole('textbox', { name, exact: true });
	const sendButton = form.getByRole('button', { name: words.send });
	return {
		words,
		form,
		box,
		sendButton,
		/** Waits until its script has taken the form over. */
		async awake(name: string = words.contact) {
			const place = page.getByRole('form', { name });
			await place.scrollIntoViewIfNeeded();
			await expect(place).toHaveJSProperty('noValidate', true);
		},
		async fillIn() {
			await box(words.firstName).fill('Cliente');
			await box(words.lastName).fill('Prova');
			await box(words.email).fill('rider@mail.example');
			await box(words.phone).fill('333 123 4567');
			await form.getByRole('combobox', { name: words.language }).selectOption(words.french);
			await box(words.message).fill(words.text);
			await form.getByRole('radio', { name: words.no, exact: true }).check();
			await form.getByRole('checkbox', { name: words.privacy }).check();
		},
		failure: form.getByRole('alert').filter({ hasText: words.failed }),
		blocked: form.getByRole('alert').filter({ hasText: words.blocked }),
		summary: form.getByRole('alert', { name: words.summary }),
	};
}
