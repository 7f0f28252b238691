import type { ReturnMailTexts } from './shape.ts';

export const JA: ReturnMailTexts = {
	facts: { reference: '返品番号', order: '注文番号', refund: '返金額', sendTo: '返送先' },
	part: {
		subject: (reference) => `返品 ${reference}：一部が到着しました`,
		title: '返品の商品の一部が届きました',
		came: '届いた商品',
		missing: '届いていない商品',
		text: '届いた分を返金いたします。残りもお送りいただいている場合は、運送会社の控えを添えてこのメールにご返信ください。お荷物をお調べします。',
	},
	see: '返品を確認する',
	linkNote:
		'このリンクはご本人専用で、30日間有効です。メールアドレスと注文番号で、いつでも再発行できます。',
	mails: {
		requested: {
			subject: (reference) => `返品 ${reference}：お申し込みを受け付けました`,
			title: '返品のお申し込みを受け付けました',
			text: '内容を確認し、2営業日以内にご連絡します。それまで商品は元の梱包のまま保管してください。',
		},
		authorised: {
			subject: (reference) => `返品 ${reference}：承認されました`,
			title: '返品が承認されました',
			text: '送り状を添付しました。印刷して封をした箱に貼り、ご指定の住所に伺う集荷員にお渡しください。ホイールの場合は、一緒に購入していないタイヤ、カセット、ローターを外してください。',
			own: '返品番号が見えるようにして、下記の住所までお送りください。発送後、返品のページに追跡番号をご入力ください。ホイールの場合は、一緒に購入していないタイヤ、カセット、ローターを外してください。',
		},
		in_transit: {
			subject: (reference) => `返品 ${reference}：輸送中`,
			title: '返品の商品が輸送中です',
			text: '発送の情報を受け付けました。工房に届き次第ご連絡します。',
		},
		received: {
			subject: (reference) => `返品 ${reference}：到着しました`,
			title: '返品の商品が届きました',
			text: '工房で状態を確認し、その後すぐに返金の手続きを行います。',
		},
		refunded: {
			subject: (reference) => `返品 ${reference}：完了しました`,
			title: '返金のお知らせ',
			text: '返品が完了しました。返金の手続きを行いました。お支払い時と同じ方法で返金します。反映までに数日かかることがあります。',
		},
		refused: {
			subject: (reference) => `返品 ${reference}：お受けできません`,
			title: '返品をお受けできません',
			text: '理由は次のとおりです。ご不明な点はこのメールにご返信ください。法定保証と撤回権はそのまま有効です。',
		},
	},
};
