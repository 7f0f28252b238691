import type { PageSeed } from '../../types.ts';
import {
	CONTROLLER,
	FORMS_AND_MAILS,
	legalPage,
	RECIPIENTS,
	RIGHTS,
	TRANSFERS,
	VERSION_OF_FORMS,
} from './legal-common.ts';

export const PRIVACY_CONTACTS_PAGE: PageSeed = legalPage({
	id: 'privacy-policy-contacts',
	title: {
		it: 'Informativa privacy per chi ci scrive',
		en: 'Privacy notice for those who write to us',
		es: 'Política de privacidad para quien nos escribe',
		fr: 'Politique de confidentialité pour les personnes qui nous écrivent',
		ja: 'お問い合わせに関するプライバシー通知',
	},
	description: {
		it: 'Come Livenza tratta i dati inviati con il modulo di contatto, la richiesta dei rivenditori e la visita in negozio.',
		en: 'How Livenza processes data sent with the contact, dealer request and store visit forms.',
		es: 'Cómo trata Livenza los datos enviados con los formularios de contacto, de tiendas oficiales y de visita.',
		fr: 'Comment Livenza traite les données envoyées par les formulaires de contact, de revendeur et de visite en magasin.',
		ja: 'お問い合わせ、お取り扱いのお申し込み、店頭見学の各フォームで送信された個人データの取り扱い。',
	},
	sections: [
		CONTROLLER,
		{
			title: {
				it: 'Quali dati trattiamo',
				en: 'What data we process',
				es: 'Qué datos tratamos',
				fr: 'Données traitées',
				ja: '取り扱うデータ',
			},
			html: {
				it: '<p>Nome, cognome, e-mail, Paese, lingua e testo del messaggio; se indicati, telefono, città e CAP. Chi chiede di diventare rivenditore fornisce anche i dati dell’attività. Chi chiede di vedere una ruota in negozio indica la ruota, il negozio e, se vuole, quando passerebbe. Chiediamo di non inserire nel messaggio dati sulla salute o altri dati particolari: non servono per rispondere.</p>',
				en: '<p>First and last name, e-mail, country, language and the text of the message; telephone, town and postcode if you give them. Those who ask to become dealers also provide the details of their business. Those who ask to see a wheel in a store name the wheel, the store and, if they like, when they would come. Please put no health or other special categories of data in the message: we do not need it to reply.</p>',
				es: '<p>Nombre, apellidos, correo electrónico, país, idioma y texto del mensaje; si se indican, teléfono, localidad y código postal. Quien solicita ser tienda oficial facilita también los datos de su negocio. Quien pide ver una rueda en una tienda indica la rueda, la tienda y, si quiere, cuándo pasaría. Pedimos que no se incluyan en el mensaje datos de salud ni otros de categoría especial: no hacen falta para responder.</p>',
				fr: '<p>Nom, prénom, e-mail, pays, langue et texte du message ; s’ils sont indiqués, téléphone, ville et code postal. Les candidats revendeurs fournissent aussi les données de leur activité. Qui demande à voir une roue en magasin indique la roue, le magasin et, au besoin, le moment souhaité. Merci de ne pas inscrire dans le message de données de santé ou d’autres données sensibles : elles ne servent pas à répondre.</p>',
				ja: '<p>氏名、メールアドレス、国、言語、メッセージの内容。ご記入がある場合は電話番号、市区町村、郵便番号も取り扱います。お取り扱いをご希望の方には、事業に関する情報もご提供いただきます。店頭でのホイール見学をご希望の方には、ホイール、取扱店、ご希望の時間帯を伺います。健康に関する情報などの特別な種類のデータは、回答に必要ないため記載しないでください。</p>',
			},
		},
		{
			title: {
				it: 'Finalità e basi giuridiche',
				en: 'Purposes and legal bases',
				es: 'Finalidades y bases jurídicas',
				fr: 'Finalités et bases juridiques',
				ja: '目的と法的根拠',
			},
			html: {
				it: '<ul><li><strong>Rispondere alla richiesta</strong>: misure precontrattuali o contratto in corso (art. 6, par. 1, lett. b GDPR); per le domande che non riguardano un contratto, legittimo interesse a rispondere a chi ci scrive (lett. f).</li><li><strong>Passare al negozio la richiesta di vedere una ruota</strong>: nome, indirizzo e-mail, ruota e orario vanno al negozio scelto, che risponde e ne è titolare autonomo (misure precontrattuali, lett. b).</li><li><strong>Inviare comunicazioni commerciali</strong>: solo con il consenso espresso alla voce dedicata del modulo (lett. a) e confermato dal link ricevuto via e-mail.</li></ul><p>Confermare di aver letto questa informativa non è un consenso. Chi risponde «No» alle comunicazioni commerciali riceve la stessa assistenza.</p>',
				en: '<ul><li><strong>Replying to the request</strong>: steps before a contract or a contract in place (Article 6(1)(b) GDPR); for questions unrelated to a contract, our legitimate interest in replying to those who write (point (f)).</li><li><strong>Passing on a request to see a wheel</strong>: name, e-mail address, wheel and time go to the store chosen, which replies and is a controller in its own right (steps before a contract, point (b)).</li><li><strong>Sending commercial messages</strong>: only with the consent given at the separate item of the form (point (a)) and confirmed by the link sent by e-mail.</li></ul><p>Stating that you have read this notice is not consent. Those who answer “No” to commercial messages get the same support.</p>',
				es: '<ul><li><strong>Responder a la solicitud</strong>: medidas precontractuales o contrato en curso (art. 6.1.b del RGPD); para consultas ajenas a un contrato, interés legítimo en responder a quien nos escribe (art. 6.1.f).</li><li><strong>Pasar a la tienda la solicitud de ver una rueda</strong>: el nombre, el correo, la rueda y el horario llegan a la tienda elegida, que responde y es responsable independiente (medidas precontractuales, art. 6.1.b).</li><li><strong>Enviar comunicaciones comerciales</strong>: solo con el consentimiento dado en la casilla específica del formulario (art. 6.1.a) y confirmado con el enlace recibido por correo.</li></ul><p>Confirmar que se ha leído esta política no es un consentimiento. Quien contesta «No» a las comunicaciones comerciales recibe la misma atención.</p>',
				fr: '<ul><li><strong>Répondre à la demande</strong> : mesures précontractuelles ou contrat en cours (article 6, paragraphe 1, point b du RGPD) ; pour les questions étrangères à un contrat, intérêt légitime à répondre aux personnes qui nous écrivent (point f).</li><li><strong>Transmettre la demande de voir une roue</strong> : nom, e-mail, roue et moment souhaité sont communiqués au magasin choisi, qui répond et en est responsable à titre autonome (mesures précontractuelles, point b).</li><li><strong>Envoyer des messages commerciaux</strong> : uniquement avec le consentement donné à la rubrique propre du formulaire (point a) et confirmé par le lien reçu par e-mail.</li></ul><p>Confirmer la lecture de cette politique ne vaut pas consentement. Répondre « Non » aux messages commerciaux ne change rien à l’aide reçue.</p>',
				ja: '<ul><li><strong>お問い合わせへの回答</strong>：契約締結前の措置または契約の履行（GDPR第6条1項b）。契約に関わらないご質問については、お問い合わせに回答する正当な利益（同項f）</li><li><strong>ホイール見学のご希望の取り次ぎ</strong>：氏名、メールアドレス、ホイール、ご希望の時間帯を、お選びの取扱店に伝えます。取扱店は独立した管理者として直接ご連絡します（契約締結前の措置、同項b）</li><li><strong>広告宣伝メールの送信</strong>：フォームの専用欄で示され、メールのリンクで確認された同意がある場合のみ（同項a）</li></ul><p>本通知を読んだことの確認は、同意ではありません。広告宣伝メールに「いいえ」と回答しても、対応は変わりません。</p>',
			},
		},
		{
			title: {
				it: 'Per quanto tempo',
				en: 'How long we keep it',
				es: 'Durante cuánto tiempo',
				fr: 'Durée de conservation',
				ja: '保管期間',
			},
			html: {
				it: '<p>I messaggi si cancellano <strong>24 mesi</strong> dopo l’ultima risposta, salvo che riguardino un contratto o un reclamo ancora aperto. Le richieste di vedere una ruota si cancellano dopo <strong>90 giorni</strong>. Il consenso alle comunicazioni commerciali vale fino alla revoca; la prova di averlo ricevuto (data, ora, indirizzo IP e testo mostrato) si conserva per altri 24 mesi.</p>',
				en: '<p>Messages are deleted <strong>24 months</strong> after the last reply, unless they concern a contract or a complaint still open. Requests to see a wheel are deleted after <strong>90 days</strong>. Consent to commercial messages holds until withdrawn; the proof that it was given (date, time, IP address and text shown) is kept for 24 months more.</p>',
				es: '<p>Los mensajes se borran <strong>24 meses</strong> después de la última respuesta, salvo que se refieran a un contrato o a una reclamación aún abierta. Las solicitudes de ver una rueda se borran a los <strong>90 días</strong>. El consentimiento para comunicaciones comerciales vale hasta su retirada; la prueba de haberlo recibido (fecha, hora, dirección IP y texto mostrado) se conserva 24 meses más.</p>',
				fr: '<p>Les messages sont effacés <strong>24 mois</strong> après la dernière réponse, sauf s’ils concernent un contrat ou une réclamation en cours. Les demandes de voir une roue sont effacées au bout de <strong>90 jours</strong>. Le consentement aux messages commerciaux vaut jusqu’à son retrait ; la preuve de son recueil (date, heure, adresse IP et texte affiché) est conservée 24 mois de plus.</p>',
				ja: '<p>メッセージは、継続中の契約や苦情に関わるものを除き、最後の回答から<strong>24か月</strong>後に削除します。ホイール見学のご希望は<strong>90日</strong>後に削除します。広告宣伝メールへの同意は撤回されるまで有効です。同意を受けた記録（日時、IPアドレス、表示した文面）は、撤回後さらに24か月間保管します。</p>',
			},
		},
		FORMS_AND_MAILS,
		RECIPIENTS,
		TRANSFERS,
		RIGHTS,
		VERSION_OF_FORMS,
	],
});

export const PRIVACY_NEWSLETTER_PAGE: PageSeed = legalPage({
	id: 'privacy-policy-newsletter',
	title: {
		it: 'Informativa privacy della newsletter',
		en: 'Newsletter privacy notice',
		es: 'Política de privacidad del boletín',
		fr: 'Politique de confidentialité de la newsletter',
		ja: 'ニュースレターに関するプライバシー通知',
	},
	description: {
		it: 'Come Livenza tratta i dati di chi si iscrive alla newsletter e come ci si cancella.',
		en: 'How Livenza processes the data of newsletter subscribers and how to unsubscribe.',
		es: 'Cómo trata Livenza los datos de quienes se suscriben al boletín y cómo darse de baja.',
		fr: 'Comment Livenza traite les données des abonnés à la newsletter et comment se désinscrire.',
		ja: 'ニュースレターに登録された方の個人データの取り扱いと、配信を停止する方法について。',
	},
	sections: [
		CONTROLLER,
		{
			title: {
				it: 'Quali dati e perché',
				en: 'What data and why',
				es: 'Qué datos y para qué',
				fr: 'Quelles données et pourquoi',
				ja: '取り扱うデータと目的',
			},
			html: {
				it: '<p>Trattiamo l’indirizzo e-mail, la lingua e, se indicati, nome e Paese, per inviare novità sui prodotti, sulle gare e note tecniche. La base è il <strong>consenso</strong> (art. 6, par. 1, lett. a GDPR; art. 130 del D.Lgs. 196/2003). L’indirizzo e-mail e la lingua sono necessari all’invio; il resto è facoltativo.</p>',
				en: '<p>We process the e-mail address, the language and, if given, first name and country, in order to send news about products and racing and technical notes. The basis is <strong>consent</strong> (Article 6(1)(a) GDPR; Article 130 of Italian Legislative Decree 196/2003). E-mail address and language are needed for sending; the rest is optional.</p>',
				es: '<p>Tratamos el correo electrónico, el idioma y, si se indican, el nombre y el país, para enviar novedades de productos y carreras y notas técnicas. La base es el <strong>consentimiento</strong> (art. 6.1.a del RGPD; art. 130 del Decreto Legislativo italiano 196/2003). El correo y el idioma son necesarios para el envío; lo demás es opcional.</p>',
				fr: '<p>Nous traitons l’adresse e-mail, la langue et, s’ils sont indiqués, le prénom et le pays, afin d’envoyer des nouvelles des produits et des courses ainsi que des notes techniques. La base est le <strong>consentement</strong> (article 6, paragraphe 1, point a du RGPD ; article 130 du décret législatif italien 196/2003). L’adresse e-mail et la langue sont nécessaires à l’envoi ; le reste est facultatif.</p>',
				ja: '<p>製品やレースの新着情報、技術情報をお送りするために、メールアドレスと言語、ご記入がある場合は名前と国を取り扱います。法的根拠は<strong>同意</strong>です（GDPR第6条1項a、イタリア立法令196/2003第130条）。メールアドレスと言語は配信に必要で、それ以外は任意です。</p>',
			},
		},
		{
			title: {
				it: 'Conferma dell’iscrizione',
				en: 'Confirming the subscription',
				es: 'Confirmación de la suscripción',
				fr: 'Confirmation de l’inscription',
				ja: '登録の確認',
			},
			html: {
				it: '<p>Dopo l’invio del modulo mandiamo un solo messaggio con un link: il link apre una pagina e l’iscrizione inizia con il pulsante che vi si trova. Senza conferma entro <strong>7 giorni</strong> l’indirizzo è cancellato. Per dimostrare il consenso (art. 7 GDPR) registriamo data, ora e indirizzo IP della richiesta e della conferma e la versione del testo mostrato.</p>',
				en: '<p>After the form is sent we send one message with a link: the link opens a page, and the subscription starts with the button there. Without confirmation within <strong>7 days</strong> the address is deleted. To demonstrate consent (Article 7 GDPR) we record date, time and IP address of request and confirmation and the version of the text shown.</p>',
				es: '<p>Tras el envío del formulario mandamos un único mensaje con un enlace: el enlace abre una página y la suscripción empieza con el botón que hay en ella. Sin confirmación en <strong>7 días</strong>, la dirección se borra. Para demostrar el consentimiento (art. 7 del RGPD) registramos la fecha, la hora y la dirección IP de la solicitud y de la confirmación y la versión del texto mostrado.</p>',
				fr: '<p>Après l’envoi du formulaire, nous adressons un seul message avec un lien : il ouvre une page, et l’inscription commence avec le bouton qui s’y trouve. Sans confirmation dans les <strong>7 jours</strong>, l’adresse est effacée. Pour démontrer le consentement (article 7 du RGPD), nous enregistrons la date, l’heure et l’adresse IP de la demande et de la confirmation ainsi que la version du texte affiché.</p>',
				ja: '<p>フォームの送信後、リンクを記載したメールを1通お送りします。リンク先のページでボタンを押した時点で登録が始まります。<strong>7日以内</strong>に確認がない場合、アドレスは削除されます。同意を証明するため（GDPR第7条）、申込みと確認の日時、IPアドレス、および表示した文面の版を記録します。</p>',
			},
		},
		{
			title: {
				it: 'Durata e cancellazione',
				en: 'Duration and unsubscribing',
				es: 'Duración y baja',
				fr: 'Durée et désinscription',
				ja: '期間と配信停止',
			},
			html: {
				it: '<p>I dati restano nell’elenco fino alla cancellazione, possibile con il link in fondo a ogni messaggio o scrivendoci. Dopo la cancellazione conserviamo per 24 mesi la sola prova del consenso e della revoca. I messaggi non contengono immagini che segnalano l’apertura.</p>',
				en: '<p>The data stays on the list until you unsubscribe, with the link at the foot of every message or by writing to us. After that we keep only the proof of consent and withdrawal, for 24 months. Our e-mails contain no tracking pixels.</p>',
				es: '<p>Los datos permanecen en la lista hasta la baja, que se hace con el enlace al pie de cada mensaje o escribiéndonos. Después conservamos durante 24 meses solo la prueba del consentimiento y de su retirada. Los mensajes no contienen imágenes que avisen de su apertura.</p>',
				fr: '<p>Les données restent dans la liste jusqu’à la désinscription, possible par le lien au bas de chaque message ou en nous écrivant. Ensuite, nous ne conservons pendant 24 mois que la preuve du consentement et de son retrait. Les messages ne contiennent pas d’image signalant leur ouverture.</p>',
				ja: '<p>データは配信停止まで保持します。配信停止は、各メール下部のリンクまたは当社への連絡で行えます。その後は、同意と撤回の記録のみを24か月間保管します。メールには開封を検知する画像を含めていません。</p>',
			},
		},
		FORMS_AND_MAILS,
		RECIPIENTS,
		TRANSFERS,
		RIGHTS,
		VERSION_OF_FORMS,
	],
});

export const PRIVACY_CANDIDATES_PAGE: PageSeed = legalPage({
	id: 'privacy-policy-candidati',
	title: {
		it: 'Informativa privacy per i candidati',
		en: 'Privacy notice for job applicants',
		es: 'Política de privacidad para candidaturas',
		fr: 'Politique de confidentialité pour les candidatures',
		ja: '採用応募者向けプライバシー通知',
	},
	description: {
		it: 'Come Livenza tratta i dati di chi risponde a un annuncio o invia una candidatura spontanea.',
		en: 'How Livenza processes the data of those who answer a job advert or apply speculatively.',
		es: 'Cómo trata Livenza los datos de quien responde a una oferta o envía una candidatura espontánea.',
		fr: 'Comment Livenza traite les données des candidats à une offre ou des candidatures spontanées.',
		ja: '求人への応募とオープンポジション応募で提供された個人データの取り扱い。',
	},
	sections: [
		CONTROLLER,
		{
			title: {
				it: 'Quali dati trattiamo',
				en: 'What data we process',
				es: 'Qué datos tratamos',
				fr: 'Données traitées',
				ja: '取り扱うデータ',
			},
			html: {
				it: '<p>I dati del modulo, il curriculum, la lettera di presentazione e gli appunti dei colloqui. Non chiediamo retribuzione attuale o passata, stato civile, fotografia o opinioni. Chi appartiene alle categorie protette della legge 68/1999 può indicarlo se vuole far valere quel diritto; gli altri dati particolari (art. 9 GDPR) inseriti nel curriculum non sono usati.</p>',
				en: '<p>The form, the CV, the cover letter and interview notes. We do not ask for present or past pay, marital status, a photograph or opinions. Applicants in the protected categories of Italian Law 68/1999 may say so if they wish to rely on that right; other special categories of data (Article 9 GDPR) found in a CV is not used.</p>',
				es: '<p>Los datos del formulario, el currículum, la carta de presentación y las notas de las entrevistas. No pedimos el sueldo actual o anterior, el estado civil, fotografía ni opiniones. Quien pertenece a las categorías protegidas de la Ley italiana 68/1999 puede indicarlo si desea hacer valer ese derecho; los demás datos de categoría especial (art. 9 del RGPD) incluidos en el currículum no se utilizan.</p>',
				fr: '<p>Les données du formulaire, le CV, la lettre de motivation et les notes d’entretien. Nous ne demandons ni salaire actuel ou passé, ni situation familiale, ni photo, ni opinions. Les personnes relevant des catégories protégées de la loi italienne 68/1999 peuvent l’indiquer si elles souhaitent faire valoir ce droit ; les autres données sensibles (article 9 du RGPD) présentes dans un CV ne sont pas utilisées.</p>',
				ja: '<p>フォームの内容、履歴書、志望動機書、面接の記録を取り扱います。現在または過去の給与額、婚姻状況、写真、思想信条はお尋ねしません。イタリア法68/1999の対象となる方は、その権利を行使する場合に限りお知らせください。履歴書に含まれるその他の特別な種類のデータ（GDPR第9条）は使用しません。</p>',
			},
		},
		{
			title: {
				it: 'Finalità e basi giuridiche',
				en: 'Purposes and legal bases',
				es: 'Finalidades y bases jurídicas',
				fr: 'Finalités et bases juridiques',
				ja: '目的と法的根拠',
			},
			html: {
				it: '<p>I dati servono a valutare la candidatura e a contattare chi l’ha inviata: misure precontrattuali chieste dall’interessato (art. 6, par. 1, lett. b GDPR). Per i curricula inviati spontaneamente il consenso non è dovuto (art. 111-bis del D.Lgs. 196/2003) e questa informativa vale al primo contatto. Gli eventuali dati sulle categorie protette sono trattati per obblighi in materia di lavoro (art. 9, par. 2, lett. b).</p>',
				en: '<p>The data is used to assess the application and to contact the applicant: steps before a contract taken at your request (Article 6(1)(b) GDPR). For CVs sent spontaneously no consent is due (Article 111-bis of Italian Legislative Decree 196/2003) and this notice applies from the first contact. Any data on protected categories is processed for employment law duties (Article 9(2)(b)).</p>',
				es: '<p>Los datos sirven para valorar la candidatura y contactar con quien la envió: medidas precontractuales a petición del interesado (art. 6.1.b del RGPD). Para los currículums enviados espontáneamente no se requiere consentimiento (art. 111-bis del Decreto Legislativo italiano 196/2003) y esta política vale desde el primer contacto. Los posibles datos sobre categorías protegidas se tratan por obligaciones laborales (art. 9.2.b).</p>',
				fr: '<p>Les données servent à évaluer la candidature et à contacter son auteur : mesures précontractuelles prises à sa demande (article 6, paragraphe 1, point b du RGPD). Pour les CV envoyés spontanément, le consentement n’est pas requis (article 111-bis du décret législatif italien 196/2003) et cette politique vaut dès le premier contact. Les éventuelles données sur les catégories protégées sont traitées au titre des obligations de droit du travail (article 9, paragraphe 2, point b).</p>',
				ja: '<p>応募の評価と応募者への連絡のために取り扱います。法的根拠は、ご本人の求めによる契約締結前の措置です（GDPR第6条1項b）。自発的に送付された履歴書については同意は不要で（イタリア立法令196/2003第111条の2）、本通知は最初の連絡時から適用されます。保護対象区分に関するデータは、労働法上の義務に基づき取り扱います（第9条2項b）。</p>',
			},
		},
		{
			title: {
				it: 'Per quanto tempo e chi li vede',
				en: 'How long we keep it and who sees it',
				es: 'Durante cuánto tiempo y quién los ve',
				fr: 'Durée de conservation et accès',
				ja: '保管期間と閲覧者',
			},
			html: {
				it: '<p>Le candidature si cancellano <strong>12 mesi</strong> dopo l’invio o, se c’è stata una selezione, dopo la sua fine; chi vuole restare disponibile più a lungo può inviarne una nuova. Le vedono l’ufficio risorse umane e chi guida il reparto interessato. La scelta è sempre di persone: nessun programma assegna punteggi.</p>',
				en: '<p>Applications are deleted <strong>12 months</strong> after they were sent or, where there was a selection, after it ended; those who wish to stay available longer may send a new one. Human resources and the head of the department concerned see them. People always make the choice: no software scores applications.</p>',
				es: '<p>Las candidaturas se borran <strong>12 meses</strong> después del envío o, si hubo selección, después de su fin; quien desee seguir disponible puede enviar otra. Las ven Recursos Humanos y la dirección de la sección interesada. La elección la hacen siempre personas: ningún programa asigna puntuaciones.</p>',
				fr: '<p>Les candidatures sont effacées <strong>12 mois</strong> après leur envoi ou, s’il y a eu sélection, après la fin de celle-ci ; pour rester disponible plus longtemps, il suffit d’en envoyer une nouvelle. Y ont accès les ressources humaines et la direction du service concerné. Le choix revient toujours à des personnes : aucun programme n’attribue de notes.</p>',
				ja: '<p>応募書類は、送信から、または選考が行われた場合はその終了から<strong>12か月</strong>後に削除します。引き続き希望される場合は、あらためてご応募ください。閲覧するのは人事部門と該当部署の責任者のみです。判断は必ず人が行い、プログラムによる採点は行いません。</p>',
			},
		},
		FORMS_AND_MAILS,
		RECIPIENTS,
		TRANSFERS,
		RIGHTS,
		VERSION_OF_FORMS,
	],
});
