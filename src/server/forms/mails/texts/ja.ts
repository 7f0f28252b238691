import type { FormMailTexts } from './it.ts';

export const JA: FormMailTexts = {
	contact: {
		subject: (reference) => `お問い合わせを受け付けました（${reference}）`,
		title: 'お問い合わせを受け付けました',
		intro:
			'このたびはお問い合わせいただき、ありがとうございます。内容は製品の担当者に届いています。通常2営業日以内に、このアドレスへご返信いたします。',
	},
	application: {
		subject: (position) =>
			position === '' ? 'ご応募を受け付けました' : `ご応募を受け付けました：${position}`,
		title: 'ご応募を受け付けました',
		intro: (position) =>
			position === ''
				? 'オープンポジションにご応募いただき、ありがとうございます。応募書類は人事担当に届いています。'
				: `「${position}」にご応募いただき、ありがとうございます。応募内容と添付書類は人事担当に届いています。`,
		next: '書類は人事担当と該当部門の責任者が拝見します。プログラムによる採点は行いません。結果にかかわらず、必ずご連絡いたします。',
		kept: '応募書類は12か月間保管した後に削除します。それより早い削除をご希望の場合は、いつでもお申し出ください。',
	},
	retailer: {
		subject: (reference) => `お取り扱いのお申し込みを受け付けました（${reference}）`,
		title: 'お申し込みを受け付けました',
		intro:
			'当社製品にご関心をお寄せいただき、ありがとうございます。お申し込みは営業担当に届いています。地域を確認のうえ、5営業日以内にお電話またはメールでご連絡いたします。',
	},
	answer: {
		subject: (reference) => `当社からの回答（${reference}）`,
		title: '当社からの回答',
	},
};
