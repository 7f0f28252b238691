import type { Locator, Page } from '@playwright/test';
import { expect, type Visitor } from './steps.ts';

/** Texts that an applicant reads, by language. */
const CAREERS_WORDS = {
	it: {
		careers: '/it/lavora-con-noi',
		// A position without a last day, or the journey would end on it.
		position: 'Addetta/o al montaggio e centraggio ruote',
		toForm: 'Vai al modulo',
		form: 'Candidatura',
		closed: '/it/lavora-con-noi/area-manager-spagna-portogallo',
		isClosed: 'Selezione chiusa',
		spontaneous: 'Candidatura spontanea',
		firstName: 'Nome',
		lastName: 'Cognome',
		email: 'E-mail',
		phone: 'Telefono',
		area: 'Area di lavoro',
		quality: 'Qualità',
		cv: 'Curriculum vitae',
		letter: 'Lettera di presentazione',
		privacy: 'Ho letto l’informativa sul trattamento dei dati personali',
		send: 'Invia la candidatura',
		thanks: 'La candidatura è arrivata',
		candidates: 'Informativa privacy per i candidati',
	},
	ja: {
		careers: '/ja/careers',
		position: 'ホイール組立・振れ取り担当',
		toForm: 'フォームへ進む',
		form: '応募フォーム',
		closed: '/ja/careers/area-manager-spain-portugal',
		isClosed: '募集は終了しました',
		spontaneous: 'オープンポジション応募',
		firstName: '名',
		lastName: '姓',
		email: 'メールアドレス',
		phone: '電話番号',
		area: '希望分野',
		quality: '品質管理',
		cv: '履歴書・職務経歴書',
		letter: '志望動機書',
		privacy: '個人データの取り扱いに関する通知を読みました',
		send: '応募する',
		thanks: 'ご応募を受け付けました',
		candidates: '採用応募者向けプライバシー通知',
	},
} as const satisfies Record<Visitor, unknown>;

/** The smallest document that PDF readers accept. */
const PDF = Buffer.from(
	'%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const toPdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF });

/** Steps of an applicant. */
export function apply(page: Page, locale: Visitor) {
	const words = CAREERS_WORDS[locale];
	async function attach(form: Locator) {
		await form.getByLabel(words.cv).setInputFiles(toPdf('cv.pdf'));
		await form.getByLabel(words.letter).setInputFiles(toPdf('lettera 手紙.pdf'));
	}
	return {
		words,
		attach,
		main: page.getByRole('main'),
		/** Fills in what every application asks for, in the form of that name, and sends it. */
		async send(name: string, email: string) {
			const form = page.getByRole('form', { name, exact: true });
			await form.scrollIntoViewIfNeeded();
			await expect(form).toHaveJSProperty('noValidate', true);
			const box = (label: string) => form.getByRole('textbox', { name: label, exact: true });
			await box(words.firstName).fill('Cliente');
			await box(words.lastName).fill('Prova');
			await box(words.email).fill(email);
			await box(words.phone).fill('333 123 4567');
			const area = form.getByRole('combobox', { name: words.area });
			if ((await area.count()) > 0) await area.selectOption({ label: words.quality });
			await attach(form);
			await form.getByRole('checkbox', { name: words.privacy }).check();
			await form.getByRole('button', { name: words.send }).click();
		},
	};
}
