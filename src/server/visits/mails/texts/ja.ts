import type { VisitMailTexts } from './it.ts';

export const JA: VisitMailTexts = {
	facts: {
		wheel: 'ホイール',
		code: '品番',
		when: 'ご希望の時間帯',
		name: 'お名前',
		language: '言語',
		store: '取扱店',
		address: '住所',
		phone: '電話番号',
	},
	receipt: {
		subject: (reference) => `店頭見学のご希望を承りました（${reference}）`,
		title: 'ご希望を取扱店へお伝えしました',
		intro: 'お選びの取扱店へ、ご希望をお伝えしました。',
		next: '在庫の有無とご来店いただける日時について、取扱店からこのアドレスへご連絡します。お急ぎの場合はお電話でお問い合わせください。ご注文ではありませんので、店頭でゆっくりお選びいただけます。',
	},
	request: {
		subject: (reference) => `ホイール見学のご希望（${reference}）`,
		title: '店頭でのホイール見学のご希望',
		intro: '当社ウェブサイトより、貴店での見学のご希望をお預かりしました。',
		next: 'このメールにご返信いただくと、ご希望の方に直接届きます。在庫の有無とご来店いただける日時をお知らせください。',
		missing: (email) => `在庫がない場合は、${email}までご連絡ください。`,
		data: 'お名前とメールアドレスはこのご希望への回答にのみ使用し、不要になりましたら削除してください。',
	},
};
