import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { FREEHUBS, onProduct } from '../support/steps-product.ts';
import { forgiveNetwork, SUBMISSIONS } from '../support/steps-forms.ts';
import { expect, foreseeRoutes, test, VISITORS, type Visitor } from '../support/steps.ts';

const WORDS = {
	it: {
		findStore: 'Trova un rivenditore',
		place: 'Città, CAP o nome',
		town: 'Treviso',
		store: 'Cicli delle Mura',
		visit: 'Guarda una ruota qui',
		page: '/it/store-visit',
		title: 'Guarda la ruota in negozio',
		form: 'Visita in negozio',
		wheel: 'Ruota',
		stores: 'Negozio',
		other: 'MON30-MS-CA',
		firstName: 'Nome',
		lastName: 'Cognome',
		email: 'E-mail',
		privacy: /^Ho letto/,
		send: 'Chiedi al negozio',
		badEmail: /indirizzo e-mail completo/,
		notCarried: /non tiene la ruota/,
		failed: 'Il messaggio non è partito',
		again: 'Riprova',
		thanks: 'La richiesta va al negozio',
		received: 'Grazie',
	},
	ja: {
		findStore: '取扱店を探す',
		place: '都市名・郵便番号・店名',
		town: 'Treviso',
		store: 'Cicli delle Mura',
		visit: '店頭でホイールを見る',
		page: '/ja/store-visit',
		title: '店頭でホイールを見る',
		form: '店頭見学のご希望',
		wheel: 'ホイール',
		stores: '取扱店',
		other: 'MON30-MS-CA',
		firstName: '名',
		lastName: '姓',
		email: 'メールアドレス',
		privacy: /^個人データ/,
		send: '取扱店に依頼する',
		badEmail: /メールアドレス/,
		notCarried: /扱っていません/,
		failed: '送信できませんでした',
		again: 'もう一度試す',
		thanks: 'ご希望を取扱店へお伝えしました',
		received: 'ありがとうございます',
	},
} as const;

const THANKS = /\/thank-you-page\?form=visit/;

function askStore(page: Page, locale: Visitor) {
	const words = WORDS[locale];
	const form = page.getByRole('form', { name: words.form });
	const box = (name: string) => form.getByRole('textbox', { name, exact: true });
	const choice = (name: string) => form.getByRole('combobox', { name });
	const sendButton = form.getByRole('button', { name: words.send });
	return {
		words,
		form,
		box,
		choice,
		sendButton,
		awake: () => expect(form).toHaveJSProperty('noValidate', true),
		async fillIn(email: string = 'rider@mail.example') {
			await box(words.firstName).fill('Cliente');
			await box(words.lastName).fill('Prova');
			await box(words.email).fill(email);
			await form.getByRole('checkbox', { name: words.privacy }).check();
		},
	};
}

for (const locale of VISITORS) {
	test(`an appointment for a chosen wheel is requested from a store that carries it (${locale})`, async ({
		page,
	}) => {
		const { words, form, choice, sendButton, fillIn, awake } = askStore(page, locale);
		const main = page.getByRole('main');
		const product = onProduct(page, locale);
		await product.open();
		await product.choice(FREEHUBS.xdr).click();

		await main.getByRole('link', { name: words.findStore }).first().click();
		await expect(page).toHaveURL(/range=Kleos\+RD&article=KRD50-XDR-BK/);
		await page.getByRole('searchbox', { name: words.place }).fill(words.town);
		const card = main.getByRole('listitem').filter({ hasText: words.store });
		// The printed page does not know of it yet.
		const look = card.getByRole('link', { name: words.visit });
		await expect(look).toHaveAttribute('href', /article=KRD50-XDR-BK/);
		await look.click();

		await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
		await awake();
		await expect(choice(words.wheel)).toHaveValue('KRD50-XDR-BK');
		await expect(choice(words.stores)).toHaveValue('it-treviso-cicli-mura');
		expect(await violations(page)).toEqual([]);
		await fillIn();
		await sendButton.click();
		await expect(page).toHaveURL(THANKS);
		await expect(main.getByRole('heading', { name: words.thanks })).toBeVisible();
		await expect(form).toHaveCount(0);
	});

	test(`a store without the wheel is reported beside its field (${locale})`, async ({
		page,
		noise,
	}) => {
		const { words, form, choice, sendButton, fillIn, awake } = askStore(page, locale);
		const store = 'it-conegliano-officina-ciclo-piave';
		await page.goto(`${words.page}?article=KRD50-HG-BK&store=it-treviso-cicli-mura`);
		await awake();
		await choice(words.wheel).selectOption(words.other);
		// The choice stays, so that it can be reported; beside it stand those that carry the other
		// wheel.
		await expect(choice(words.stores)).toHaveValue('it-treviso-cicli-mura');
		await fillIn();
		await sendButton.click();
		const summary = form.getByRole('alert');
		await expect(summary).toContainText(words.notCarried);
		await expect(choice(words.stores)).toHaveAccessibleDescription(words.notCarried);
		expect(await violations(page)).toEqual([]);
		await choice(words.stores).selectOption(store);
		await sendButton.click();
		await expect(page).toHaveURL(THANKS);
		forgiveNetwork(noise);
	});

	test(`with the keyboard alone, after an invalid address and an outage (${locale})`, async ({
		page,
		noise,
	}) => {
		const { words, form, box, choice, fillIn, awake } = askStore(page, locale);
		await foreseeRoutes(page);
		await page.goto(words.page);
		await awake();
		await choice(words.wheel).focus();
		await page.keyboard.type('Kleos RD 62');
		await page.keyboard.press('Tab');
		await page.keyboard.press('ArrowDown');
		await expect(choice(words.stores)).not.toHaveValue('');
		await fillIn('rider@');
		await page.keyboard.press('Tab');
		await expect(form.getByRole('link').first()).toBeFocused();
		await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		await expect(form.getByRole('alert')).toContainText(words.badEmail);
		await expect(form.getByRole('alert')).toBeFocused();
		await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		await expect(box(words.email)).toBeFocused();
		await page.keyboard.press('End');
		await page.keyboard.type('mail.example');

		await page.route(SUBMISSIONS, (route) => route.abort());
		await page.keyboard.press('Enter');
		const failure = form.getByRole('alert').filter({ hasText: words.failed });
		await expect(failure).toBeVisible();
		await expect(box(words.email)).toHaveValue('rider@mail.example');
		await page.unroute(SUBMISSIONS);
		await failure.getByRole('button', { name: words.again }).press('Enter');
		await expect(page).toHaveURL(THANKS);
		forgiveNetwork(noise);
	});

	test.describe('without script', () => {
		test.use({ javaScriptEnabled: false });

		test(`wheel and store are chosen on the page, and the host answers (${locale})`, async ({
			page,
		}) => {
			const { words, choice, sendButton, fillIn } = askStore(page, locale);
			await page.goto(words.page);
			await choice(words.wheel).selectOption('KRD50-HG-BK');
			await choice(words.stores).selectOption('it-treviso-cicli-mura');
			await fillIn(`no-script-${locale}@mail.example`);
			await sendButton.click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.received);
		});
	});
}
