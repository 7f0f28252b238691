import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { config } from '#config.ts';
import { violations } from './axe.ts';
import { FIXTURE_PASSWORD } from './desk-password.ts';
import { submitForm, type FormSlug, type SubmitOptions } from './submit-form.ts';

/** Texts that staff reads in one language. */
const DESK_WORDS = {
	it: {
		title: 'Accedi al banco',
		email: 'E-mail',
		password: 'Password',
		enter: 'Accedi',
		wrong: 'E-mail o password non corrette.',
		today: 'Oggi',
		submissions: 'Richieste',
		serials: 'Numeri seriali',
		search: 'Cerca',
		answer: 'La tua risposta',
		send: 'Invia la risposta',
		sent: 'Risposta in partenza.',
		answers: 'Risposte',
		import: 'Importa CSV',
		importFile: 'File CSV',
		importNow: 'Importa',
		report: 'Aggiunti: 1, modificati: 0, già uguali: 0.',
		notTaken: /^Una riga ha un errore: non è stato importato nulla/,
		unknownProduct: 'il prodotto non è in catalogo',
		close: 'Chiudi',
		edit: 'Modifica',
		state: 'Stato',
		substituted: 'sostituita',
		save: 'Salva',
		saved: 'Modifiche salvate',
		// The address where there is room for it.
		profile: /^(?:support@livenza\.example|Profilo)$/,
		leave: 'Esci',
		menu: 'Apri il menu',
		serial: 'Numero seriale',
		register: 'Registra e invia il certificato',
		registered: 'Ruota registrata: il certificato è in partenza.',
		unknownSerial: 'Il seriale non è in elenco, oppure la ruota non è in carbonio.',
		registrations: 'Registrazioni di ruote',
		decide: 'Decidi sulla richiesta',
		accept: 'Accetta…',
		acceptNow: 'Accetta e invia il certificato',
		accepted: 'Richiesta accettata: il certificato è in partenza.',
		reject: 'Rifiuta…',
		reason: 'Motivo del rifiuto',
		otherDate: 'ha un’altra data',
		rejectNow: 'Rifiuta e avvisa',
		rejected: 'Richiesta rifiutata: il messaggio è in partenza.',
	},
	en: {
		title: 'Sign in to the desk',
		email: 'Email',
		password: 'Password',
		enter: 'Sign in',
		wrong: 'Wrong e-mail or password.',
		today: 'Today',
		submissions: 'Enquiries',
		serials: 'Serial numbers',
		search: 'Search',
		answer: 'Your answer',
		send: 'Send the answer',
		sent: 'The answer is on its way.',
		answers: 'Answers',
		import: 'Import CSV',
		importFile: 'CSV file',
		importNow: 'Import',
		report: 'Added: 1, changed: 0, already the same: 0.',
		notTaken: /^One row has an error: nothing was imported/,
		unknownProduct: 'the product is not in the catalogue',
		close: 'Close',
		edit: 'Edit',
		state: 'State',
		substituted: 'substituted',
		save: 'Save',
		saved: 'Element updated',
		profile: /^(?:support@livenza\.example|Profile)$/,
		leave: 'Logout',
		menu: 'Open menu',
		serial: 'Serial number',
		register: 'Register and send the certificate',
		registered: 'Wheel registered: the certificate is on its way.',
		unknownSerial: 'The serial number is not in the list, or the wheel is not carbon.',
		registrations: 'Wheel registrations',
		decide: 'Decide on the request',
		accept: 'Accept…',
		acceptNow: 'Accept and send the certificate',
		accepted: 'Request accepted: the certificate is on its way.',
		reject: 'Reject…',
		reason: 'Reason for the rejection',
		otherDate: 'has another date',
		rejectNow: 'Reject and tell the owner',
		rejected: 'Request rejected: the message is on its way.',
	},
} as const;
export type DeskLocale = keyof typeof DESK_WORDS;

/** Fails with the violations that axe finds. */
export async function expectOpenToEverybody(page: Page): Promise<void> {
	expect(await violations(page)).toEqual([]);
}

const resultSchema = v.object({ data: v.object({ reference: v.string() }) });

/** Sends an enquiry to the company; returns its reference number. */
export async function anEnquiry(
	baseUrl: string | undefined,
	form: FormSlug = 'contact',
	options: SubmitOptions = {},
): Promise<string> {
	const ask = (path: string, init?: RequestInit) => fetch(new URL(path, baseUrl), init);
	const response = await submitForm(ask, form, options);
	return v.parse(resultSchema, await response.json()).data.reference;
}

/** Steps of a staff member at the desk. */
export function atDesk(page: Page, locale: DeskLocale) {
	const words = DESK_WORDS[locale];
	const button = (name: string) => page.getByRole('button', { name, exact: true });
	return {
		words,
		button,
		async signIn(email: string, password = config.DESK_PASSWORD ?? FIXTURE_PASSWORD) {
			await page.getByLabel(words.email).fill(email);
			await page.getByLabel(words.password).fill(password);
			await button(words.enter).click();
		},
		/** Opens a list through the menu, which is folded away on a narrow screen. */
		async open(list: string) {
			const item = page.getByRole('menuitem', { name: list, exact: true });
			const folded = button(words.menu);
			await expect(item.or(folded).first()).toBeVisible();
			const isFolded = !(await item.isVisible());
			if (isFolded) await folded.click();
			await item.click();
			// The menu slides out, and what lies behind it cannot be used until then.
			if (isFolded) await expect(item).toBeHidden();
			await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible();
		},
		async find(text: string) {
			await page.getByRole('textbox', { name: words.search }).fill(text);
			// The search starts a moment after the last letter, from whichever page is open then.
			await expect(page).toHaveURL((url) => decodeURIComponent(url.hash).includes(text));
			await page.getByRole('link', { name: text }).click();
			await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
		},
	};
}
