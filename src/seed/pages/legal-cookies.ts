import type { PageSeed, Texts } from '../types.ts';
import { COOKIE_ITEMS } from './cookie-items.ts';
import { CONTROLLER, COMPANY, legalPage, RIGHTS, VERSION_OF_FORMS } from './legal-common.ts';

const PROVIDER: Texts = {
	it: `${COMPANY.legal_name} (prima parte)`,
	en: `${COMPANY.legal_name} (first party)`,
	es: `${COMPANY.legal_name} (propia)`,
	fr: `${COMPANY.legal_name} (première partie)`,
	ja: `${COMPANY.legal_name}（自社）`,
};

export const COOKIE_POLICY_PAGE: PageSeed = legalPage({
	id: 'cookie-policy',
	title: {
		it: 'Cookie policy',
		en: 'Cookie policy',
		es: 'Política de cookies',
		fr: 'Politique relative aux cookies',
		ja: 'Cookieポリシー',
	},
	description: {
		it: 'I cookie e gli altri strumenti che il sito salva nel browser: solo tecnici, con scopo e durata.',
		en: 'Cookies and other items that the site stores in your browser: technical ones only, with purpose and duration.',
		es: 'Las cookies y demás elementos que el sitio guarda en el navegador: solo técnicos, con finalidad y duración.',
		fr: 'Les cookies et autres éléments que le site enregistre dans le navigateur : techniques uniquement, avec finalité et durée.',
		ja: '本サイトがブラウザに保存するCookieなどの一覧。技術的なもののみで、目的と保存期間を示します。',
	},
	insert: {
		before: 2,
		block: (t) => ({
			type: 'cookie_table',
			title: t({
				it: 'Elenco',
				en: 'List',
				es: 'Lista',
				fr: 'Liste',
				ja: '一覧',
			}),
			items: COOKIE_ITEMS.map(({ name, purpose, duration }) => ({
				name,
				provider: t(PROVIDER),
				purpose: t(purpose),
				duration: t(duration),
			})),
		}),
	},
	sections: [
		{
			title: {
				it: 'Che cosa sono',
				en: 'What they are',
				es: 'Qué son',
				fr: 'De quoi il s’agit',
				ja: 'Cookieとは',
			},
			html: {
				it: '<p>I cookie sono brevi testi che un sito chiede al browser di conservare e di restituire alla visita successiva. Altri strumenti, come sessionStorage e localStorage, restano nel browser e non viaggiano con le richieste. In questa pagina valgono le stesse regole per entrambi.</p>',
				en: '<p>Cookies are short texts that a site asks the browser to keep and to return on the next visit. Other means, such as sessionStorage and localStorage, stay in the browser and do not travel with requests. On this page the same rules apply to both.</p>',
				es: '<p>Las cookies son textos breves que un sitio pide al navegador que guarde y devuelva en la siguiente visita. Otros medios, como sessionStorage y localStorage, se quedan en el navegador y no viajan con las peticiones. En esta página se aplican las mismas reglas a ambos.</p>',
				fr: '<p>Les cookies sont de courts textes qu’un site demande au navigateur de conserver et de renvoyer à la visite suivante. D’autres moyens, comme sessionStorage et localStorage, restent dans le navigateur et ne voyagent pas avec les requêtes. Sur cette page, les mêmes règles valent pour les deux.</p>',
				ja: '<p>Cookieは、サイトがブラウザに保存を依頼し、次回の訪問時に送り返される短いテキストです。sessionStorageやlocalStorageなどの仕組みはブラウザ内に留まり、通信には含まれません。本ページでは、両方に同じ規則を適用します。</p>',
			},
		},
		{
			title: {
				it: 'Che cosa usa questo sito',
				en: 'What this site uses',
				es: 'Qué usa este sitio',
				fr: 'Ce qu’utilise ce site',
				ja: '本サイトで使用するもの',
			},
			html: {
				it: '<p>Il sito usa <strong>soltanto strumenti tecnici</strong>, necessari a fornire quanto richiesto. Non usa cookie di profilazione, di pubblicità o di statistica e non carica contenuti da altri siti: caratteri, immagini e controllo antispam dei moduli arrivano dai nostri server. Il controllo antispam è un calcolo che il browser fa al momento dell’invio e non salva nulla. La sessione con cui il personale lavora alle richieste ha un cookie suo, che chi visita il sito non riceve.</p>',
				en: '<p>The site uses <strong>technical items only</strong>, needed to provide what you ask for. It sets no profiling, advertising or statistics cookies and loads nothing from other sites: fonts, pictures and the spam check of the forms come from our own servers. The spam check is a calculation that the browser does when a form is sent; it stores nothing. The session in which our staff handle requests has a cookie of its own, which visitors never receive.</p>',
				es: '<p>El sitio usa <strong>solo elementos técnicos</strong>, necesarios para prestar lo solicitado. No utiliza cookies de perfilado, publicidad o estadística ni carga contenidos de otros sitios: las tipografías, las imágenes y el control antispam de los formularios proceden de nuestros servidores. El control antispam es un cálculo que hace el navegador al enviar un formulario y no guarda nada. La sesión en que el personal atiende las solicitudes tiene una cookie propia, que no reciben los visitantes.</p>',
				fr: '<p>Le site n’utilise que des <strong>éléments techniques</strong>, nécessaires pour fournir ce qui est demandé. Il n’emploie aucun cookie de profilage, de publicité ou de statistique et ne charge rien depuis d’autres sites : polices, images et contrôle antispam des formulaires proviennent de nos serveurs. Ce contrôle est un calcul que fait le navigateur au moment de l’envoi et il n’enregistre rien. La session dans laquelle notre personnel traite les demandes a son propre cookie, que les visiteurs ne reçoivent pas.</p>',
				ja: '<p>本サイトが使用するのは、ご要望の機能を提供するために必要な<strong>技術的なもののみ</strong>です。プロファイリング、広告、統計のためのCookieは使用せず、他のサイトからの読み込みも行いません。フォント、画像、フォームのスパム対策は、すべて当社のサーバーから配信しています。スパム対策は送信時にブラウザが行う計算で、何も保存しません。担当者がお問い合わせを処理するためのセッションには専用のCookieがありますが、サイトを閲覧する方には送られません。</p>',
			},
		},
		{
			title: {
				it: 'Base giuridica e consenso',
				en: 'Legal basis and consent',
				es: 'Base jurídica y consentimiento',
				fr: 'Base juridique et consentement',
				ja: '法的根拠と同意',
			},
			html: {
				it: '<p>Per gli strumenti tecnici l’art. 122 del D.Lgs. 196/2003 non richiede il consenso, ma una corretta informazione, che diamo qui secondo le linee guida del Garante del 10 giugno 2021. Se in futuro il sito dovesse usare altri strumenti, verrebbero attivati solo dopo una scelta libera, e rifiutare sarebbe semplice quanto accettare.</p>',
				en: '<p>For technical items Article 122 of Italian Legislative Decree 196/2003 asks for no consent but for proper information, which we give here following the guidelines of the Italian authority of 10 June 2021. Should the site ever use other items, they would start only after a free choice, and refusing would be as easy as accepting.</p>',
				es: '<p>Para los elementos técnicos, el art. 122 del Decreto Legislativo italiano 196/2003 no exige consentimiento, sino una información correcta, que damos aquí conforme a las directrices de la autoridad italiana de 10 de junio de 2021. Si en el futuro el sitio usara otros elementos, se activarían solo tras una elección libre, y rechazar sería tan fácil como aceptar.</p>',
				fr: '<p>Pour les éléments techniques, l’article 122 du décret législatif italien 196/2003 n’exige pas de consentement mais une information correcte, donnée ici selon les lignes directrices de l’autorité italienne du 10 juin 2021. Si le site devait un jour utiliser d’autres éléments, ils ne seraient activés qu’après un choix libre, et refuser serait aussi simple qu’accepter.</p>',
				ja: '<p>技術的なものについては、イタリア立法令196/2003第122条により同意は不要ですが、適切な情報提供が求められます。本ページは、イタリア監督機関の2021年6月10日付ガイドラインに沿って情報を提供するものです。今後ほかの種類を使用する場合は、自由な選択のあとにのみ有効とし、拒否も同意と同じ手間で行えるようにします。</p>',
			},
		},
		{
			title: {
				it: 'Come cancellarli',
				en: 'How to delete them',
				es: 'Cómo borrarlos',
				fr: 'Comment les supprimer',
				ja: '削除の方法',
			},
			html: {
				it: '<p>Le impostazioni del browser permettono di vedere, cancellare e bloccare ciò che un sito salva. Senza il cookie della lingua il sito funziona ugualmente: l’indirizzo principale segue la lingua del browser e la lingua si cambia dal menu. Il collegamento «Elenco dei cookie», in fondo a ogni pagina, porta in qualunque momento all’elenco aggiornato.</p>',
				en: '<p>Your browser’s settings let you see, delete and block what a site stores. The site works without the language cookie as well: the main address follows the language of the browser, and the language can be changed from the menu. The “List of cookies” link at the foot of every page leads to the current list at any time.</p>',
				es: '<p>Los ajustes del navegador permiten ver, borrar y bloquear lo que guarda un sitio. Sin la cookie de idioma el sitio funciona igual: la dirección principal sigue el idioma del navegador y el idioma se cambia desde el menú. El enlace «Lista de cookies», al pie de cada página, lleva en todo momento a la lista actualizada.</p>',
				fr: '<p>Les réglages du navigateur permettent de voir, supprimer et bloquer ce qu’un site enregistre. Sans le cookie de langue, le site fonctionne de la même façon : l’adresse principale suit la langue du navigateur, et la langue se change depuis le menu. Le lien « Liste des cookies », au bas de chaque page, mène à tout moment à la liste à jour.</p>',
				ja: '<p>ブラウザの設定で、サイトが保存した内容の確認、削除、拒否ができます。言語のCookieがなくても本サイトは利用できます。その場合、トップのアドレスはブラウザの言語に従い、言語はメニューから変更できます。各ページの下部にある「Cookie一覧」から、最新の一覧をいつでも確認できます。</p>',
			},
		},
		CONTROLLER,
		RIGHTS,
		VERSION_OF_FORMS,
	],
});
