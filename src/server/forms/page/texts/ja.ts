import type { PageTexts } from './it.ts';

export const JA: PageTexts = {
	kept: 'ご入力いただいた内容は、このまま下に残っています。',
	filesAgain: 'ファイルはブラウザに保存されないため、もう一度お選びください。',
	resend: 'もう一度送信する',
	write: '{{email}}宛てのメールでも承ります。',
	required: '必須項目',
	choose: '選択してください',
	errorMark: 'エラー：',
	fileLimits: '{{types}}、{{size}}まで',
	summaryOne: '{{count}}件の入力内容をご確認ください',
	summaryOther: '{{count}}件の入力内容をご確認ください',
	missing: {
		accepted: '続けるには、チェックを入れてください。',
		marketing: '「はい」または「いいえ」を選択してください。',
		privacy: 'プライバシー通知をお読みのうえ、チェックを入れてください。',
		purchase_date: '購入日は必須です',
		serial_number: 'シリアル番号は必須です',
		terms: '条件をお読みのうえ、同意してください。',
	},
	errors: {
		required: 'この項目は必須です。',
		file_required: 'ファイルを添付してください。',
		email: 'メールアドレスを正しくご入力ください（例：rider@mail.example）。',
		url: 'URLを正しくご入力ください（例：https://shop.example）。',
		min: '{{least}}文字以上でご入力ください。',
		max: '{{most}}文字以内でご入力ください。',
		size: '{{exact}}文字でご入力ください。',
		between: '{{least}}～{{most}}文字でご入力ください。',
		digits: '{{exact}}桁の数字でご入力ください。',
		digits_between: '{{least}}～{{most}}桁の数字でご入力ください。',
		numeric: '数字でご入力ください。',
		integer: '整数でご入力ください。',
		alpha_num: '文字と数字のみでご入力ください（記号とスペースは使えません）。',
		date: '存在しない日付です。年月日をご確認ください。',
		in: '選択肢の中からお選びください。',
		not_in: 'この値はご利用いただけません。',
		file_empty: 'ファイルが空です。別のファイルをお選びください。',
		file_too_large:
			'ファイルが{{size}}を超えています。小さくするか、別のファイルをお選びください。',
		file_type: 'この形式のファイルは添付できません。対応形式：{{types}}',
		file_single: '添付できるファイルは1つです。',
		other: 'この項目をご確認ください。',
		closed: 'この職種の募集は終了しました。',
		country: '一覧から国をお選びください。',
		phone_prefix: '一覧から国番号をお選びください。',
		too_many_requests:
			'この回線からシリアル番号の照会が繰り返されました。時間をおいてお試しください。',
	},
	problems: {
		too_many_requests: {
			title: '短時間に送信が繰り返されました',
			text: '{{minutes}}分ほどおいてお試しください。ご入力内容は下に残っています。',
		},
		payload_too_large: {
			title: '送信内容が大きすぎます',
			text: 'ファイルの合計が{{size}}を超えているか、文章が長すぎます。ファイルを小さくするか文章を短くして、もう一度お送りください。',
		},
		form_not_enabled: {
			title: 'このフォームは現在ご利用いただけません',
			text: 'ただいま受け付けを停止しています。時間をおいてお試しいただくか、メールでお問い合わせください。',
		},
		not_found: {
			title: 'このフォームは存在しません',
			text: 'アドレスが正しくないか、フォームが削除されました。',
		},
		conflict: {
			title: '前回の送信と内容が異なります',
			text: '同じ番号で別の内容をすでに受け付けています。フォームを開き直してください。',
		},
		unavailable: {
			title: 'サービスが応答していません',
			text: '送信内容は届いていません。前のページに戻り（入力内容はブラウザに残っています）、数分後にもう一度お試しください。',
		},
		other: {
			title: 'フォームを送信できませんでした',
			text: '入力内容をご確認のうえ、もう一度お送りください。',
		},
	},
	result: {
		title: '登録の結果',
		some: '証明書を添えた控えを{{email}}にお送りしました。',
		none: '登録されたホイールはありません。入力内容は保存していません。',
		reference: '受付番号',
		support: '{{serial}}についてサポートを依頼する',
		look_alike:
			'シリアル番号では、英字のOと数字の0、英字のIと数字の1を取り違えやすいため、ご確認ください。',
		not_carbon:
			'このホイールはカーボンリムではありません。延長保証の対象はカーボンホイールのみです。',
	},
};
