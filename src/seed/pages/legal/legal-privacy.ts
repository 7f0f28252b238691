import type { PageSeed } from '../../types.ts';
import {
	CONTROLLER,
	FORMS_AND_MAILS,
	legalPage,
	RECIPIENTS,
	RIGHTS,
	TRANSFERS,
	type LegalSection,
	VERSION,
	VERSION_OF_FORMS,
} from './legal-common.ts';

const PROVISION: LegalSection = {
	title: {
		it: 'Dati obbligatori e facoltativi',
		en: 'Required and optional data',
		es: 'Datos obligatorios y opcionales',
		fr: 'Données obligatoires et facultatives',
		ja: '必須項目と任意項目',
	},
	html: {
		it: '<p>Nei moduli il segno di campo obbligatorio indica i dati senza i quali non possiamo dare seguito alla richiesta; gli altri si possono lasciare vuoti. Nessuna decisione è presa in modo unicamente automatizzato e non facciamo profilazione (art. 22 GDPR).</p>',
		en: '<p>In forms the required mark shows the data without which we cannot act on the request; the other fields may be left empty. No decision is taken by automated means alone and we do no profiling (Article 22 GDPR).</p>',
		es: '<p>En los formularios, la marca de campo obligatorio señala los datos sin los cuales no podemos atender la solicitud; los demás pueden dejarse vacíos. No se toma ninguna decisión basada únicamente en medios automatizados ni elaboramos perfiles (art. 22 del RGPD).</p>',
		fr: '<p>Dans les formulaires, le signe de champ obligatoire indique les données sans lesquelles nous ne pouvons pas traiter la demande ; les autres champs peuvent rester vides. Aucune décision n’est prise de manière exclusivement automatisée et nous n’effectuons pas de profilage (article 22 du RGPD).</p>',
		ja: '<p>フォームの必須の印は、お申し込みに対応するために欠かせない項目を示します。それ以外は空欄でもかまいません。自動処理のみによる決定やプロファイリングは行いません（GDPR第22条）。</p>',
	},
};

export const PRIVACY_POLICY_PAGE: PageSeed = legalPage({
	id: 'privacy-policy',
	title: {
		it: 'Informativa sulla privacy',
		en: 'Privacy policy',
		es: 'Política de privacidad',
		fr: 'Politique de confidentialité',
		ja: 'プライバシーポリシー',
	},
	description: {
		it: 'Come Livenza tratta i dati di chi visita il sito, registra una garanzia o usa l’area personale.',
		en: 'How Livenza processes the data of those who visit the site, register a warranty or use an account.',
		es: 'Cómo trata Livenza los datos de quienes visitan el sitio, registran una garantía o usan su cuenta.',
		fr: 'Comment Livenza traite les données des visiteurs du site, des garanties enregistrées et des comptes.',
		ja: 'サイトの閲覧、保証登録、アカウント利用に伴う個人データのLivenzaにおける取り扱い。',
	},
	sections: [
		{
			title: {
				it: 'Di che cosa parla questa pagina',
				en: 'What this page covers',
				es: 'De qué trata esta página',
				fr: 'Objet de cette page',
				ja: '本ページの対象',
			},
			html: {
				it: '<p>Questa informativa, resa ai sensi dell’art. 13 del regolamento (UE) 2016/679 (GDPR), riguarda la navigazione sul sito, la registrazione delle garanzie e l’area personale. Per i messaggi dal modulo di contatto, la newsletter, le candidature e i fornitori valgono le informative dedicate, raggiungibili dai rispettivi moduli e dal piè di pagina.</p>',
				en: '<p>This notice, given under Article 13 of Regulation (EU) 2016/679 (GDPR), covers browsing the site, warranty registration and the account area. Messages from the contact form, the newsletter, job applications and suppliers have notices of their own, reached from their forms and from the foot of the page.</p>',
				es: '<p>Esta política, facilitada conforme al art. 13 del Reglamento (UE) 2016/679 (RGPD), se refiere a la navegación por el sitio, al registro de garantías y al área personal. Los mensajes del formulario de contacto, el boletín, las candidaturas y los proveedores tienen su propia política, accesible desde sus formularios y desde el pie de página.</p>',
				fr: '<p>Cette politique, fournie au titre de l’article 13 du règlement (UE) 2016/679 (RGPD), concerne la navigation sur le site, l’enregistrement des garanties et l’espace personnel. Les messages du formulaire de contact, la newsletter, les candidatures et les fournisseurs font l’objet de politiques propres, accessibles depuis leurs formulaires et le pied de page.</p>',
				ja: '<p>本通知は、規則（EU）2016/679（GDPR）第13条に基づき、サイトの閲覧、保証登録、アカウントの利用に関する取り扱いを説明するものです。お問い合わせ、ニュースレター、採用応募、取引先については個別の通知があり、各フォームとページ下部からご覧いただけます。</p>',
			},
		},
		CONTROLLER,
		{
			title: {
				it: 'Navigazione sul sito',
				en: 'Browsing the site',
				es: 'Navegación por el sitio',
				fr: 'Navigation sur le site',
				ja: 'サイトの閲覧',
			},
			html: {
				it: '<p>I server registrano indirizzo IP, data e ora, indirizzo richiesto, esito e tipo di browser. Servono a far funzionare il sito e a difenderlo dagli abusi: la base è il legittimo interesse alla sicurezza (art. 6, par. 1, lett. f GDPR). I registri sono cancellati dopo <strong>30 giorni</strong>, salvo che servano ad accertare un reato. Le pagine non contengono strumenti di statistica o pubblicità; ciò che il browser conserva è descritto nella cookie policy.</p>',
				en: '<p>Our servers record IP address, date and time, address requested, outcome and type of browser. This keeps the site running and protects it from abuse: the basis is our legitimate interest in security (Article 6(1)(f) GDPR). The logs are deleted after <strong>30 days</strong> unless they are needed to establish an offence. Pages contain no statistics or advertising tools; what the browser keeps is described in the cookie policy.</p>',
				es: '<p>Los servidores registran la dirección IP, la fecha y la hora, la dirección solicitada, el resultado y el tipo de navegador. Sirven para que el sitio funcione y para protegerlo de abusos: la base es el interés legítimo en la seguridad (art. 6.1.f del RGPD). Los registros se borran a los <strong>30 días</strong>, salvo que hagan falta para acreditar un delito. Las páginas no contienen herramientas de estadística ni de publicidad; lo que guarda el navegador se describe en la política de cookies.</p>',
				fr: '<p>Les serveurs enregistrent l’adresse IP, la date et l’heure, l’adresse demandée, le résultat et le type de navigateur. Ces données font fonctionner le site et le protègent des abus : la base est notre intérêt légitime à la sécurité (article 6, paragraphe 1, point f du RGPD). Les journaux sont effacés après <strong>30 jours</strong>, sauf s’ils sont nécessaires à la constatation d’une infraction. Les pages ne contiennent aucun outil de statistique ou de publicité ; ce que conserve le navigateur est décrit dans la politique relative aux cookies.</p>',
				ja: '<p>サーバーは、IPアドレス、日時、要求されたアドレス、結果、ブラウザの種類を記録します。サイトの運用と不正利用の防止を目的とし、法的根拠はセキュリティに関する正当な利益です（GDPR第6条1項f）。記録は、犯罪の立証に必要な場合を除き、<strong>30日</strong>後に削除します。統計や広告のためのツールは使用していません。ブラウザに保存される内容はCookieポリシーをご覧ください。</p>',
			},
		},
		{
			title: {
				it: 'Registrazione della garanzia',
				en: 'Warranty registration',
				es: 'Registro de la garantía',
				fr: 'Enregistrement de la garantie',
				ja: '保証登録',
			},
			html: {
				it: '<p>Per estendere la garanzia di una ruota in carbonio trattiamo nome, cognome, e-mail, Paese, numero di serie, data e luogo di acquisto e prova di acquisto. La base è l’esecuzione dell’impegno di garanzia chiesto dall’interessato (art. 6, par. 1, lett. b). Conserviamo i dati fino a <strong>un anno dopo la scadenza</strong> della garanzia estesa, per poter rispondere alle richieste arrivate in tempo. Se il seriale non è riconosciuto, la richiesta di assistenza e i suoi allegati sono conservati per 12 mesi.</p>',
				en: '<p>To extend the warranty of a carbon wheel we process first and last name, e-mail, country, serial number, date and place of purchase and proof of purchase. The basis is performance of the warranty commitment that you ask for (Article 6(1)(b)). We keep the data until <strong>one year after the end</strong> of the extended warranty, so as to handle claims that arrived in time. If the serial number is not recognised, the support request and its attachments are kept for 12 months.</p>',
				es: '<p>Para ampliar la garantía de una rueda de carbono tratamos nombre, apellidos, correo electrónico, país, número de serie, fecha y lugar de compra y comprobante de compra. La base es la ejecución del compromiso de garantía que se solicita (art. 6.1.b). Conservamos los datos hasta <strong>un año después del vencimiento</strong> de la garantía ampliada, para atender las reclamaciones llegadas a tiempo. Si el número de serie no se reconoce, la solicitud de ayuda y sus adjuntos se conservan 12 meses.</p>',
				fr: '<p>Pour prolonger la garantie d’une roue en carbone, nous traitons nom, prénom, e-mail, pays, numéro de série, date et lieu d’achat et preuve d’achat. La base est l’exécution de l’engagement de garantie que vous demandez (article 6, paragraphe 1, point b). Nous conservons les données jusqu’à <strong>un an après l’échéance</strong> de la garantie prolongée, afin de traiter les demandes parvenues à temps. Si le numéro de série n’est pas reconnu, la demande d’aide et ses pièces jointes sont conservées 12 mois.</p>',
				ja: '<p>カーボンホイールの延長保証の登録のために、氏名、メールアドレス、国、シリアル番号、購入日、購入した店舗、購入証明書を取り扱います。法的根拠は、ご本人が求める保証の履行です（第6条1項b）。期限内に受け付けた請求に対応するため、延長保証の<strong>終了から1年後</strong>まで保管します。シリアル番号が確認できない場合のサポート依頼と添付資料は、12か月間保管します。</p>',
			},
		},
		{
			title: {
				it: 'Passaporto della ruota',
				en: 'Wheel passport',
				es: 'Pasaporte de la rueda',
				fr: 'Passeport de la roue',
				ja: 'ホイールパスポート',
			},
			html: {
				it: '<p>Ogni ruota registrata ha una pagina privata che si apre solo con un link personale inviato via e-mail. Mostra modello, seriale, date di garanzia, manuali, interventi e avvisi di sicurezza; non nomina nessuno. Del link conserviamo soltanto un’impronta. Chi cede la ruota può offrire il passaporto a chi la prende: scriviamo all’indirizzo indicato, l’offerta vale 30 giorni e, quando è accettata, il nome e l’indirizzo di chi cede sono tolti dal passaporto. Il controllo del seriale non dice a nessuno di chi è una ruota. La base è la stessa della registrazione e i dati durano quanto questa.</p>',
				en: '<p>Every registered wheel has a private page that opens only with a personal link sent by e-mail. It shows model, serial number, warranty dates, manuals, service and safety notices; it names nobody. We store only a hash of the link. Whoever passes the wheel on may offer the passport to the next owner: we write to the address given, the offer is valid for 30 days and, once it is accepted, the name and address of the former owner are taken off the passport. The serial check never reveals who owns a wheel. The basis is that of the registration, and the data lasts as long.</p>',
				es: '<p>Cada rueda registrada tiene una página privada que solo se abre con un enlace personal enviado por correo. Muestra el modelo, el número de serie, las fechas de garantía, los manuales, las intervenciones y los avisos de seguridad; no nombra a nadie. Del enlace conservamos únicamente una huella. Quien cede la rueda puede ofrecer el pasaporte a quien la recibe: escribimos a la dirección indicada, la oferta vale 30 días y, cuando se acepta, el nombre y la dirección de quien cede se quitan del pasaporte. La comprobación del número de serie no dice a nadie de quién es una rueda. La base es la misma del registro y los datos duran lo que este.</p>',
				fr: '<p>Chaque roue enregistrée a une page privée qui ne s’ouvre qu’avec un lien personnel envoyé par e-mail. Elle montre le modèle, le numéro de série, les dates de garantie, les notices, les interventions et les avis de sécurité ; elle ne nomme personne. Du lien, nous ne conservons qu’une empreinte. La personne qui cède la roue peut proposer le passeport à celle qui la reprend : nous écrivons à l’adresse indiquée, l’offre vaut 30 jours et, une fois acceptée, le nom et l’adresse de la personne qui cède sont retirés du passeport. Le contrôle du numéro de série ne dit à personne à qui appartient une roue. La base est celle de l’enregistrement, et les données durent autant.</p>',
				ja: '<p>登録されたホイールには、メールでお送りする個人用リンクからのみ開ける専用ページがあります。モデル、シリアル番号、保証期間、取扱説明書、整備記録、安全に関するお知らせを表示し、個人名は表示しません。リンクについては、照合用のハッシュ値のみを保管します。ホイールを譲る方は、次の所有者にパスポートの引き継ぎを申し出ることができます。指定のアドレスにメールをお送りし、申し出は30日間有効です。承諾されると、譲った方の氏名とアドレスはパスポートから削除されます。シリアル番号の確認で、所有者が他の方に知られることはありません。法的根拠と保管期間は保証登録と同じです。</p>',
			},
		},
		{
			title: {
				it: 'Area personale e negozio',
				en: 'Account and shop',
				es: 'Área personal y tienda',
				fr: 'Espace personnel et boutique',
				ja: 'アカウントとオンラインショップ',
			},
			html: {
				it: '<p>Quando il negozio è attivo trattiamo i dati dell’account, gli indirizzi, gli ordini, i resi e la lista dei desideri per concludere ed eseguire il contratto (art. 6, par. 1, lett. b) e per gli obblighi fiscali e contabili (lett. c). I documenti contabili si conservano per <strong>10 anni</strong> (art. 2220 del codice civile), i dati dell’account fino alla sua chiusura. Perché nessun estraneo possa bloccare l’accesso a un account, per 60 giorni dall’ultimo accesso conserviamo l’impronta della rete da cui è avvenuto (legittimo interesse alla sicurezza, lett. f). I dati di chi acquista come ospite restano nella sessione per 30 minuti e poi nell’ordine.</p>',
				en: '<p>While the shop is active we process account details, addresses, orders, returns and the wishlist in order to enter into and perform the contract (Article 6(1)(b)) and to meet tax and accounting duties (point (c)). Accounting records are kept for <strong>10 years</strong> (Article 2220 of the Italian Civil Code), account data until the account is closed. So that no stranger can lock anyone out of an account, we keep a hash of the network of a sign-in for 60 days after the last one from there (legitimate interest in security, point (f)). The data of those who buy as guests stays in the session for 30 minutes and after that in the order.</p>',
				es: '<p>Cuando la tienda está activa tratamos los datos de la cuenta, las direcciones, los pedidos, las devoluciones y la lista de deseos para celebrar y ejecutar el contrato (art. 6.1.b) y para cumplir las obligaciones fiscales y contables (art. 6.1.c). Los documentos contables se conservan <strong>10 años</strong> (art. 2220 del Código Civil italiano); los datos de la cuenta, hasta su cierre. Para que ningún extraño pueda bloquear el acceso a una cuenta, conservamos durante 60 días desde el último acceso una huella de la red desde la que se hizo (interés legítimo en la seguridad, art. 6.1.f). Los datos de quien compra sin cuenta permanecen 30 minutos en la sesión y después en el pedido.</p>',
				fr: '<p>Lorsque la boutique est active, nous traitons les données du compte, les adresses, les commandes, les retours et la liste d’envies pour conclure et exécuter le contrat (article 6, paragraphe 1, point b) et pour respecter nos obligations fiscales et comptables (point c). Les pièces comptables sont conservées <strong>10 ans</strong> (article 2220 du code civil italien), les données du compte jusqu’à sa clôture. Pour qu’aucun inconnu ne puisse bloquer l’accès à un compte, nous conservons pendant 60 jours après la dernière connexion une empreinte du réseau depuis lequel elle a eu lieu (intérêt légitime à la sécurité, point f). Les données d’un achat sans compte restent 30 minutes dans la session, puis dans la commande.</p>',
				ja: '<p>オンラインショップの稼働中は、アカウント情報、住所、注文、返品、お気に入りを、契約の締結と履行（第6条1項b）、および税務・会計上の義務（同項c）のために取り扱います。会計書類は<strong>10年間</strong>（イタリア民法第2220条）、アカウント情報は退会まで保管します。第三者がアカウントへのログインを妨げることを防ぐため、ログインに使われたネットワークのハッシュ値を、最後のログインから60日間保管します（セキュリティ確保の正当な利益、同項f）。ゲスト購入の情報は30分間セッションに保持し、その後は注文に記録します。</p>',
			},
		},
		PROVISION,
		FORMS_AND_MAILS,
		RECIPIENTS,
		TRANSFERS,
		RIGHTS,
		VERSION_OF_FORMS,
	],
});

export const PRIVACY_SUPPLIER_PAGE: PageSeed = legalPage({
	id: 'privacy-policy-supplier',
	title: {
		it: 'Informativa privacy per i fornitori',
		en: 'Privacy notice for suppliers',
		es: 'Política de privacidad para proveedores',
		fr: 'Politique de confidentialité pour les fournisseurs',
		ja: '取引先向けプライバシー通知',
	},
	description: {
		it: 'Come Livenza tratta i dati di fornitori, consulenti e delle persone che lavorano per loro.',
		en: 'How Livenza processes the data of suppliers, consultants and the people who work for them.',
		es: 'Cómo trata Livenza los datos de proveedores, asesores y las personas que trabajan para ellos.',
		fr: 'Comment Livenza traite les données des fournisseurs, des consultants et de leur personnel.',
		ja: '仕入先、業務委託先、その担当者の個人データのLivenzaにおける取り扱い。',
	},
	sections: [
		CONTROLLER,
		{
			title: {
				it: 'A chi si rivolge e quali dati trattiamo',
				en: 'Who it is for and what data we process',
				es: 'A quién se dirige y qué datos tratamos',
				fr: 'Personnes concernées et données traitées',
				ja: '対象者と取り扱うデータ',
			},
			html: {
				it: '<p>L’informativa riguarda fornitori e consulenti che siano persone fisiche e i referenti di quelli che sono società. Trattiamo dati anagrafici e di contatto, ruolo in azienda, dati fiscali e bancari, corrispondenza, offerte, ordini e, per chi entra nei reparti, i dati richiesti dalle norme sulla sicurezza del lavoro. I dati dei referenti li riceviamo di solito dal fornitore stesso (art. 14 GDPR).</p>',
				en: '<p>This notice concerns suppliers and consultants who are natural persons, and the contact people of those that are companies. We process identity and contact details, position, tax and bank details, correspondence, quotations, orders and, for those who enter the departments, the data required by workplace safety rules. We usually receive contact people’s details from the supplier (Article 14 GDPR).</p>',
				es: '<p>Esta política se refiere a los proveedores y asesores que son personas físicas y a los contactos de los que son sociedades. Tratamos datos de identidad y contacto, cargo, datos fiscales y bancarios, correspondencia, ofertas, pedidos y, de quien entra en las secciones de producción, los datos que exigen las normas de seguridad laboral. Los datos de los contactos los recibimos normalmente del propio proveedor (art. 14 del RGPD).</p>',
				fr: '<p>Cette politique concerne les fournisseurs et consultants personnes physiques, ainsi que les interlocuteurs de ceux qui sont des sociétés. Nous traitons l’identité et les coordonnées, la fonction, les données fiscales et bancaires, la correspondance, les offres, les commandes et, pour les personnes qui entrent dans les ateliers, les données exigées par les règles de sécurité au travail. Les données des interlocuteurs nous viennent en général du fournisseur lui-même (article 14 du RGPD).</p>',
				ja: '<p>個人である仕入先と業務委託先、および法人の担当者の方が対象です。氏名と連絡先、役職、税務・銀行口座情報、通信、見積、注文を取り扱います。工場内に立ち入る方については、労働安全法令が求める情報も取り扱います。担当者の情報は通常、取引先から受領します（GDPR第14条）。</p>',
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
				it: '<ul><li>Chiedere offerte, concludere ed eseguire i contratti, pagare: art. 6, par. 1, lett. b GDPR.</li><li>Adempiere a obblighi fiscali, contabili e di sicurezza sul lavoro (D.Lgs. 81/2008): lett. c.</li><li>Tenere i rapporti con i referenti, qualificare i fornitori, tutelare i diritti della società: legittimo interesse, lett. f.</li></ul><p>I dati servono a gestire il rapporto: senza di essi non è possibile avviarlo o proseguirlo.</p>',
				en: '<ul><li>Requesting quotations, entering into and performing contracts, paying: Article 6(1)(b) GDPR.</li><li>Meeting tax, accounting and workplace safety duties (Italian Legislative Decree 81/2008): point (c).</li><li>Keeping in touch with contact people, qualifying suppliers, protecting the company’s rights: legitimate interest, point (f).</li></ul><p>The data is needed to manage the relationship: without it the relationship cannot start or continue.</p>',
				es: '<ul><li>Solicitar ofertas, celebrar y ejecutar los contratos, pagar: art. 6.1.b del RGPD.</li><li>Cumplir las obligaciones fiscales, contables y de seguridad laboral (Decreto Legislativo italiano 81/2008): art. 6.1.c.</li><li>Mantener la relación con los contactos, homologar proveedores, proteger los derechos de la sociedad: interés legítimo, art. 6.1.f.</li></ul><p>Los datos son necesarios para gestionar la relación: sin ellos no puede iniciarse ni continuar.</p>',
				fr: '<ul><li>Demander des offres, conclure et exécuter les contrats, payer : article 6, paragraphe 1, point b du RGPD.</li><li>Respecter les obligations fiscales, comptables et de sécurité au travail (décret législatif italien 81/2008) : point c.</li><li>Entretenir les relations avec les interlocuteurs, qualifier les fournisseurs, protéger les droits de la société : intérêt légitime, point f.</li></ul><p>Ces données sont nécessaires à la relation : sans elles, elle ne peut commencer ni se poursuivre.</p>',
				ja: '<ul><li>見積依頼、契約の締結と履行、支払い：GDPR第6条1項b</li><li>税務、会計、労働安全に関する義務（イタリア立法令81/2008）の履行：同項c</li><li>担当者との連絡、仕入先の評価、当社の権利の保護：正当な利益、同項f</li></ul><p>これらは取引の管理に必要な情報であり、ご提供がない場合は取引の開始や継続ができません。</p>',
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
				it: '<p>Contratti, ordini e documenti contabili si conservano per <strong>10 anni</strong> dalla fine del rapporto (artt. 2220 e 2946 del codice civile). Le offerte non accettate si cancellano dopo 24 mesi. I recapiti dei referenti si aggiornano quando il fornitore ne comunica di nuovi.</p>',
				en: '<p>Contracts, orders and accounting records are kept for <strong>10 years</strong> from the end of the relationship (Articles 2220 and 2946 of the Italian Civil Code). Quotations not accepted are deleted after 24 months. Contact people’s details are updated when the supplier gives us new ones.</p>',
				es: '<p>Los contratos, pedidos y documentos contables se conservan <strong>10 años</strong> desde el fin de la relación (arts. 2220 y 2946 del Código Civil italiano). Las ofertas no aceptadas se borran a los 24 meses. Los datos de los contactos se actualizan cuando el proveedor comunica otros.</p>',
				fr: '<p>Contrats, commandes et pièces comptables sont conservés <strong>10 ans</strong> à compter de la fin de la relation (articles 2220 et 2946 du code civil italien). Les offres non retenues sont effacées après 24 mois. Les coordonnées des interlocuteurs sont mises à jour quand le fournisseur en communique de nouvelles.</p>',
				ja: '<p>契約書、注文書、会計書類は、取引終了から<strong>10年間</strong>保管します（イタリア民法第2220条、第2946条）。採用に至らなかった見積は24か月後に削除します。担当者の連絡先は、取引先からの通知に応じて更新します。</p>',
			},
		},
		RECIPIENTS,
		TRANSFERS,
		RIGHTS,
		VERSION,
	],
});
