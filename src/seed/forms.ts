import type { FormFieldSeed, FormSeed, Texts } from './types.ts';

type FieldOverrides = Partial<FormFieldSeed>;

const FIRST_NAME: FormFieldSeed = {
	slug: 'first_name',
	vue_type: 'text',
	validations: 'required|max:80',
	width: 6,
	attributes: { autocomplete: 'given-name' },
	name: { it: 'Nome', en: 'First name', es: 'Nombre', fr: 'Prénom', ja: '名' },
};

const LAST_NAME: FormFieldSeed = {
	slug: 'last_name',
	vue_type: 'text',
	validations: 'required|max:80',
	width: 6,
	attributes: { autocomplete: 'family-name' },
	name: { it: 'Cognome', en: 'Last name', es: 'Apellidos', fr: 'Nom', ja: '姓' },
};

const EMAIL: FormFieldSeed = {
	slug: 'email',
	vue_type: 'email',
	validations: 'required|email|max:255',
	width: 6,
	attributes: { autocomplete: 'email', inputmode: 'email' },
	name: {
		it: 'E-mail',
		en: 'E-mail',
		es: 'Correo electrónico',
		fr: 'E-mail',
		ja: 'メールアドレス',
	},
	hint: {
		it: 'Per esempio ciclista@posta.example',
		en: 'For example rider@mail.example',
		es: 'Por ejemplo, ciclista@correo.example',
		fr: 'Par exemple cycliste@courriel.example',
		ja: '例：rider@mail.example',
	},
};

const PHONE_PREFIX: FormFieldSeed = {
	slug: 'phone_prefix',
	vue_type: 'phone_prefix',
	validations: 'max:5',
	width: 2,
	default_value: { it: '+39', en: '', es: '+34', fr: '+33', ja: '+81' },
	attributes: { autocomplete: 'tel-country-code' },
	name: { it: 'Prefisso', en: 'Country code', es: 'Prefijo', fr: 'Indicatif', ja: '国番号' },
};

const PHONE: FormFieldSeed = {
	slug: 'phone',
	vue_type: 'tel',
	validations: 'digits_between:9,11',
	width: 4,
	attributes: { autocomplete: 'tel-national', inputmode: 'tel' },
	name: { it: 'Telefono', en: 'Telephone', es: 'Teléfono', fr: 'Téléphone', ja: '電話番号' },
	help_text: {
		it: 'Da 9 a 11 cifre senza il prefisso, o meno dove i numeri sono più corti.',
		en: '9 to 11 digits without the country code, or fewer where numbers are shorter.',
		es: 'De 9 a 11 cifras sin el prefijo, o menos donde los números son más cortos.',
		fr: 'De 9 à 11 chiffres sans l’indicatif, ou moins là où les numéros sont plus courts.',
		ja: '国番号と先頭の0を除いた9～11桁でご入力ください（例：9012345678）。桁数の少ない国の番号もご利用いただけます。',
	},
};

const COUNTRY: FormFieldSeed = {
	slug: 'country',
	vue_type: 'country',
	validations: 'required',
	width: 6,
	default_value: { it: 'IT', en: '', es: 'ES', fr: 'FR', ja: 'JP' },
	attributes: { autocomplete: 'country' },
	name: { it: 'Paese', en: 'Country', es: 'País', fr: 'Pays', ja: '国' },
};

const CITY: FormFieldSeed = {
	slug: 'city',
	vue_type: 'text',
	validations: 'max:120',
	width: 4,
	attributes: { autocomplete: 'address-level2' },
	name: { it: 'Città', en: 'Town or city', es: 'Localidad', fr: 'Ville', ja: '市区町村' },
};

const ZIP_CODE: FormFieldSeed = {
	slug: 'zip_code',
	vue_type: 'text',
	validations: 'max:12',
	width: 2,
	attributes: { autocomplete: 'postal-code' },
	name: { it: 'CAP', en: 'Postcode', es: 'Código postal', fr: 'Code postal', ja: '郵便番号' },
};

const LANGUAGE: FormFieldSeed = {
	slug: 'language',
	vue_type: 'select',
	validations: 'required|in:it,fr,en,es,de,ja',
	width: 6,
	name: {
		it: 'Lingua in cui ricevere la risposta',
		en: 'Language for our reply',
		es: 'Idioma de la respuesta',
		fr: 'Langue de la réponse',
		ja: '返信の言語',
	},
	options: [
		{
			value: 'it',
			label: { it: 'Italiano', en: 'Italian', es: 'Italiano', fr: 'Italien', ja: 'イタリア語' },
		},
		{
			value: 'fr',
			label: { it: 'Francese', en: 'French', es: 'Francés', fr: 'Français', ja: 'フランス語' },
		},
		{
			value: 'en',
			label: { it: 'Inglese', en: 'English', es: 'Inglés', fr: 'Anglais', ja: '英語' },
		},
		{
			value: 'es',
			label: { it: 'Spagnolo', en: 'Spanish', es: 'Español', fr: 'Espagnol', ja: 'スペイン語' },
		},
		{
			value: 'de',
			label: { it: 'Tedesco', en: 'German', es: 'Alemán', fr: 'Allemand', ja: 'ドイツ語' },
		},
		{
			value: 'ja',
			label: { it: 'Giapponese', en: 'Japanese', es: 'Japonés', fr: 'Japonais', ja: '日本語' },
		},
	],
};

const MESSAGE: FormFieldSeed = {
	slug: 'message',
	vue_type: 'textarea',
	validations: 'required|min:10|max:3000',
	width: 12,
	attributes: { rows: '6' },
	name: { it: 'Messaggio', en: 'Message', es: 'Mensaje', fr: 'Message', ja: 'お問い合わせ内容' },
};

const CV: FormFieldSeed = {
	slug: 'cv',
	vue_type: 'file',
	validations: 'required|mimes:pdf,jpg,png',
	width: 6,
	name: {
		it: 'Curriculum vitae',
		en: 'CV',
		es: 'Currículum',
		fr: 'CV',
		ja: '履歴書・職務経歴書',
	},
	help_text: {
		it: 'Non servono fotografia, data di nascita o stato civile.',
		en: 'No photograph, date of birth or marital status needed.',
		es: 'No hacen falta fotografía, fecha de nacimiento ni estado civil.',
		fr: 'Photo, date de naissance et situation familiale sont inutiles.',
		ja: '写真、生年月日、婚姻状況の記載は不要です。',
	},
};

const COVER_LETTER: FormFieldSeed = {
	slug: 'cover_letter',
	vue_type: 'file',
	validations: 'mimes:pdf,jpg,png',
	width: 6,
	name: {
		it: 'Lettera di presentazione',
		en: 'Cover letter',
		es: 'Carta de presentación',
		fr: 'Lettre de motivation',
		ja: '志望動機書',
	},
	help_text: {
		it: 'Facoltativa.',
		en: 'Optional.',
		es: 'Opcional.',
		fr: 'Facultative.',
		ja: '任意。',
	},
};

const PROOF_OF_PURCHASE: FormFieldSeed = {
	slug: 'proof_of_purchase',
	vue_type: 'file',
	validations: 'required|mimes:pdf,jpg,png',
	width: 12,
	name: {
		it: 'Prova di acquisto',
		en: 'Proof of purchase',
		es: 'Comprobante de compra',
		fr: 'Preuve d’achat',
		ja: '購入証明書',
	},
	help_text: {
		it: 'Scontrino o fattura con data, rivenditore e prodotto leggibili.',
		en: 'Receipt or invoice, with date, shop and product legible.',
		es: 'Tique o factura con fecha, tienda y producto legibles.',
		fr: 'Ticket de caisse ou facture, avec date, magasin et produit lisibles.',
		ja: '日付、購入店、商品名が読み取れる領収書または請求書。',
	},
};

const SERIAL_NUMBER: FormFieldSeed = {
	slug: 'serial_number',
	vue_type: 'text',
	validations: 'required|max:64',
	width: 6,
	attributes: { autocomplete: 'off', autocapitalize: 'characters', spellcheck: 'false' },
	name: {
		it: 'Numero seriale della ruota (MQC)',
		en: 'Wheel serial number (MQC)',
		es: 'Número de serie de la rueda (MQC)',
		fr: 'Numéro de série de la roue (MQC)',
		ja: 'ホイールのシリアル番号（MQC）',
	},
	help_text: {
		it: 'È sull’etichetta MQC applicata al cerchio, vicino al foro della valvola.',
		en: 'It is on the MQC label on the rim, near the valve hole.',
		es: 'Está en la etiqueta MQC de la llanta, junto al orificio de la válvula.',
		fr: 'Il figure sur l’étiquette MQC de la jante, près du trou de valve.',
		ja: 'リムのバルブ穴付近にあるMQCラベルに記載されています。',
	},
};

const PURCHASE_DATE: FormFieldSeed = {
	slug: 'purchase_date',
	vue_type: 'date',
	validations: 'required',
	width: 6,
	name: {
		it: 'Data di acquisto',
		en: 'Date of purchase',
		es: 'Fecha de compra',
		fr: 'Date d’achat',
		ja: '購入日',
	},
	help_text: {
		it: 'Quella della prova di acquisto.',
		en: 'As on the proof of purchase.',
		es: 'La que figura en el comprobante de compra.',
		fr: 'Celle qui figure sur la preuve d’achat.',
		ja: '購入証明書に記載された日付をご入力ください。',
	},
};

/** The site links the notice by `page_id`; a label cannot hold an address for every language. */
const privacy = (page_id: string): FormFieldSeed => ({
	slug: 'privacy',
	vue_type: 'checkbox',
	validations: 'required|accepted',
	width: 12,
	attributes: { page_id },
	name: {
		it: 'Informativa sulla privacy',
		en: 'Privacy notice',
		es: 'Política de privacidad',
		fr: 'Politique de confidentialité',
		ja: 'プライバシー通知',
	},
	options: [
		{
			value: '1',
			label: {
				it: 'Ho letto l’informativa sul trattamento dei dati personali',
				en: 'I have read the notice on how personal data is processed',
				es: 'He leído la política de privacidad',
				fr: 'J’ai lu la politique relative au traitement des données personnelles',
				ja: '個人データの取り扱いに関する通知を読みました',
			},
		},
	],
});

const MARKETING_LABEL: Texts = {
	it: 'Acconsento a ricevere via e-mail novità e offerte di Livenza',
	en: 'I agree to receive Livenza news and offers by e-mail',
	es: 'Acepto recibir por correo electrónico novedades y ofertas de Livenza',
	fr: 'J’accepte de recevoir par e-mail les actualités et les offres de Livenza',
	ja: 'Livenzaの新着情報や製品・イベントのご案内をメールで受け取ることに同意します',
};

const MARKETING_HELP: Texts = {
	it: 'La scelta non incide sulla richiesta. Il consenso vale dopo la conferma via e-mail e si revoca da ogni messaggio.',
	en: 'Your choice has no effect on the request. Consent counts once confirmed by e-mail and can be withdrawn in every message.',
	es: 'La elección no influye en la solicitud. El consentimiento solo es válido tras confirmarlo por correo y puedes retirarlo desde cualquier mensaje.',
	fr: 'Ce choix n’a pas d’effet sur la demande. Le consentement ne prend effet qu’après confirmation par e-mail et peut être retiré depuis chaque message.',
	ja: 'どちらを選んでもご依頼への対応には影響しません。同意は確認メールでのお手続き後に有効となり、各メールからいつでも撤回できます。',
};

const MARKETING_CHOICE: FormFieldSeed = {
	slug: 'marketing',
	vue_type: 'radio',
	validations: 'required|in:si,no',
	width: 12,
	name: MARKETING_LABEL,
	help_text: MARKETING_HELP,
	options: [
		{ value: 'si', label: { it: 'Sì', en: 'Yes', es: 'Sí', fr: 'Oui', ja: 'はい' } },
		{ value: 'no', label: { it: 'No', en: 'No', es: 'No', fr: 'Non', ja: 'いいえ' } },
	],
};

const MARKETING_OPTION: FormFieldSeed = {
	slug: 'marketing',
	vue_type: 'checkbox',
	validations: 'in:si',
	width: 12,
	name: {
		it: 'Comunicazioni commerciali',
		en: 'Commercial messages',
		es: 'Comunicaciones comerciales',
		fr: 'Messages commerciaux',
		ja: '広告宣伝メール',
	},
	help_text: MARKETING_HELP,
	options: [{ value: 'si', label: MARKETING_LABEL }],
};

const WORK_AREA: FormFieldSeed = {
	slug: 'work_area',
	vue_type: 'select',
	validations:
		'required|in:composites,wheel_building,engineering,quality,logistics,sales,marketing,administration,service,it',
	width: 12,
	name: {
		it: 'Area di lavoro',
		en: 'Area of work',
		es: 'Área de trabajo',
		fr: 'Domaine d’activité',
		ja: '希望分野',
	},
	options: [
		{
			value: 'composites',
			label: {
				it: 'Produzione compositi',
				en: 'Composites production',
				es: 'Producción de composites',
				fr: 'Production composites',
				ja: '複合材製造',
			},
		},
		{
			value: 'wheel_building',
			label: {
				it: 'Montaggio ruote',
				en: 'Wheel building',
				es: 'Montaje de ruedas',
				fr: 'Montage de roues',
				ja: 'ホイール組立',
			},
		},
		{
			value: 'engineering',
			label: {
				it: 'Progettazione e prove',
				en: 'Engineering and testing',
				es: 'Ingeniería y ensayos',
				fr: 'Conception et essais',
				ja: '設計・試験',
			},
		},
		{
			value: 'quality',
			label: { it: 'Qualità', en: 'Quality', es: 'Calidad', fr: 'Qualité', ja: '品質管理' },
		},
		{
			value: 'logistics',
			label: {
				it: 'Acquisti e logistica',
				en: 'Purchasing and logistics',
				es: 'Compras y logística',
				fr: 'Achats et logistique',
				ja: '購買・物流',
			},
		},
		{
			value: 'sales',
			label: { it: 'Commerciale', en: 'Sales', es: 'Ventas', fr: 'Commerce', ja: '営業' },
		},
		{
			value: 'marketing',
			label: {
				it: 'Marketing e comunicazione',
				en: 'Marketing and communication',
				es: 'Marketing y comunicación',
				fr: 'Marketing et communication',
				ja: 'マーケティング・広報',
			},
		},
		{
			value: 'administration',
			label: {
				it: 'Amministrazione e personale',
				en: 'Administration and human resources',
				es: 'Administración y personal',
				fr: 'Administration et personnel',
				ja: '総務・人事・経理',
			},
		},
		{
			value: 'service',
			label: {
				it: 'Assistenza e garanzie',
				en: 'Service and warranty',
				es: 'Asistencia y garantías',
				fr: 'Service après-vente',
				ja: 'サービス・保証対応',
			},
		},
		{
			value: 'it',
			label: {
				it: 'Sistemi informativi',
				en: 'Information systems',
				es: 'Sistemas de información',
				fr: 'Systèmes d’information',
				ja: '情報システム',
			},
		},
	],
};

const adapt = (field: FormFieldSeed, overrides: FieldOverrides): FormFieldSeed => ({
	...field,
	...overrides,
});

const CONTACT_FORM: FormSeed = {
	slug: 'contact',
	name: {
		it: 'Scrivici',
		en: 'Write to us',
		es: 'Escríbenos',
		fr: 'Nous écrire',
		ja: 'お問い合わせ',
	},
	description: {
		it: 'Risponde chi conosce i prodotti. Se la domanda riguarda una ruota o un componente, indica il modello e, se c’è, il numero di serie.',
		en: 'The people who know the products will reply. If your question is about a wheel or a component, name the model and, if it has one, the serial number.',
		es: 'Responde quien conoce los productos. Si la consulta trata de una rueda o un componente, indica el modelo y, si lo tiene, el número de serie.',
		fr: 'Des personnes qui connaissent les produits vous répondent. Si la question porte sur une roue ou un composant, indiquez le modèle et, le cas échéant, le numéro de série.',
		ja: '製品を熟知した担当者がお答えします。製品に関するご質問の場合は、ホイール名、部品名、シリアル番号をお書き添えください。',
	},
	button_label: {
		it: 'Invia il messaggio',
		en: 'Send message',
		es: 'Enviar el mensaje',
		fr: 'Envoyer le message',
		ja: '送信する',
	},
	fields: [
		FIRST_NAME,
		LAST_NAME,
		EMAIL,
		PHONE_PREFIX,
		PHONE,
		COUNTRY,
		CITY,
		ZIP_CODE,
		adapt(LANGUAGE, { width: 12 }),
		MESSAGE,
		MARKETING_CHOICE,
		privacy('privacy-policy-contacts'),
	],
};

const NEWSLETTER_FORM: FormSeed = {
	slug: 'newsletter',
	name: {
		it: 'Iscrizione alla newsletter',
		en: 'Newsletter sign-up',
		es: 'Suscripción al boletín',
		fr: 'Inscription à la newsletter',
		ja: 'ニュースレター登録',
	},
	description: {
		it: 'Novità di prodotto, gare e note tecniche. Dopo l’invio ricevi un messaggio con un link: l’iscrizione vale quando confermi da lì.',
		en: 'New products, racing and technical notes. After sending you get a message with a link: the subscription starts once you confirm there.',
		es: 'Productos nuevos, carreras y notas técnicas. Tras el envío recibes un mensaje con un enlace: la suscripción empieza cuando confirmas desde ahí.',
		fr: 'Nouveaux produits, courses et notes techniques. Après l’envoi, vous recevez un message avec un lien : l’inscription prend effet lorsque vous confirmez par ce lien.',
		ja: '新製品、レース、技術情報をお届けします。送信後に届くメールのリンク先で確認すると、登録が完了します。',
	},
	button_label: {
		it: 'Iscriviti',
		en: 'Subscribe',
		es: 'Suscribirme',
		fr: 'S’inscrire',
		ja: '登録する',
	},
	fields: [
		adapt(EMAIL, { width: 12 }),
		adapt(FIRST_NAME, { validations: 'max:80' }),
		adapt(COUNTRY, { validations: '' }),
		adapt(LANGUAGE, {
			width: 12,
			name: {
				it: 'Lingua della newsletter',
				en: 'Newsletter language',
				es: 'Idioma del boletín',
				fr: 'Langue de la newsletter',
				ja: 'ニュースレターの言語',
			},
		}),
		{
			slug: 'marketing',
			vue_type: 'hidden',
			validations: 'required|in:si',
			default_value: 'si',
			name: MARKETING_LABEL,
		},
		privacy('privacy-policy-newsletter'),
	],
};

const APPLICANT_FIELDS: FormFieldSeed[] = [
	FIRST_NAME,
	LAST_NAME,
	EMAIL,
	PHONE_PREFIX,
	PHONE,
	adapt(COUNTRY, {
		name: {
			it: 'Paese di residenza',
			en: 'Country of residence',
			es: 'País de residencia',
			fr: 'Pays de résidence',
			ja: '居住国',
		},
	}),
	adapt(CITY, { width: 6 }),
];

const APPLICANT_MESSAGE: FormFieldSeed = adapt(MESSAGE, {
	validations: 'max:3000',
	name: {
		it: 'Qualche riga su di te',
		en: 'A few lines about you',
		es: 'Unas líneas sobre ti',
		fr: 'Quelques lignes sur vous',
		ja: '自己紹介',
	},
	help_text: {
		it: 'Facoltativo: che cosa sai fare e da quando potresti iniziare. Non chiediamo la retribuzione attuale o passata.',
		en: 'Optional: what you can do and when you could start. We do not ask for present or past pay.',
		es: 'Opcional: qué sabes hacer y cuándo podrías empezar. No preguntamos por el sueldo actual ni por los anteriores.',
		fr: 'Facultatif : vos compétences et votre date de disponibilité. Nous ne demandons pas le salaire actuel ou passé.',
		ja: '任意。活かせる経験やスキルと、就業開始が可能な時期をお書きください。現在および過去の給与額はお尋ねしません。',
	},
});

const CAREERS_FORM: FormSeed = {
	slug: 'careers',
	name: {
		it: 'Candidatura',
		en: 'Application',
		es: 'Candidatura',
		fr: 'Candidature',
		ja: '応募フォーム',
	},
	description: {
		it: 'La candidatura è aperta a ogni persona, senza distinzione di genere, età o origine.',
		en: 'Applications are open to everyone, whatever their gender, age or origin.',
		es: 'La candidatura está abierta a cualquier persona, sin distinción de género, edad u origen.',
		fr: 'Le poste est ouvert à toute personne, sans distinction de genre, d’âge ou d’origine.',
		ja: '性別、年齢、出身を問わず、どなたでもご応募いただけます。',
	},
	button_label: {
		it: 'Invia la candidatura',
		en: 'Send application',
		es: 'Enviar la candidatura',
		fr: 'Envoyer la candidature',
		ja: '応募する',
	},
	fields: [
		{
			slug: 'subject',
			vue_type: 'hidden',
			validations: 'required|max:255',
			name: { it: 'Oggetto', en: 'Subject', es: 'Asunto', fr: 'Objet', ja: '件名' },
		},
		...APPLICANT_FIELDS,
		CV,
		COVER_LETTER,
		APPLICANT_MESSAGE,
		privacy('privacy-policy-candidati'),
	],
};

const SPONTANEOUS_FORM: FormSeed = {
	slug: 'spontaneous-application',
	name: {
		it: 'Candidatura spontanea',
		en: 'Speculative application',
		es: 'Candidatura espontánea',
		fr: 'Candidature spontanée',
		ja: 'オープンポジション応募',
	},
	description: {
		it: 'Nessuna posizione fa per te? Dicci in quale area vorresti lavorare: teniamo la candidatura per 12 mesi.',
		en: 'None of the positions fits you? Tell us where you would like to work: we keep applications for 12 months.',
		es: '¿Ningún puesto encaja contigo? Dinos en qué área te gustaría trabajar: guardamos la candidatura 12 meses.',
		fr: 'Aucun poste ne vous correspond ? Dites-nous dans quel domaine vous aimeriez travailler : nous gardons la candidature 12 mois.',
		ja: '募集中の職種に当てはまるものがない場合は、希望する分野をお知らせください。応募書類は12か月間保管します。',
	},
	button_label: {
		it: 'Invia la candidatura',
		en: 'Send application',
		es: 'Enviar la candidatura',
		fr: 'Envoyer la candidature',
		ja: '応募する',
	},
	fields: [
		...APPLICANT_FIELDS,
		WORK_AREA,
		CV,
		COVER_LETTER,
		APPLICANT_MESSAGE,
		privacy('privacy-policy-candidati'),
	],
};

const WARRANTY_FORM: FormSeed = {
	slug: 'warranty',
	name: {
		it: 'Registra le tue ruote',
		en: 'Register your wheels',
		es: 'Registra tus ruedas',
		fr: 'Enregistrez vos roues',
		ja: 'ホイールの登録',
	},
	description: {
		it: 'Per ruote in carbonio, entro {registration_days} giorni dall’acquisto. Ogni ruota della coppia ha il proprio seriale: si registrano entrambe con una sola prova di acquisto.',
		en: 'For carbon wheels, within {registration_days} days of purchase. Each wheel of a pair has its own serial number: register both with one proof of purchase.',
		es: 'Para ruedas de carbono, en los {registration_days} días siguientes a la compra. Cada rueda del par tiene su número de serie: se registran ambas con un solo comprobante.',
		fr: 'Pour les roues en carbone, dans les {registration_days} jours suivant l’achat. Chaque roue de la paire a son numéro de série : une seule preuve d’achat suffit pour les deux.',
		ja: 'カーボンホイールが対象です。購入日から{registration_days}日以内にご登録ください。前後それぞれにシリアル番号があり、1通の購入証明書で両方を登録できます。',
	},
	button_label: {
		it: 'Registra',
		en: 'Register',
		es: 'Registrar',
		fr: 'Enregistrer',
		ja: '登録する',
	},
	fields: [
		SERIAL_NUMBER,
		adapt(SERIAL_NUMBER, {
			slug: 'serial_number_second',
			validations: 'max:64',
			name: {
				it: 'Seriale dell’altra ruota della coppia',
				en: 'Serial number of the other wheel of the pair',
				es: 'Número de serie de la otra rueda del par',
				fr: 'Numéro de série de l’autre roue de la paire',
				ja: 'もう一方のホイールのシリアル番号',
			},
			help_text: {
				it: 'Lascia vuoto se hai acquistato una ruota sola.',
				en: 'Leave empty if you bought a single wheel.',
				es: 'Déjalo vacío si compraste una sola rueda.',
				fr: 'À laisser vide si vous avez acheté une seule roue.',
				ja: '1本のみ購入された場合は空欄のままにしてください。',
			},
		}),
		PURCHASE_DATE,
		{
			slug: 'store_name',
			vue_type: 'text',
			validations: 'required|max:160',
			width: 12,
			name: {
				it: 'Rivenditore',
				en: 'Shop',
				es: 'Tienda',
				fr: 'Magasin',
				ja: '購入した店舗',
			},
			help_text: {
				it: 'Il nome che compare sulla prova di acquisto.',
				en: 'The name on the proof of purchase.',
				es: 'El nombre que figura en el comprobante de compra.',
				fr: 'Le nom qui figure sur la preuve d’achat.',
				ja: '購入証明書に記載された店名をご入力ください。',
			},
		},
		FIRST_NAME,
		LAST_NAME,
		EMAIL,
		COUNTRY,
		PROOF_OF_PURCHASE,
		{
			slug: 'terms',
			vue_type: 'checkbox',
			validations: 'required|accepted',
			width: 12,
			attributes: { page_id: 'warranty-conditions' },
			name: {
				it: 'Condizioni di garanzia',
				en: 'Warranty conditions',
				es: 'Condiciones de garantía',
				fr: 'Conditions de garantie',
				ja: '保証規定',
			},
			options: [
				{
					value: '1',
					label: {
						it: 'Ho letto e accetto le condizioni di garanzia; sono il primo proprietario della ruota',
						en: 'I have read and accept the warranty conditions; I am the first owner of the wheel',
						es: 'He leído y acepto las condiciones de garantía; soy el primer propietario de la rueda',
						fr: 'J’ai lu et j’accepte les conditions de garantie ; la roue n’a pas eu d’autre propriétaire que moi',
						ja: '保証規定を読み、同意します。私はこのホイールの最初の所有者です',
					},
				},
			],
		},
		MARKETING_OPTION,
		privacy('privacy-policy'),
	],
};

const OPS_WARRANTY_FORM: FormSeed = {
	slug: 'ops-warranty',
	name: {
		it: 'Richiesta di assistenza per il seriale',
		en: 'Support request for a serial number',
		es: 'Solicitud de ayuda con el número de serie',
		fr: 'Demande d’aide pour le numéro de série',
		ja: 'シリアル番号に関するサポート',
	},
	description: {
		it: 'Il seriale non risulta nei nostri archivi. Mandaci i dati della ruota: li controlliamo e rispondiamo via e-mail. Per il termine di {registration_days} giorni vale la data di questa richiesta.',
		en: 'The serial number is not in our records. Send us the details of the wheel: we check them and reply by e-mail. For the {registration_days}-day limit, the date of this request counts.',
		es: 'El número de serie no consta en nuestros archivos. Envíanos los datos de la rueda: los comprobamos y respondemos por correo. Para el plazo de {registration_days} días cuenta la fecha de esta solicitud.',
		fr: 'Le numéro de série ne figure pas dans nos fichiers. Envoyez-nous les données de la roue : nous vérifions et répondons par e-mail. Le délai de {registration_days} jours s’apprécie à la date de cette demande.',
		ja: '入力されたシリアル番号は当社の記録にありません。ホイールの情報をお送りいただければ、確認のうえメールで回答します。{registration_days}日の期限は、このご依頼の日付で判断します。',
	},
	button_label: {
		it: 'Invia la richiesta',
		en: 'Send request',
		es: 'Enviar la solicitud',
		fr: 'Envoyer la demande',
		ja: '送信する',
	},
	fields: [
		SERIAL_NUMBER,
		PURCHASE_DATE,
		{
			slug: 'wheel_model',
			vue_type: 'text',
			validations: 'required|max:120',
			width: 6,
			name: {
				it: 'Modello della ruota',
				en: 'Wheel model',
				es: 'Modelo de la rueda',
				fr: 'Modèle de la roue',
				ja: 'ホイールのモデル',
			},
			hint: {
				it: 'Per esempio Kleos RD 50, posteriore',
				en: 'For example Kleos RD 50, rear',
				es: 'Por ejemplo, Kleos RD 50, trasera',
				fr: 'Par exemple Kleos RD 50, arrière',
				ja: '例：Kleos RD 50、後輪',
			},
		},
		EMAIL,
		FIRST_NAME,
		LAST_NAME,
		adapt(PROOF_OF_PURCHASE, { width: 6 }),
		{
			slug: 'serial_picture',
			vue_type: 'file',
			validations: 'mimes:jpg,png',
			width: 6,
			name: {
				it: 'Fotografia dell’etichetta MQC',
				en: 'Photograph of the MQC label',
				es: 'Fotografía de la etiqueta MQC',
				fr: 'Photo de l’étiquette MQC',
				ja: 'MQCラベルの写真',
			},
			help_text: {
				it: 'Facoltativa, aiuta a leggere il codice.',
				en: 'Optional; it helps us read the code.',
				es: 'Opcional; ayuda a leer el código.',
				fr: 'Facultative ; elle aide à lire le code.',
				ja: '任意。番号の確認に役立ちます。',
			},
		},
		{
			slug: 'noise',
			vue_type: 'file',
			validations: 'mimes:mp3,mp4,m4a,ogg',
			width: 12,
			name: {
				it: 'Registrazione del rumore',
				en: 'Recording of the noise',
				es: 'Grabación del ruido',
				fr: 'Enregistrement du bruit',
				ja: '異音の録音',
			},
			help_text: {
				it: 'Facoltativa. Se il mozzo o la ruota fa rumore, registralo con il telefono: pochi secondi bastano.',
				en: 'Optional. If the hub or the wheel makes a noise, record it with your phone: a few seconds are enough.',
				es: 'Opcional. Si el buje o la rueda hace ruido, grábalo con el teléfono: bastan unos segundos.',
				fr: 'Facultatif. Si le moyeu ou la roue fait du bruit, enregistrez-le avec votre téléphone : quelques secondes suffisent.',
				ja: '任意。ハブやホイールから異音がする場合は、スマートフォンで録音した数秒の音声をお送りください。',
			},
		},
		adapt(MESSAGE, { validations: 'max:3000' }),
		privacy('privacy-policy'),
	],
};

const GUARANTEE_FORM: FormSeed = {
	slug: 'guarantee',
	name: {
		it: 'Richiesta in garanzia legale',
		en: 'Claim under the legal guarantee',
		es: 'Reclamación en garantía legal',
		fr: 'Demande en garantie légale',
		ja: '法定保証のお申し出',
	},
	description: {
		it: 'Per ciò che hai comprato su questo sito e che risulta difettoso. Per un acquisto in negozio rivolgiti al negozio.',
		en: 'For anything you bought on this site that turns out to be faulty. If you bought it in a shop, please contact the shop.',
		es: 'Para lo que compraste en este sitio y resulta defectuoso. Para una compra en tienda, dirígete a la tienda.',
		fr: 'Pour ce que vous avez acheté sur ce site et qui s’avère défectueux. Pour un achat en magasin, adressez-vous au magasin.',
		ja: '本サイトでお求めの製品に不具合がある場合にご利用ください。店舗でお求めの製品は、お買い上げの店舗にお申し出ください。',
	},
	button_label: {
		it: 'Invia la richiesta',
		en: 'Send claim',
		es: 'Enviar la reclamación',
		fr: 'Envoyer la demande',
		ja: '送信する',
	},
	fields: [
		{
			slug: 'claimed_product',
			vue_type: 'text',
			validations: 'required|max:120',
			width: 6,
			name: {
				it: 'Prodotto',
				en: 'Product',
				es: 'Producto',
				fr: 'Produit',
				ja: '製品',
			},
			hint: {
				it: 'Per esempio Kleos RD 50, posteriore',
				en: 'For example Kleos RD 50, rear',
				es: 'Por ejemplo, Kleos RD 50, trasera',
				fr: 'Par exemple Kleos RD 50, arrière',
				ja: '例：Kleos RD 50、後輪',
			},
		},
		adapt(SERIAL_NUMBER, { validations: 'max:64' }),
		{
			slug: 'order_number',
			vue_type: 'text',
			validations: 'required|max:20',
			width: 6,
			attributes: { autocomplete: 'off' },
			name: {
				it: 'Numero d’ordine',
				en: 'Order number',
				es: 'Número de pedido',
				fr: 'Numéro de commande',
				ja: '注文番号',
			},
			help_text: {
				it: 'È nella conferma dell’ordine, per esempio 26-483-0275.',
				en: 'It is in the order confirmation, for example 26-483-0275.',
				es: 'Está en la confirmación del pedido, por ejemplo 26-483-0275.',
				fr: 'Il figure dans la confirmation de commande, par exemple 26-483-0275.',
				ja: '注文確認メールに記載されています（例：26-483-0275）。',
			},
		},
		{
			slug: 'delivered_on',
			vue_type: 'date',
			validations: '',
			width: 6,
			name: {
				it: 'Data di consegna (facoltativa)',
				en: 'Date of delivery (optional)',
				es: 'Fecha de entrega (opcional)',
				fr: 'Date de livraison (facultative)',
				ja: 'お届け日（任意）',
			},
		},
		{
			slug: 'remedy',
			vue_type: 'radio',
			validations: 'required|in:repair,replacement',
			width: 12,
			name: {
				it: 'Che cosa scegli?',
				en: 'Which do you choose?',
				es: '¿Qué eliges?',
				fr: 'Que choisissez-vous ?',
				ja: 'どちらをご希望ですか',
			},
			help_text: {
				it: 'Scegli tu, senza spese, salvo che il rimedio sia impossibile o sproporzionato. La riparazione allunga la garanzia legale di dodici mesi, una volta sola.',
				en: 'The choice is yours, free of charge, unless the remedy is impossible or disproportionate. Repair extends the legal guarantee by twelve months, once.',
				es: 'Eliges tú, sin coste, salvo que la opción sea imposible o desproporcionada. La reparación alarga la garantía legal doce meses, una sola vez.',
				fr: 'Le choix vous appartient, sans frais, sauf si la solution est impossible ou disproportionnée. La réparation prolonge la garantie légale de douze mois, une seule fois.',
				ja: '選んだ方法が不可能または過大な負担となる場合を除き、無償でお選びいただけます。修理を選ぶと、法定保証の期間は1回に限り1年延長されます。',
			},
			options: [
				{
					value: 'repair',
					label: {
						it: 'Riparazione',
						en: 'Repair',
						es: 'Reparación',
						fr: 'Réparation',
						ja: '修理',
					},
				},
				{
					value: 'replacement',
					label: {
						it: 'Sostituzione',
						en: 'Replacement',
						es: 'Sustitución',
						fr: 'Remplacement',
						ja: '交換',
					},
				},
			],
		},
		adapt(MESSAGE, {
			name: {
				it: 'Che difetto ha',
				en: 'What is wrong with it',
				es: 'Qué defecto tiene',
				fr: 'Le défaut constaté',
				ja: '不具合の内容',
			},
		}),
		{
			slug: 'fault_picture',
			vue_type: 'file',
			validations: 'mimes:jpg,png,pdf',
			width: 12,
			name: {
				it: 'Fotografia del difetto',
				en: 'Photograph of the fault',
				es: 'Fotografía del defecto',
				fr: 'Photo du défaut',
				ja: '不具合の写真',
			},
			help_text: {
				it: 'Facoltativa, ma di solito ci fa decidere prima.',
				en: 'Optional, but it usually lets us decide sooner.',
				es: 'Opcional, pero suele permitirnos decidir antes.',
				fr: 'Facultative, mais elle nous permet souvent de décider plus vite.',
				ja: '任意。写真があると、より早く判断できます。',
			},
		},
		FIRST_NAME,
		LAST_NAME,
		adapt(EMAIL, { width: 12 }),
		privacy('privacy-policy-contacts'),
	],
};

const RETAILER_FORM: FormSeed = {
	slug: 'retailer',
	name: {
		it: 'Diventa rivenditore',
		en: 'Become a dealer',
		es: 'Hazte tienda oficial',
		fr: 'Devenir revendeur',
		ja: 'お取り扱いのお申し込み',
	},
	description: {
		it: 'Per negozi, officine e distributori. Ti risponde chi segue la tua zona.',
		en: 'For shops, workshops and distributors. Whoever looks after your area will reply.',
		es: 'Para tiendas, talleres y distribuidores. Te responde quien lleva tu zona.',
		fr: 'Pour les magasins, ateliers et distributeurs. La personne chargée de votre secteur vous répond.',
		ja: '自転車店、整備工房、輸入代理店の皆さま向けです。地域の担当者がご連絡します。',
	},
	button_label: {
		it: 'Invia la richiesta',
		en: 'Send request',
		es: 'Enviar la solicitud',
		fr: 'Envoyer la demande',
		ja: '申し込む',
	},
	fields: [
		{
			slug: 'business_name',
			vue_type: 'text',
			validations: 'required|max:160',
			width: 6,
			attributes: { autocomplete: 'organization' },
			name: {
				it: 'Ragione sociale',
				en: 'Business name',
				es: 'Razón social',
				fr: 'Raison sociale',
				ja: '会社名・店名',
			},
		},
		{
			slug: 'vat_number',
			vue_type: 'text',
			validations: 'max:20',
			width: 6,
			name: {
				it: 'Partita IVA',
				en: 'VAT number',
				es: 'NIF-IVA',
				fr: 'Numéro de TVA',
				ja: 'VAT番号・登録番号',
			},
			help_text: {
				it: 'Con il prefisso del Paese, se l’attività è nell’Unione europea.',
				en: 'With the country prefix, for businesses in the European Union.',
				es: 'Con el prefijo del país, si la actividad está en la Unión Europea.',
				fr: 'Avec le préfixe du pays, pour les entreprises de l’Union européenne.',
				ja: 'EU域内の事業者は国コードを付けてご入力ください。',
			},
		},
		{
			slug: 'business_kind',
			vue_type: 'select',
			validations: 'required|in:dealer,service_centre,distributor',
			width: 6,
			name: {
				it: 'Tipo di attività',
				en: 'Kind of business',
				es: 'Tipo de actividad',
				fr: 'Type d’activité',
				ja: '業態',
			},
			options: [
				{
					value: 'dealer',
					label: { it: 'Negozio', en: 'Shop', es: 'Tienda', fr: 'Magasin', ja: '自転車店' },
				},
				{
					value: 'service_centre',
					label: { it: 'Officina', en: 'Workshop', es: 'Taller', fr: 'Atelier', ja: '整備工房' },
				},
				{
					value: 'distributor',
					label: {
						it: 'Distributore',
						en: 'Distributor',
						es: 'Distribuidor',
						fr: 'Distributeur',
						ja: '輸入代理店',
					},
				},
			],
		},
		{
			slug: 'website',
			vue_type: 'text',
			validations: 'max:255',
			width: 6,
			attributes: { autocomplete: 'url', inputmode: 'url' },
			name: { it: 'Sito web', en: 'Website', es: 'Sitio web', fr: 'Site web', ja: 'ウェブサイト' },
		},
		FIRST_NAME,
		LAST_NAME,
		EMAIL,
		PHONE_PREFIX,
		PHONE,
		COUNTRY,
		adapt(CITY, { validations: 'required|max:120' }),
		adapt(ZIP_CODE, { validations: 'required|max:12' }),
		adapt(MESSAGE, {
			validations: 'max:3000',
			help_text: {
				it: 'Facoltativo: gamme di interesse, superficie, numero di banchi in officina.',
				en: 'Optional: ranges of interest, floor space, number of work stands.',
				es: 'Opcional: gamas de interés, superficie, número de puestos de taller.',
				fr: 'Facultatif : gammes souhaitées, surface, nombre de postes d’atelier.',
				ja: '任意。関心のあるシリーズ、店舗面積、作業スタンドの台数などをお書きください。',
			},
		}),
		MARKETING_CHOICE,
		privacy('privacy-policy-contacts'),
	],
};

const VISIT_FORM: FormSeed = {
	slug: 'visit',
	name: {
		it: 'Visita in negozio',
		en: 'Store visit',
		es: 'Visita a la tienda',
		fr: 'Visite en magasin',
		ja: '店頭見学のご希望',
	},
	description: {
		it: 'La richiesta va al negozio, che ti risponde via e-mail.',
		en: 'Your request goes to the store, which replies by e-mail.',
		es: 'La solicitud llega a la tienda, que te responde por correo.',
		fr: 'La demande est transmise au magasin, qui vous répond par e-mail.',
		ja: 'ご希望は取扱店へお伝えし、取扱店からメールでご連絡します。',
	},
	button_label: {
		it: 'Chiedi al negozio',
		en: 'Ask the store',
		es: 'Preguntar a la tienda',
		fr: 'Demander au magasin',
		ja: '取扱店に依頼する',
	},
	fields: [
		{
			slug: 'article',
			vue_type: 'select',
			choices: 'wheels',
			validations: 'required',
			width: 12,
			name: { it: 'Ruota', en: 'Wheel', es: 'Rueda', fr: 'Roue', ja: 'ホイール' },
		},
		{
			slug: 'store',
			vue_type: 'select',
			choices: 'shops',
			validations: 'required',
			width: 12,
			name: { it: 'Negozio', en: 'Store', es: 'Tienda', fr: 'Magasin', ja: '取扱店' },
			help_text: {
				it: 'Scelta la ruota, l’elenco ha solo i negozi che la tengono.',
				en: 'Once a wheel is chosen, only stores that carry it are listed.',
				es: 'Una vez elegida la rueda, la lista solo muestra las tiendas que la trabajan.',
				fr: 'Une fois la roue choisie, la liste ne montre que les magasins qui la proposent.',
				ja: 'ホイールを選ぶと、そのホイールの取扱店のみが表示されます。',
			},
		},
		{
			slug: 'when',
			vue_type: 'select',
			validations: 'in:weekday_morning,weekday_afternoon,saturday',
			width: 12,
			name: {
				it: 'Quando vorresti passare (facoltativo)',
				en: 'When you would like to come (optional)',
				es: 'Cuándo te gustaría pasar (opcional)',
				fr: 'Quand souhaitez-vous passer ? (facultatif)',
				ja: 'ご希望の時間帯（任意）',
			},
			options: [
				{
					value: 'weekday_morning',
					label: {
						it: 'Nei giorni feriali, mattina',
						en: 'A weekday morning',
						es: 'Entre semana, por la mañana',
						fr: 'En semaine, le matin',
						ja: '平日の午前',
					},
				},
				{
					value: 'weekday_afternoon',
					label: {
						it: 'Nei giorni feriali, pomeriggio',
						en: 'A weekday afternoon',
						es: 'Entre semana, por la tarde',
						fr: 'En semaine, l’après-midi',
						ja: '平日の午後',
					},
				},
				{
					value: 'saturday',
					label: { it: 'Sabato', en: 'Saturday', es: 'Sábado', fr: 'Samedi', ja: '土曜日' },
				},
			],
		},
		FIRST_NAME,
		LAST_NAME,
		adapt(EMAIL, { width: 12 }),
		privacy('privacy-policy-contacts'),
	],
};

const ACCESSIBILITY_FORM: FormSeed = {
	slug: 'accessibility',
	name: {
		it: 'Segnalazione sull’accessibilità',
		en: 'Accessibility feedback',
		es: 'Aviso sobre accesibilidad',
		fr: 'Signalement sur l’accessibilité',
		ja: 'アクセシビリティに関するご意見',
	},
	description: {
		it: 'Dicci che cosa non ti riesce e, se vuoi, con quale programma navighi. Rispondiamo entro dieci giorni lavorativi.',
		en: 'Tell us what you cannot do and, if you like, with which software you browse. We reply within ten working days.',
		es: 'Cuéntanos qué no puedes hacer y, si quieres, con qué programa navegas. Respondemos en diez días laborables.',
		fr: 'Dites-nous ce que vous ne parvenez pas à faire et, si vous le souhaitez, avec quel logiciel vous naviguez. Nous répondons sous dix jours ouvrés.',
		ja: 'ご利用いただけない点をお知らせください。お使いのソフトウェアもお書きいただけると助かります。10営業日以内に回答します。',
	},
	button_label: {
		it: 'Invia la segnalazione',
		en: 'Send feedback',
		es: 'Enviar el aviso',
		fr: 'Envoyer le signalement',
		ja: '送信する',
	},
	fields: [
		adapt(EMAIL, { width: 12 }),
		{
			slug: 'place',
			vue_type: 'text',
			validations: 'max:500',
			width: 12,
			attributes: { autocomplete: 'off' },
			name: {
				it: 'Pagina (facoltativo)',
				en: 'Page (optional)',
				es: 'Página (opcional)',
				fr: 'Page (facultatif)',
				ja: '該当ページ（任意）',
			},
			help_text: {
				it: 'L’indirizzo, o come ci si arriva.',
				en: 'Its address, or how to get there.',
				es: 'Su dirección, o cómo se llega.',
				fr: 'Son adresse, ou comment y arriver.',
				ja: 'URL、またはページまでの手順をご入力ください。',
			},
		},
		MESSAGE,
		privacy('privacy-policy-contacts'),
	],
};

export const FORMS: FormSeed[] = [
	CONTACT_FORM,
	ACCESSIBILITY_FORM,
	NEWSLETTER_FORM,
	CAREERS_FORM,
	SPONTANEOUS_FORM,
	WARRANTY_FORM,
	OPS_WARRANTY_FORM,
	GUARANTEE_FORM,
	RETAILER_FORM,
	VISIT_FORM,
];
