import type { WholePageSeed } from '../../types.ts';
import { CHECK, CHECKED_ON } from './legal-accessibility-check.ts';
import { COMPANY, legalPage } from './legal-common.ts';

const { legal_name: NAME, email: EMAIL, phone: PHONE } = COMPANY;
const [PHONE_PX, DESK_PX] = CHECK.widths_px;
const AGID = 'https://www.agid.gov.it';

/** Accessibility statement (D.Lgs. 82/2022, EN 301 549), with the form for feedback. */
export const ACCESSIBILITY_PAGE: WholePageSeed = legalPage({
	id: 'accessibility',
	slug: {
		it: 'dichiarazione-di-accessibilita',
		en: 'accessibility-statement',
		es: 'declaracion-de-accesibilidad',
		fr: 'declaration-d-accessibilite',
		ja: 'accessibility-statement',
	},
	title: {
		it: 'Accessibilità',
		en: 'Accessibility',
		es: 'Accesibilidad',
		fr: 'Accessibilité',
		ja: 'アクセシビリティ',
	},
	description: {
		it: 'Quanto è accessibile il sito, come lo abbiamo verificato, che cosa manca ancora e come segnalarci un problema.',
		en: 'How accessible this site is, how we checked it, what is still missing, and how to tell us about a problem.',
		es: 'Hasta qué punto es accesible el sitio, cómo lo comprobamos, qué falta todavía y cómo avisarnos de un problema.',
		fr: 'À quel point le site est accessible, comment nous l’avons vérifié, ce qui manque encore et comment nous signaler un problème.',
		ja: '本サイトのアクセシビリティの状況、検証の方法、残っている課題、問題をお知らせいただく方法をご説明します。',
	},
	insert: {
		before: 4,
		block: (t) => ({
			type: 'form',
			title: t({
				it: 'Segnala un problema',
				en: 'Tell us about a problem',
				es: 'Avísanos de un problema',
				fr: 'Signaler un problème',
				ja: '問題のお知らせ',
			}),
			form_slug: 'accessibility',
		}),
	},
	sections: [
		{
			title: {
				it: 'A che punto siamo',
				en: 'Where we stand',
				es: 'En qué punto estamos',
				fr: 'Où nous en sommes',
				ja: '現在の状況',
			},
			html: {
				it: `<p>${NAME} vuole che chiunque possa scegliere, comprare e registrare un componente da questo sito, con qualunque dispositivo e programma. Il riferimento è la norma EN 301 549, che richiama le <strong>WCAG 2.1 di livello AA</strong>, come prevede il D.Lgs. 82/2022; pagine e moduli sono costruiti sulle WCAG 2.2. Il sito è <strong>parzialmente conforme</strong>: le eccezioni sono elencate più sotto.</p>`,
				en: `<p>${NAME} wants anyone to be able to choose, buy and register a component on this site, with any device and software. The reference is the standard EN 301 549, which refers to <strong>WCAG 2.1 level AA</strong>, as Italian law (D.Lgs. 82/2022) requires; pages and forms are built to WCAG 2.2. The site is <strong>partially conformant</strong>: the exceptions are listed below.</p>`,
				es: `<p>${NAME} quiere que cualquiera pueda elegir, comprar y registrar un componente en este sitio, con cualquier dispositivo y programa. La referencia es la norma EN 301 549, que remite a las <strong>WCAG 2.1 de nivel AA</strong>, como exige la ley italiana (D.Lgs. 82/2022); páginas y formularios siguen las WCAG 2.2. El sitio es <strong>parcialmente conforme</strong>: las excepciones figuran más abajo.</p>`,
				fr: `<p>${NAME} souhaite que chacun puisse choisir, acheter et enregistrer un composant sur ce site, avec tout appareil et tout logiciel. La référence est la norme EN 301 549, qui renvoie aux <strong>WCAG 2.1 de niveau AA</strong>, comme l’exige la loi italienne (D.Lgs. 82/2022) ; pages et formulaires suivent les WCAG 2.2. Le site est <strong>partiellement conforme</strong> : les exceptions sont indiquées plus bas.</p>`,
				ja: `<p>${NAME}は、どのような機器やソフトウェアをお使いの方でも、本サイトで製品を選び、購入し、登録していただけることを目指しています。基準は、イタリア法（D.Lgs. 82/2022）が定める欧州規格EN 301 549、すなわち<strong>WCAG 2.1レベルAA</strong>です。ページとフォームはWCAG 2.2に沿って作成しています。現在は<strong>一部準拠</strong>の状態で、例外は下記のとおりです。</p>`,
			},
		},
		{
			title: {
				it: 'Come lo verifichiamo',
				en: 'How we check it',
				es: 'Cómo lo comprobamos',
				fr: 'Comment nous le vérifions',
				ja: '検証の方法',
			},
			html: {
				it: `<p>Ultima verifica: <strong>${CHECKED_ON.it}</strong>, a cura nostra. A ogni nuova versione del sito un programma (${CHECK.engine}, regole WCAG 2.2 A e AA e buone pratiche) esamina ogni tipo di pagina, in italiano e in giapponese, su schermi da ${PHONE_PX} e ${DESK_PX} pixel, con menu e finestre aperti e con i moduli in errore: una sola violazione ferma la pubblicazione. Altre prove percorrono con la sola tastiera menu, scheda prodotto, carrello, cassa e account, e controllano il codice delle pagine.</p>`,
				en: `<p>Last check: <strong>${CHECKED_ON.en}</strong>, by ourselves. For every new version of the site a program (${CHECK.engine}, rules of WCAG 2.2 A and AA, and best practice) examines every kind of page, in Italian and Japanese, on screens ${PHONE_PX} and ${DESK_PX} pixels wide, with menus and dialogs open and forms in error: a single violation stops the release. Other tests go through menus, product page, cart, checkout and account by keyboard alone, and check the code of the pages.</p>`,
				es: `<p>Última comprobación: <strong>${CHECKED_ON.es}</strong>, por nuestra parte. Con cada nueva versión del sitio, un programa (${CHECK.engine}, reglas WCAG 2.2 A y AA y buenas prácticas) examina cada tipo de página, en italiano y en japonés, en pantallas de ${PHONE_PX} y ${DESK_PX} píxeles, con menús y diálogos abiertos y formularios con errores: una sola infracción detiene la publicación. Otras pruebas recorren solo con el teclado menús, ficha de producto, carrito, pago y cuenta, y revisan el código de las páginas.</p>`,
				fr: `<p>Dernière vérification : <strong>${CHECKED_ON.fr}</strong>, par nos soins. À chaque nouvelle version du site, un programme (${CHECK.engine}, règles WCAG 2.2 A et AA et bonnes pratiques) examine chaque type de page, en italien et en japonais, sur des écrans de ${PHONE_PX} et ${DESK_PX} pixels, menus et fenêtres ouverts, formulaires en erreur : une seule infraction arrête la publication. D’autres tests parcourent au clavier seul les menus, la fiche produit, le panier, la commande et le compte, et contrôlent le code des pages.</p>`,
				ja: `<p>最終検証日：<strong>${CHECKED_ON.ja}</strong>（自社による検証）。サイトを新しくするたびに、検証ソフト（${CHECK.engine}、WCAG 2.2のAおよびAAの規則とベストプラクティス）が、イタリア語版と日本語版のすべての種類のページを幅${PHONE_PX}ピクセルと${DESK_PX}ピクセルの画面で、メニューやダイアログを開いた状態、フォームにエラーがある状態も含めて検査します。違反が1件でもあれば公開しません。このほか、キーボードだけでメニュー、製品ページ、カート、ご購入手続き、アカウントを操作する試験と、ページのコードの検査を行っています。</p>`,
			},
		},
		{
			title: {
				it: 'Che cosa manca',
				en: 'What is missing',
				es: 'Qué falta',
				fr: 'Ce qui manque',
				ja: '残っている課題',
			},
			html: {
				it: '<ul><li><strong>Documenti PDF</strong>: manuali, cataloghi e listini non sono stati verificati uno per uno. Chiedici quello che ti serve: te lo mandiamo in un formato che leggi.</li><li><strong>Pagine di altri</strong>: indicazioni stradali, siti dei rivenditori e pagina di chi gestisce i pagamenti con carta non dipendono da noi.</li><li><strong>Prove con le persone</strong>: non abbiamo ancora fatto provare il sito a chi usa ogni giorno un lettore di schermo o altri ausili.</li></ul>',
				en: '<ul><li><strong>PDF documents</strong>: manuals, catalogues and price lists have not been checked one by one. Ask for the one you need and we send it in a format that you can read.</li><li><strong>Other people’s pages</strong>: directions, dealers’ own sites and the page of the card payment provider are not in our hands.</li><li><strong>Tests with people</strong>: nobody who uses a screen reader or another aid every day has tried the site for us yet.</li></ul>',
				es: '<ul><li><strong>Documentos PDF</strong>: manuales, catálogos y listas de precios no se han comprobado uno a uno. Pídenos el que necesites y te lo enviamos en un formato que puedas leer.</li><li><strong>Páginas de terceros</strong>: las indicaciones para llegar, los sitios de las tiendas y la página del proveedor de pagos con tarjeta no dependen de nosotros.</li><li><strong>Pruebas con personas</strong>: todavía no ha probado el sitio nadie que use a diario un lector de pantalla u otra ayuda técnica.</li></ul>',
				fr: '<ul><li><strong>Documents PDF</strong> : notices, catalogues et tarifs n’ont pas été vérifiés un par un. Demandez-nous celui qu’il vous faut : nous vous l’envoyons dans un format que vous pouvez lire.</li><li><strong>Pages de tiers</strong> : les itinéraires, les sites des revendeurs et la page du prestataire de paiement par carte ne dépendent pas de nous.</li><li><strong>Essais avec des personnes</strong> : le site n’a pas encore été essayé par des personnes qui utilisent chaque jour un lecteur d’écran ou une autre aide technique.</li></ul>',
				ja: '<ul><li><strong>PDF資料</strong>：取扱説明書、カタログ、価格表は、1点ずつの検証を行っていません。必要な資料をお知らせいただければ、お読みいただける形式でお送りします。</li><li><strong>他社のページ</strong>：道順の案内、取扱店のサイト、カード決済会社のページは当社の管理外です。</li><li><strong>利用者による検証</strong>：スクリーンリーダーなどの支援技術を日常的にお使いの方による検証は、まだ行っていません。</li></ul>',
			},
		},
		{
			title: {
				it: 'Come contattarci',
				en: 'How to reach us',
				es: 'Cómo contactarnos',
				fr: 'Nous contacter',
				ja: 'お問い合わせ先',
			},
			html: {
				it: `<p>Se qualcosa non ti riesce, usa il modulo qui sotto, scrivi a ${EMAIL} o chiama il ${PHONE}. Rispondiamo <strong>entro dieci giorni lavorativi</strong>: che cosa correggiamo e quando, oppure come avere la stessa cosa in altro modo. Un ordine o un reso si possono fare anche per telefono o e-mail.</p>`,
				en: `<p>If there is something you cannot do, use the form below, write to ${EMAIL} or call ${PHONE}. We reply <strong>within ten working days</strong>: what we will fix and when, or how to get the same thing in another way. Orders and returns can be made by telephone or e-mail, too.</p>`,
				es: `<p>Si hay algo que no puedes hacer, usa el formulario de abajo, escribe a ${EMAIL} o llama al ${PHONE}. Respondemos <strong>en diez días laborables</strong>: qué corregimos y cuándo, o cómo conseguir lo mismo de otra manera. Un pedido o una devolución se pueden hacer también por teléfono o correo.</p>`,
				fr: `<p>Si vous ne parvenez pas à faire quelque chose, utilisez le formulaire ci-dessous, écrivez à ${EMAIL} ou appelez le ${PHONE}. Nous répondons <strong>sous dix jours ouvrés</strong> : ce que nous corrigeons et quand, ou comment obtenir la même chose autrement. Une commande ou un retour peuvent aussi se faire par téléphone ou par e-mail.</p>`,
				ja: `<p>ご利用いただけない点がありましたら、下のフォーム、メール（${EMAIL}）、または電話（${PHONE}）でお知らせください。<strong>10営業日以内</strong>に、修正の内容と時期、またはほかの方法での対応を回答します。ご注文や返品は、電話やメールでも承ります。</p>`,
			},
		},
		{
			title: {
				it: 'Se la risposta non basta',
				en: 'If our reply is not enough',
				es: 'Si la respuesta no basta',
				fr: 'Si la réponse ne suffit pas',
				ja: '回答にご納得いただけない場合',
			},
			html: {
				it: `<p>Se non rispondiamo in tempo, o se la risposta non ti soddisfa, puoi rivolgerti all’<a href="${AGID}">Agenzia per l’Italia Digitale (AgID)</a>, l’autorità che vigila in Italia sull’accessibilità dei servizi, o a quella del Paese in cui vivi.</p><p>Dichiarazione redatta il ${CHECKED_ON.it}; la rivediamo a ogni cambiamento importante del sito e almeno una volta l’anno.</p>`,
				en: `<p>If we do not reply in time, or the reply does not satisfy you, you can turn to the <a href="${AGID}">Agenzia per l’Italia Digitale (AgID)</a>, the authority that supervises the accessibility of services in Italy, or to that of the country where you live.</p><p>Statement prepared on ${CHECKED_ON.en}; we review it with every major change of the site and at least once a year.</p>`,
				es: `<p>Si no respondemos a tiempo, o si la respuesta no te satisface, puedes dirigirte a la <a href="${AGID}">Agenzia per l’Italia Digitale (AgID)</a>, la autoridad que supervisa en Italia la accesibilidad de los servicios, o a la del país en que vives.</p><p>Declaración preparada el ${CHECKED_ON.es}; la revisamos con cada cambio importante del sitio y al menos una vez al año.</p>`,
				fr: `<p>Si nous ne répondons pas à temps, ou si la réponse ne vous satisfait pas, vous pouvez saisir l’<a href="${AGID}">Agenzia per l’Italia Digitale (AgID)</a>, l’autorité qui veille en Italie à l’accessibilité des services, ou celle du pays où vous vivez.</p><p>Déclaration établie le ${CHECKED_ON.fr} ; nous la révisons à chaque changement important du site et au moins une fois par an.</p>`,
				ja: `<p>期限までに回答がない場合や、回答にご納得いただけない場合は、イタリアでサービスのアクセシビリティを監督する<a href="${AGID}">Agenzia per l’Italia Digitale（AgID）</a>、またはお住まいの国の監督機関に申し立てることができます。</p><p>本声明の作成日：${CHECKED_ON.ja}。サイトに大きな変更があったとき、および少なくとも年に1回、見直しを行います。</p>`,
			},
		},
	],
});
