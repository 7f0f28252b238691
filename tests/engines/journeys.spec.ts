import { fileURLToPath } from 'node:url';
import checkout from '../../src/i18n/locales/it/checkout.json' with { type: 'json' };
import account from '../../src/i18n/locales/it/account.json' with { type: 'json' };
import { CONSENT_TEXTS } from '../../src/server/consents/texts.ts';
import { expect, test } from './steps.ts';

const PICTURE = fileURLToPath(import.meta.resolve('../../public/favicon-180.png'));

test.beforeEach(({ visitor }) => visitor.visit.resize(390, 844));

test('a guest buys wheels', async ({ visitor }) => {
	const { go, press, write, choose, see, at } = visitor;
	await go('/it/prodotto/ruote-kleos-rd-50?variant=KRD50-HG-BK');
	await press('button', 'Aggiungi al carrello');
	await see('dialog:modal', 'Kleos RD 50');
	await go('/it/checkout');
	await write(account.field.email, 'anna@mail.example');
	await press('button', checkout.login.guestButton);
	await at('/it/checkout/shipping');
	await choose(account.field.country, 'Italia');
	await write(account.field.given, 'Anna');
	await write(account.field.family, 'Piave');
	await write(account.field.line1, 'Via Roma 12');
	await write(account.field.postalCode, '31020');
	await write(account.field.city, 'San Vendemiano');
	await choose('Provincia', 'TV');
	await press('button', checkout.way.toPayment);
	await at('/it/checkout/payment');
	await press('field', `${checkout.means.bank_transfer}…`);
	await press('button', checkout.way.toResume);
	await at('/it/checkout/resume');
	await press('field', CONSENT_TEXTS.it.terms);
	await press('button', checkout.resume.order);
	await see('main', /\d{2}-\d{3}-\d{4}/);
});

test('the nearest stores are found by a town', async ({ visitor }) => {
	const { go, write, see, at } = visitor;
	await go('/it/punti-vendita');
	await write('Città, CAP o nome', 'Treviso');
	await see('[data-status]', /i più vicini a Treviso per primi/);
	await see('.store-card h3, .store-card h2', /^Cicli delle Mura\nOfficina Ciclo Piave/);
	await at('/it/punti-vendita?q=Treviso');
});

test('a support request is sent with a picture', async ({ visitor }) => {
	const { go, write, press, setDay, attach, see, at } = visitor;
	await go('/it/ops-warranty');
	await write('Numero seriale della ruota (MQC)', 'X12345');
	await setDay('Data di acquisto', new Date().toISOString().slice(0, 10));
	await write('Modello della ruota', 'Kleos RD 50');
	await write(account.field.email, 'rider@mail.example');
	await write(account.field.given, 'Cliente');
	await write(account.field.family, 'Prova');
	await attach('Prova di acquisto', PICTURE);
	await press('field', 'Ho letto l’informativa…');
	await press('button', 'Invia la richiesta');
	await at(/^\/it\/thank-you-page\?form=/);
	await see('h1', /\S/);
});

test('the language is changed, and a press beside the dialog closes it', async ({ visitor }) => {
	const { visit, go, press, see, lose, at } = visitor;
	await go('/it/prodotto/ruote-kleos-rd-36');
	await press('button', 'IT, lingua…');
	await see('dialog:modal', '日本語');
	await visit.pressAt(4, 4);
	await lose('dialog:modal');
	await press('button', 'IT, lingua…');
	await press('link', '日本語');
	await at('/ja/product/kleos-rd-36-wheels');
	await see('h1', 'Kleos RD 36');
});

test('two wheels are compared', async ({ visitor }) => {
	const { visit, go, press, see, at } = visitor;
	await visit.resize(1280, 900);
	await go('/it/prodotti/ruote');
	await press('field', 'Confronta Kleos RD 36');
	await press('field', 'Confronta Kleos RD 62');
	await press('link', 'Vai al confronto…');
	await at('/it/confronto?p=kleos-rd-36,kleos-rd-62');
	await see('main table', /1\.390.*1\.560/s);
	expect(await visit.read(() => document.querySelectorAll('main table thead th').length)).toBe(2);
});
