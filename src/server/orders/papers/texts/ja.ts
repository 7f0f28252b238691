import type { PaperTexts } from './shape.ts';

export const JA: PaperTexts = {
	titles: {
		confirmation: '注文確認書',
		invoice: '請求書',
		receipt: '領収書',
		credit_note: '返金伝票',
		debit_note: '返金取消伝票',
		slip: '納品書',
	},
	order: 'ご注文番号',
	date: '日付',
	number: '番号',
	corrects: '対象の請求書',
	takesBack: '取り消す返金伝票',
	payment: 'お支払い方法',
	means: { stripe: 'カード', bank_transfer: '銀行振込', test: 'テスト決済' },
	delivery: 'お届け予定',
	afterMoney: (days) => `ご入金の確認から${days.replace('–', '～')}営業日`,
	buyer: 'お客様',
	shipTo: 'お届け先',
	pickup: 'お受け取り店舗',
	seller: '販売者',
	vatNumber: 'VAT番号',
	taxCode: '税務番号',
	recipientCode: '電子請求書の受取コード（SDI）',
	article: '商品',
	quantity: '数量',
	unitPrice: '単価',
	amount: '金額',
	rate: 'VAT',
	serials: 'シリアル番号',
	goods: '商品合計',
	discount: '割引',
	shipping: '配送料',
	total: '合計',
	vatOf: (rate, net) => `うちVAT ${rate}（対象 ${net}）`,
	untaxed: {
		intra_eu:
			'VATは課税されていません（DL 331/93 第41条）。VATはお客様の申告となります（リバースチャージ）。',
		export:
			'輸出のためVATは課税されていません（DPR 633/72 第8条）。お届け先の国の税金と関税は、お受取人様のご負担となります。',
	},
	transfer: 'お振込先',
	holder: '口座名義',
	reference: '振込時の備考',
	lastDay: '着金の期日',
	guarantee: '契約適合性の法定保証',
	guaranteeText: (years) =>
		`お届けから${years}年間、販売者は契約に適合しない点について責任を負います。無償での修理または交換、もしくは代金の減額または契約の解除を求めることができます（イタリア消費者法典第128条以下）。`,
	withdrawal: '契約の撤回',
	withdrawalText:
		'最後のお荷物を受け取られた日から14日以内であれば、理由を問わず契約を撤回できます。サイトの各ページにある「契約の撤回はこちら」から、またはメールで、その旨をお知らせください。お支払いいただいた金額を、標準配送の送料も含めて14日以内に返金します。ただし、商品が戻るか、発送されたことを確認するまで返金をお待ちいただく場合があります。商品は、お知らせから14日以内にお客様のご負担でご返送ください。',
	conditions: '同意いただいた契約条件',
	courtesy: '控えです。原本は、イタリアの電子請求書システムに送信されたものです。',
	slipText:
		'お届けの際に内容をご確認ください。返品や契約の撤回は、ご注文のページからお手続きいただけます。',
};
