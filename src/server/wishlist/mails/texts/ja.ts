import type { NoticeMailTexts } from './it.ts';

export const JA: NoticeMailTexts = {
	confirm: {
		subject: 'お知らせメールの確認',
		title: '確認をお願いします',
		intro: {
			back: (article) =>
				`このアドレスで、${article}の再入荷のお知らせのお申し込みがありました。ご確認いただいた後、再入荷の際に一度だけメールをお送りします。`,
			cheaper: (article) =>
				`このアドレスで、${article}の値下げのお知らせのお申し込みがありました。ご確認いただいた後、値下げの際に一度だけメールをお送りします。`,
		},
		button: 'お知らせを確認する',
		note: 'リンクの有効期限は7日間です。お心当たりがない場合は、何もなさる必要はありません。ご確認がない場合は、アドレスを削除します。',
	},
	already: {
		subject: 'お知らせはすでに登録されています',
		title: 'すでに登録されています',
		intro: {
			back: (article) =>
				`このアドレスには、${article}の再入荷のお知らせがすでに登録されています。お手続きの必要はありません。再入荷しましたらお知らせします。`,
			cheaper: (article) =>
				`このアドレスには、${article}の値下げのお知らせがすでに登録されています。お手続きの必要はありません。値下げになりましたらお知らせします。`,
		},
		note: 'お知らせの登録は最長1年間です。',
	},
	back: {
		subject: (article) => `再入荷のお知らせ：${article}`,
		title: '再入荷しました',
		intro: (article) =>
			`お待ちいただいていた商品を、再びご注文いただけるようになりました：${article}`,
	},
	cheaper: {
		subject: (article) => `値下げのお知らせ：${article}`,
		title: '値下げになりました',
		intro: (article) => `ご登録の商品が、お申し込み時よりお求めやすくなりました：${article}`,
	},
	facts: { code: '品番', price: '価格' },
	bought: '商品を見る',
	note: '価格と在庫は、このメールの作成時点のものです。商品のお取り置きはしておりません。このお知らせは、このメールで終了します。',
	end: 'このお知らせ、またはこのアドレスへのすべてのお知らせを停止する',
};
