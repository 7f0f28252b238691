import type { MailTexts } from './it.ts';

export const JA: MailTexts = {
	greeting: (name) => (name === '' ? 'お客様' : `${name} 様`),
	reference: '受付番号',
	form: 'フォーム',
	receivedOn: '受付日',
	files: '受領ファイル数',
	notRepeated:
		'フォームにはどなたのアドレスでも入力できるため、入力された内容はこのメールに記載していません。お心当たりがない場合は、このメールにご返信ください。すべて削除いたします。',
	replyHint: (reference) =>
		`追記がある場合は、件名の「${reference}」を残したまま、このメールにご返信ください。`,
	pasteHint: 'ボタンから開けない場合は、次のアドレスをブラウザに貼り付けてください。',
	footer: {
		vat: 'VAT番号',
		tax: '納税者番号',
		register: '企業登記簿',
		rea: 'REA',
		capital: '資本金',
		parent: '親会社',
	},
};
