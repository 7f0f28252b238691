import type { PageSeed, Texts } from '../../types.ts';
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
		it: 'I cookie e gli altri strumenti che il sito salva nel browser, con categoria, scopo e durata.',
		en: 'Cookies and other items that the site stores in your browser, with category, purpose and duration.',
		es: 'Las cookies y demás elementos que el sitio guarda en el navegador, con categoría, finalidad y duración.',
		fr: 'Les cookies et autres éléments que le site enregistre dans le navigateur, avec catégorie, finalité et durée.',
		ja: '本サイトがブラウザに保存するCookieなどの一覧。分類、目的、保存期間を示します。',
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
			items: COOKIE_ITEMS.map(({ name, purpose, duration, category = 'technical' as const }) => ({
				category,
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
				it: '<p>Senza il tuo consenso il sito usa <strong>soltanto strumenti tecnici</strong>, necessari a fornire quanto richiesto. Non usa cookie di profilazione o di pubblicità e non carica contenuti da altri siti: caratteri, immagini e controllo antispam dei moduli arrivano dai nostri server. Il controllo antispam è un calcolo che il browser fa al momento dell’invio e non salva nulla. La sessione con cui il personale lavora alle richieste ha un cookie suo, che chi visita il sito non riceve.</p><p>Se accetti le <strong>statistiche</strong>, contiamo sui nostri server, per giorno e Paese, quante volte si aprono elenchi e prodotti, si riempie il carrello e si completa un ordine, con il valore complessivo. Il conteggio non contiene identificativi, indirizzi di rete né articoli, e non esce dai nostri server. Le ricerche che non trovano nulla si contano per giorno e lingua, senza alcun dato su chi cerca e scartando ciò che somiglia a un recapito o a un numero.</p>',
				en: '<p>Without your consent the site uses <strong>technical items only</strong>, needed to provide what you ask for. It sets no profiling or advertising cookies and loads nothing from other sites: fonts, pictures and the spam check of the forms come from our own servers. The spam check is a calculation that the browser does when a form is sent; it stores nothing. The session in which our staff handle requests has a cookie of its own, which visitors never receive.</p><p>If you accept <strong>statistics</strong>, we count on our own servers, by day and country, how often lists and products are opened, carts filled and orders completed, with their total value. The counts hold no identifiers, network addresses or articles, and do not leave our servers. Searches that find nothing are counted by day and language, without any data on the person who searches; whatever looks like contact details or a number is dropped.</p>',
				es: '<p>Sin tu consentimiento, el sitio usa <strong>solo elementos técnicos</strong>, necesarios para prestar lo solicitado. No utiliza cookies de perfilado o publicidad ni carga contenidos de otros sitios: las tipografías, las imágenes y el control antispam de los formularios proceden de nuestros servidores. El control antispam es un cálculo que hace el navegador al enviar un formulario y no guarda nada. La sesión en que el personal atiende las solicitudes tiene una cookie propia, que no reciben los visitantes.</p><p>Si aceptas las <strong>estadísticas</strong>, contamos en nuestros servidores, por día y país, cuántas veces se abren listas y productos, se llena el carrito y se completa un pedido, con su valor total. Los recuentos no contienen identificadores, direcciones de red ni artículos, y no salen de nuestros servidores. Las búsquedas sin resultados se cuentan por día e idioma, sin dato alguno de quien busca y descartando lo que parezca un dato de contacto o un número.</p>',
				fr: '<p>Sans votre consentement, le site n’utilise que des <strong>éléments techniques</strong>, nécessaires pour fournir ce qui est demandé. Il n’emploie aucun cookie de profilage ou de publicité et ne charge rien depuis d’autres sites : polices, images et contrôle antispam des formulaires proviennent de nos serveurs. Ce contrôle est un calcul que fait le navigateur au moment de l’envoi et il n’enregistre rien. La session dans laquelle notre personnel traite les demandes a son propre cookie, que les visiteurs ne reçoivent pas.</p><p>Si vous acceptez les <strong>statistiques</strong>, nous comptons sur nos serveurs, par jour et par pays, combien de fois des listes et des produits sont ouverts, des paniers remplis et des commandes passées, avec leur valeur totale. Ces chiffres ne contiennent ni identifiants, ni adresses réseau, ni articles, et ne quittent pas nos serveurs. Les recherches sans résultat sont comptées par jour et par langue, sans aucune donnée sur la personne ; tout ce qui ressemble à des coordonnées ou à un numéro est écarté.</p>',
				ja: '<p>同意いただくまで、本サイトが使用するのは、ご要望の機能を提供するために必要な<strong>技術的なもののみ</strong>です。プロファイリングや広告のためのCookieは使用せず、他のサイトからの読み込みも行いません。フォント、画像、フォームのスパム対策は、すべて当社のサーバーから配信しています。スパム対策は送信時にブラウザが行う計算で、何も保存しません。担当者がお問い合わせを処理するためのセッションには専用のCookieがありますが、サイトを閲覧する方には送られません。</p><p><strong>統計</strong>に同意いただくと、一覧や製品の閲覧、カートへの追加、ご注文の件数と合計金額を、日と国ごとに当社のサーバーで集計します。集計には識別子、ネットワークアドレス、商品は含まれず、当社のサーバーの外に出ることはありません。結果のなかった検索語は、検索した方に関する情報を一切含めず、日と言語ごとに集計し、連絡先や番号に見えるものは除外します。</p>',
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
				it: '<p>Per gli strumenti tecnici l’art. 122 del D.Lgs. 196/2003 non richiede il consenso, ma una corretta informazione, che diamo qui secondo le linee guida del Garante del 10 giugno 2021. Le statistiche partono soltanto dopo il tuo consenso (art. 6, par. 1, lett. a, del GDPR): rifiutare è semplice quanto accettare, chiudere la richiesta equivale a rifiutare, e non te lo chiediamo di nuovo per sei mesi. Se il tuo browser invia il segnale Global Privacy Control o non conserva cookie, vale come rifiuto. Di un consenso teniamo la ricevuta (numero, data e testo) per diciotto mesi al massimo; se eri nella tua area personale la trovi lì e puoi revocarla. Di un rifiuto non teniamo nulla.</p>',
				en: '<p>For technical items Article 122 of Italian Legislative Decree 196/2003 asks for no consent but for proper information, which we give here following the guidelines of the Italian authority of 10 June 2021. Statistics start only with your consent (Article 6(1)(a) GDPR): refusing is as easy as accepting, closing the question refuses, and we do not ask again for six months. If your browser sends the Global Privacy Control signal or keeps no cookies, that counts as a refusal. Of a consent we keep the receipt (number, date and text) for eighteen months at most; if you were logged in you find it in your account and can revoke it there. Of a refusal we keep nothing.</p>',
				es: '<p>Para los elementos técnicos, el art. 122 del Decreto Legislativo italiano 196/2003 no exige consentimiento, sino una información correcta, que damos aquí conforme a las directrices de la autoridad italiana de 10 de junio de 2021. Las estadísticas empiezan solo con tu consentimiento (art. 6.1.a del RGPD): rechazar es tan fácil como aceptar, cerrar la pregunta equivale a rechazar y no volvemos a preguntar durante seis meses. Si tu navegador envía la señal Global Privacy Control o no guarda cookies, vale como rechazo. De un consentimiento guardamos el recibo (número, fecha y texto) dieciocho meses como máximo; si habías iniciado sesión, lo encuentras en tu cuenta y allí puedes revocarlo. De un rechazo no guardamos nada.</p>',
				fr: '<p>Pour les éléments techniques, l’article 122 du décret législatif italien 196/2003 n’exige pas de consentement mais une information correcte, donnée ici selon les lignes directrices de l’autorité italienne du 10 juin 2021. Les statistiques ne commencent qu’avec votre consentement (article 6, § 1, point a, du RGPD) : refuser est aussi simple qu’accepter, fermer la demande vaut refus, et nous ne reposons pas la question pendant six mois. Si votre navigateur envoie le signal Global Privacy Control ou ne conserve pas les cookies, cela vaut refus. D’un consentement, nous gardons le reçu (numéro, date et texte) dix-huit mois au plus ; si vous étiez connecté, il se trouve dans votre compte, où vous pouvez le révoquer. D’un refus, nous ne gardons rien.</p>',
				ja: '<p>技術的なものについては、イタリア立法令196/2003第122条により同意は不要ですが、適切な情報提供が求められます。本ページは、イタリア監督機関の2021年6月10日付ガイドラインに沿って情報を提供するものです。統計は、同意いただいた場合にのみ開始します（GDPR第6条1項a号）。拒否は同意と同じ手間で行え、確認画面を閉じた場合は拒否とみなし、6か月間は再びお尋ねしません。ブラウザがGlobal Privacy Controlの信号を送信する場合や、Cookieを保存しない場合も、拒否として扱います。同意の受領記録（番号、日時、文面）は最長18か月保管します。ログイン中に同意された場合は、マイアカウントで確認し、撤回できます。拒否については何も保管しません。</p>',
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
				it: '<p>Le impostazioni del browser permettono di vedere, cancellare e bloccare ciò che un sito salva. Senza il cookie della lingua il sito funziona ugualmente: l’indirizzo principale segue la lingua del browser e la lingua si cambia dal menu. Il collegamento «Impostazioni cookie», in fondo a ogni pagina, mostra in qualunque momento la tua scelta e permette di cambiarla.</p>',
				en: '<p>Your browser’s settings let you see, delete and block what a site stores. The site works without the language cookie as well: the main address follows the language of the browser, and the language can be changed from the menu. The “Cookie settings” link at the foot of every page shows your choice at any time and lets you change it.</p>',
				es: '<p>Los ajustes del navegador permiten ver, borrar y bloquear lo que guarda un sitio. Sin la cookie de idioma el sitio funciona igual: la dirección principal sigue el idioma del navegador y el idioma se cambia desde el menú. El enlace «Configuración de cookies», al pie de cada página, muestra en todo momento tu elección y permite cambiarla.</p>',
				fr: '<p>Les réglages du navigateur permettent de voir, supprimer et bloquer ce qu’un site enregistre. Sans le cookie de langue, le site fonctionne de la même façon : l’adresse principale suit la langue du navigateur, et la langue se change depuis le menu. Le lien « Paramètres des cookies », au bas de chaque page, montre à tout moment votre choix et permet de le modifier.</p>',
				ja: '<p>ブラウザの設定で、サイトが保存した内容の確認、削除、拒否ができます。言語のCookieがなくても本サイトは利用できます。その場合、トップのアドレスはブラウザの言語に従い、言語はメニューから変更できます。各ページの下部にある「Cookieの設定」から、いつでも選択内容を確認し、変更できます。</p>',
			},
		},
		CONTROLLER,
		RIGHTS,
		VERSION_OF_FORMS,
	],
});
