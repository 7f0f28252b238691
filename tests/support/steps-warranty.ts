import { type APIRequestContext, type Page, request, test } from '@playwright/test';
import * as v from 'valibot';
import { config } from '#config.ts';
import { FIXTURE_PASSWORD } from './desk-password.ts';
import { inDays } from './days.ts';
import { expect, type Visitor } from './steps.ts';

/** Texts around the registration of a wheel and its passport. */
export const WARRANTY_WORDS = {
	it: {
		form: 'Registra le tue ruote',
		serial: 'Numero seriale della ruota (MQC)',
		second: 'Seriale dell’altra ruota della coppia',
		date: 'Data di acquisto',
		addSecond: 'Aggiungi l’altra ruota della coppia',
		store: 'Rivenditore',
		firstName: 'Nome',
		lastName: 'Cognome',
		email: 'E-mail',
		proof: 'Prova di acquisto',
		terms: 'Ho letto e accetto le condizioni di garanzia',
		privacy: 'Ho letto l’informativa',
		send: 'Registra',
		where: 'Dove si trova il seriale',
		wherePicture: /accanto al foro della valvola/,
		noSerial: 'Il numero seriale è richiesto',
		noDate: 'Il campo data di acquisto è richiesto',
		ready: 'Seriale riconosciuto: la ruota si può registrare.',
		already_registered: 'Questo seriale risulta già registrato.',
		substituted: 'Questa ruota è già stata sostituita nell’ambito del servizio di garanzia.',
		teams: 'Questa ruota è già stata sostituita nell’ambito del servizio di garanzia.',
		date_expired: 'È stato superato il limite massimo di tempo per la registrazione.',
		date_greater: 'La data inserita non è valida.',
		not_found: 'Il seriale non è corretto: controlla e riprova.',
		success: 'Abbiamo ricevuto la richiesta di estensione della garanzia da 2 a 4 anni.',
		lookAlike: /zero e O, uno e I/,
		ops: 'Manda una richiesta',
		opsForm: 'Richiesta di assistenza per il seriale',
		model: 'Modello della ruota',
		opsSend: 'Invia la richiesta',
		opsThanks: 'La richiesta di assistenza è arrivata',
		passport: 'Passaporto della ruota',
		requested: 'Estensione richiesta il',
		active: 'Estensione accettata il',
		ended: 'Estensione terminata',
		nextEmail: 'E-mail del nuovo proprietario',
		sure: /Ho capito/,
		invite: 'Invia l’invito',
		invited: 'Invito inviato.',
		withdraw: 'Ritira l’invito',
		withdrawn: 'Invito ritirato',
		noEmail: 'Scrivi un indirizzo e-mail completo',
		notSure: 'Spunta questa casella per continuare.',
		accept: 'Accetta la ruota',
		acceptPrivacy: 'Ho letto l’informativa sulla privacy',
		noPrivacy: 'Conferma di aver letto l’informativa.',
		accepted: 'La ruota è tua',
		open: 'Apri il passaporto',
		lost: 'Il link a questa ruota non vale più',
		lostEmail: 'E-mail della registrazione',
		ask: 'Manda il link',
		asked: 'Se seriale e indirizzo corrispondono',
		gone: /L’invito è scaduto/,
	},
	ja: {
		form: 'ホイールの登録',
		serial: 'ホイールのシリアル番号（MQC）',
		second: 'もう一方のホイールのシリアル番号',
		date: '購入日',
		addSecond: 'もう一方のホイールも登録する',
		store: '購入した店舗',
		firstName: '名',
		lastName: '姓',
		email: 'メールアドレス',
		proof: '購入証明書',
		terms: '保証規定を読み、同意します',
		privacy: '個人データの取り扱いに関する通知を読みました',
		send: '登録する',
		where: 'シリアル番号の位置',
		wherePicture: /バルブ穴の横/,
		noSerial: 'シリアル番号は必須です',
		noDate: '購入日は必須です',
		ready: '番号を確認しました。このホイールは登録できます。',
		already_registered: 'このシリアル番号はすでに登録されています。',
		substituted: 'このホイールは保証サービスにより交換済みです。',
		teams: 'このホイールは保証サービスにより交換済みです。',
		date_expired: '登録の期限を過ぎています。',
		date_greater: '入力された日付が正しくありません。',
		not_found: 'シリアル番号が正しくありません。',
		success: '保証を2年から4年に延長するお申し込みを受け付けました。',
		lookAlike: /0とO、1とI/,
		ops: 'サポートを依頼する',
		opsForm: 'シリアル番号に関するサポート',
		model: 'ホイールのモデル',
		opsSend: '送信する',
		opsThanks: 'サポート',
		passport: 'ホイールパスポート',
		requested: '延長保証のお申し込み日',
		active: '延長保証の承認日',
		ended: '延長保証：終了',
		nextEmail: '次の所有者のメールアドレス',
		sure: /理解しました/,
		invite: '招待を送る',
		invited: '招待を送信しました。',
		withdraw: '招待を取り消す',
		withdrawn: '招待を取り消しました。',
		noEmail: 'メールアドレスを正しくご入力ください',
		notSure: '続けるには、チェックを入れてください。',
		accept: 'ホイールを引き継ぐ',
		acceptPrivacy: 'プライバシーポリシーを読みました',
		noPrivacy: 'プライバシーポリシーを読み、チェックを入れてください。',
		accepted: 'ホイールを引き継ぎました',
		open: 'パスポートを開く',
		lost: 'このホイールへのリンクは無効になりました',
		lostEmail: '登録時のメールアドレス',
		ask: 'リンクを送る',
		asked: '番号とアドレスが一致する場合',
		gone: /招待の期限が切れたか/,
	},
} as const satisfies Record<Visitor, unknown>;

/** Carbon models of the demo shop, and how many pairs of each may be used up. */
const MODELS = ['30', '35', '36', '40', '45', '50', '60', '62', '80', '88'];
const FIRST_PAIR = 5;
const LAST_PAIR = 20;
/** Well below the sixty checks that an address has in ten minutes. */
const MOST_TRIES = 12;

/**
 * Finds both serials of a pair that is not registered yet. Tests that run side by side draw from
 * models of their own: two of them could find the same pair free.
 */
export async function aFreePair(request: APIRequestContext): Promise<[string, string]> {
	const { parallelIndex, config } = test.info();
	const models = MODELS.filter((_, at) => at % config.workers === parallelIndex);
	const pairs = models.flatMap((model) =>
		Array.from({ length: LAST_PAIR - FIRST_PAIR + 1 }, (_, at) => ({
			model,
			pair: FIRST_PAIR + at,
		})),
	);
	// Draws each pair once at most: those that earlier tests took are not drawn again.
	for (let turn = 0; turn < MOST_TRIES; turn += 1) {
		const [drawn] = pairs.splice(Math.floor(Math.random() * pairs.length), 1);
		if (!drawn) break;
		const { model, pair } = drawn;
		const number = 101 + (pair - 1) * 2;
		const serial_number = `MQC${model}A25${String(number).padStart(4, '0')}`;
		const response = await request.post('/api/warranty-checks', {
			data: { serial_number, purchase_date: inDays(0) },
		});
		const isFree = (await response.text()).includes('"success"');
		if (isFree) return [serial_number, `MQC${model}P25${String(number + 1).padStart(4, '0')}`];
	}
	throw new Error('no free pair of wheels was found');
}

/** Steps of a visitor who registers wheels. */
export function registerWheels(page: Page, locale: Visitor) {
	const words = WARRANTY_WORDS[locale];
	const form = page.getByRole('form', { name: words.form });
	const box = (name: string) => form.getByRole('textbox', { name, exact: true });
	const serial = box(words.serial);
	const date = form.getByLabel(words.date);
	const sendButton = form.getByRole('button', { name: words.send, exact: true });
	return {
		words,
		form,
		box,
		serial,
		date,
		sendButton,
		second: box(words.second),
		async awake() {
			await form.scrollIntoViewIfNeeded();
			await expect(form).toHaveJSProperty('noValidate', true);
		},
		/** Types a serial and a date, and moves on to the next field. */
		async ask(typed: string, day: string) {
			await date.fill(day);
			await serial.fill(typed);
			await serial.blur();
		},
		/** Fills in everything besides serials and date. */
		async fillInRest(email: string) {
			await box(words.store).fill('Cicli di prova');
			await box(words.firstName).fill('Cliente');
			await box(words.lastName).fill('Prova');
			await box(words.email).fill(email);
			await form.getByLabel(words.proof).setInputFiles({
				name: 'scontrino.pdf',
				mimeType: 'application/pdf',
				buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
			});
			await form.getByRole('checkbox', { name: words.terms }).check();
			await form.getByRole('checkbox', { name: words.privacy }).check();
		},
	};
}

const listSchema = v.object({ data: v.object({ records: v.array(v.object({ id: v.string() })) }) });

/** Accepts the request for a wheel at the desk. */
export async function acceptAtDesk(baseURL: string, serial: string): Promise<void> {
	const origin = new URL(baseURL).origin;
	const desk = await request.newContext({ baseURL, extraHTTPHeaders: { origin } });
	const password = config.DESK_PASSWORD ?? FIXTURE_PASSWORD;
	const data = { email: 'support@livenza.example', password };
	const signIn = async () => (await desk.post('/api/auth/sign-in', { data })).status();
	// A host on a busy machine may answer 503, and ask for a retry.
	await expect.poll(signIn).toBe(200);
	const list = await desk.get(`/api/desk/wheel_registrations?q=${serial}`);
	const [found] = v.parse(listSchema, await list.json()).data.records;
	const accepted = await desk.post(`/api/desk/wheel_registrations/${found?.id}/acceptances`);
	expect(accepted.ok()).toBe(true);
	await desk.dispose();
}
