import {
	CART_COOKIE,
	CART_COOKIE_DAYS,
	CART_COUNT_COOKIE,
	CONSENT_COOKIE,
	CONSENT_COOKIE_DAYS,
	COUNTRY_COOKIE,
	COUNTRY_COOKIE_DAYS,
	SESSION_COOKIE,
	SESSION_DAYS,
} from '#contract/cookies.ts';
import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '#contract/locale-cookie.ts';
import {
	ANNOUNCEMENT_KEY,
	CART_EDITS_KEY,
	COMPARE_KEY,
	DRAFT_KEY,
	PLACED_KEY,
	PRESSED_KEY,
	RELOADED_KEY,
	SENT_KEY,
	WHEEL_LINK_KEY,
	WISHLIST_KEY,
} from '#contract/storage-keys.ts';
import type { Texts } from '../../types.ts';

/** An item that pages store in the browser; `*` in a name is the variable part. */
interface CookieItem {
	name: string;
	/** Items without one are technical. */
	category?: 'statistics';
	purpose: Texts;
	duration: Texts;
}

const days = (count: number): Texts => ({
	it: `${count} giorni`,
	en: `${count} days`,
	es: `${count} días`,
	fr: `${count} jours`,
	ja: `${count}日`,
});

const UNTIL_TAB_CLOSES: Texts = {
	it: 'Fino alla chiusura della scheda',
	en: 'Until the tab is closed',
	es: 'Hasta cerrar la pestaña',
	fr: 'Jusqu’à la fermeture de l’onglet',
	ja: 'タブを閉じるまで',
};

/** Events of a page, which leave its memory only with consent (`state/analytics.ts`). */
export const EVENTS_IN_MEMORY = 'livenzaEvents';

/** Everything that a visitor's browser may store, cookies first. */
export const COOKIE_ITEMS: readonly CookieItem[] = [
	{
		name: LOCALE_COOKIE,
		purpose: {
			it: 'Ricorda la lingua scelta, così l’indirizzo principale apre il sito in quella lingua',
			en: 'Remembers the language you chose, so that the main address opens the site in it',
			es: 'Recuerda el idioma elegido, para que la dirección principal abra el sitio en él',
			fr: 'Retient la langue choisie, pour que l’adresse principale ouvre le site dans cette langue',
			ja: '選択した言語を記憶し、トップのアドレスをその言語で開きます',
		},
		duration: days(LOCALE_COOKIE_DAYS),
	},
	{
		name: COUNTRY_COOKIE,
		purpose: {
			it: 'Ricorda il Paese scelto per prezzi, IVA e spedizione',
			en: 'Remembers the country you chose for prices, VAT and shipping',
			es: 'Recuerda el país elegido para precios, IVA y envío',
			fr: 'Retient le pays choisi pour les prix, la TVA et la livraison',
			ja: '価格、付加価値税、配送のために選択した国を記憶します',
		},
		duration: days(COUNTRY_COOKIE_DAYS),
	},
	{
		name: CART_COOKIE,
		purpose: {
			it: 'Ritrova il tuo carrello anche senza account; si crea con il primo articolo e il carrello vale 30 giorni dall’ultima modifica',
			en: 'Finds your cart again without an account; set with the first item, and the cart lasts 30 days from its last change',
			es: 'Recupera tu carrito sin necesidad de cuenta; se crea con el primer artículo y el carrito dura 30 días desde el último cambio',
			fr: 'Retrouve votre panier sans compte ; déposé avec le premier article, le panier durant 30 jours après la dernière modification',
			ja: 'アカウントがなくてもカートを復元します。最初の商品を入れたときに設定され、カートは最後の変更から30日間有効です',
		},
		duration: days(CART_COOKIE_DAYS),
	},
	{
		name: CART_COUNT_COOKIE,
		purpose: {
			it: 'Mostra in testata quanti pezzi ci sono nel carrello, senza chiederlo al server',
			en: 'Shows in the header how many pieces are in the cart, without asking the server',
			es: 'Muestra en la cabecera cuántas unidades hay en el carrito, sin preguntar al servidor',
			fr: 'Affiche dans l’en-tête le nombre d’articles du panier, sans interroger le serveur',
			ja: 'サーバーに問い合わせずに、カート内の点数をヘッダーに表示します',
		},
		duration: days(CART_COOKIE_DAYS),
	},
	{
		name: SESSION_COOKIE,
		purpose: {
			it: 'Tiene aperta la sessione del tuo account dopo l’accesso; si cancella quando esci',
			en: 'Keeps you logged in to your account; deleted when you log out',
			es: 'Mantiene abierta la sesión de tu cuenta tras el acceso; se borra al cerrar sesión',
			fr: 'Maintient la session de votre compte après la connexion ; supprimé à la déconnexion',
			ja: 'ログイン後、アカウントのセッションを維持します。ログアウトすると削除されます',
		},
		duration: days(SESSION_DAYS),
	},
	{
		name: `${RELOADED_KEY}:*`,
		purpose: {
			it: 'Evita che una pagina caricata a metà si ricarichi più di una volta in 60 secondi (sessionStorage)',
			en: 'Keeps a page that loaded only in part from reloading more than once in 60 seconds (sessionStorage)',
			es: 'Evita que una página cargada a medias se recargue más de una vez en 60 segundos (sessionStorage)',
			fr: 'Empêche une page chargée en partie de se recharger plus d’une fois en 60 secondes (sessionStorage)',
			ja: '読み込みに失敗したページが60秒間に2回以上再読み込みされるのを防ぎます（sessionStorage）',
		},
		duration: UNTIL_TAB_CLOSES,
	},
	{
		name: COMPARE_KEY,
		purpose: {
			it: 'Tiene i prodotti spuntati per il confronto mentre si passa da un elenco all’altro (sessionStorage)',
			en: 'Keeps the products ticked for comparison while you move from list to list (sessionStorage)',
			es: 'Conserva los productos marcados para comparar al pasar de un listado a otro (sessionStorage)',
			fr: 'Garde les produits cochés pour le comparatif d’une liste à l’autre (sessionStorage)',
			ja: '比較のために選んだ製品を、一覧間の移動中も保持します（sessionStorage）',
		},
		duration: UNTIL_TAB_CLOSES,
	},
	{
		name: `${DRAFT_KEY}/*`,
		purpose: {
			it: 'Conserva su questo dispositivo ciò che scrivi in un modulo, così una pagina ricaricata o un invio non riuscito non lo perdono; mai i file (localStorage)',
			en: 'Keeps on this device what you type into a form, so that a reload or a failed sending does not lose it; never files (localStorage)',
			es: 'Conserva en este dispositivo lo que escribes en un formulario, para que no se pierda al recargar la página o si falla el envío; nunca los archivos (localStorage)',
			fr: 'Garde sur cet appareil ce que vous saisissez dans un formulaire, pour qu’un rechargement ou un envoi échoué ne le perde pas ; jamais les fichiers (localStorage)',
			ja: 'フォームの入力内容をこの端末に保持し、再読み込みや送信の失敗で失われないようにします。ファイルは保持しません（localStorage）',
		},
		duration: {
			it: 'Fino all’invio, al massimo 7 giorni',
			en: 'Until it is sent, 7 days at most',
			es: 'Hasta el envío, 7 días como máximo',
			fr: 'Jusqu’à l’envoi, 7 jours au plus',
			ja: '送信するまで（最長7日間）',
		},
	},
	{
		name: SENT_KEY,
		purpose: {
			it: 'Dice alla pagina di ringraziamento quale modulo hai appena inviato e con quale numero di riferimento (sessionStorage)',
			en: 'Tells the page of thanks which form you have just sent, and its reference number (sessionStorage)',
			es: 'Indica a la página de agradecimiento qué formulario acabas de enviar y su número de referencia (sessionStorage)',
			fr: 'Indique à la page de remerciement quel formulaire vous venez d’envoyer et son numéro de référence (sessionStorage)',
			ja: '送信完了ページに、送信したフォームと受付番号を伝えます（sessionStorage）',
		},
		duration: {
			it: 'Fino all’apertura di quella pagina',
			en: 'Until that page opens',
			es: 'Hasta que se abre esa página',
			fr: 'Jusqu’à l’ouverture de cette page',
			ja: '送信完了ページが開くまで',
		},
	},
	{
		name: WHEEL_LINK_KEY,
		purpose: {
			it: 'Tiene il codice segreto del link a un passaporto della ruota, così la pagina si può ricaricare senza mostrarlo nell’indirizzo (sessionStorage)',
			en: 'Keeps the secret code of the link to a wheel’s passport, so that the page can be reloaded without showing it in the address (sessionStorage)',
			es: 'Conserva el código secreto del enlace al pasaporte de una rueda, para poder recargar la página sin mostrarlo en la dirección (sessionStorage)',
			fr: 'Garde le code secret du lien vers le passeport d’une roue, pour que la page puisse être rechargée sans qu’il figure dans l’adresse (sessionStorage)',
			ja: 'ホイールパスポートのリンクに含まれる秘密のコードを保持し、アドレスに表示せずにページを再読み込みできるようにします（sessionStorage）',
		},
		duration: UNTIL_TAB_CLOSES,
	},
	{
		name: WISHLIST_KEY,
		purpose: {
			it: 'Conserva su questo dispositivo la lista dei desideri (localStorage)',
			en: 'Keeps your wish list on this device (localStorage)',
			es: 'Conserva en este dispositivo la lista de deseos (localStorage)',
			fr: 'Garde sur cet appareil votre liste d’envies (localStorage)',
			ja: 'お気に入りリストをこの端末に保存します（localStorage）',
		},
		duration: {
			it: 'Finché togli gli articoli o esci dall’account',
			en: 'Until you remove the items or sign out',
			es: 'Hasta que quitas los artículos o cierras sesión',
			fr: 'Jusqu’au retrait des articles ou à la déconnexion',
			ja: '商品を削除するか、ログアウトするまで',
		},
	},
	{
		name: CART_EDITS_KEY,
		purpose: {
			it: 'Tiene le modifiche al carrello che il negozio non ha ancora ricevuto, per inviarle appena risponde (localStorage)',
			en: 'Keeps changes to the cart that the shop has not received yet, to send them as soon as it answers (localStorage)',
			es: 'Guarda los cambios del carrito que la tienda aún no ha recibido, para enviarlos en cuanto responda (localStorage)',
			fr: 'Garde les modifications du panier que la boutique n’a pas encore reçues, pour les envoyer dès qu’elle répond (localStorage)',
			ja: 'ショップにまだ届いていないカートの変更を保持し、接続が回復しだい送信します（localStorage）',
		},
		duration: {
			it: 'Fino alla risposta, al massimo 30 giorni',
			en: 'Until it answers, 30 days at most',
			es: 'Hasta la respuesta, 30 días como máximo',
			fr: 'Jusqu’à la réponse, 30 jours au plus',
			ja: '受信されるまで（最長30日間）',
		},
	},
	{
		name: PRESSED_KEY,
		purpose: {
			it: 'Tiene l’invio dell’ordine finché il negozio non lo conferma, per non ordinare due volte (sessionStorage)',
			en: 'Keeps the order you are sending until the shop confirms it, so that you never order twice (sessionStorage)',
			es: 'Guarda el envío del pedido hasta que la tienda lo confirma, para no pedir dos veces (sessionStorage)',
			fr: 'Garde l’envoi de la commande jusqu’à la confirmation de la boutique, pour ne pas commander deux fois (sessionStorage)',
			ja: 'ご注文が二重にならないよう、ショップの確認が届くまで送信内容を保持します（sessionStorage）',
		},
		duration: UNTIL_TAB_CLOSES,
	},
	{
		name: PLACED_KEY,
		purpose: {
			it: 'Ricorda l’ordine appena inviato, per ritrovarlo quando torni dal pagamento (sessionStorage)',
			en: 'Remembers the order you have just placed, to find it when you come back from paying (sessionStorage)',
			es: 'Recuerda el pedido recién enviado, para encontrarlo al volver del pago (sessionStorage)',
			fr: 'Retient la commande qui vient d’être passée, pour la retrouver au retour du paiement (sessionStorage)',
			ja: '確定したばかりのご注文を記憶し、お支払いから戻った際に表示します（sessionStorage）',
		},
		duration: UNTIL_TAB_CLOSES,
	},
	{
		name: ANNOUNCEMENT_KEY,
		purpose: {
			it: 'Ricorda l’avviso che hai chiuso in cima alle pagine, così non ricompare (localStorage)',
			en: 'Remembers the announcement you closed at the top of the pages, so that it does not come back (localStorage)',
			es: 'Recuerda el aviso que has cerrado en la parte superior de las páginas, para que no vuelva a aparecer (localStorage)',
			fr: 'Retient l’annonce que vous avez fermée en haut des pages, pour qu’elle ne réapparaisse pas (localStorage)',
			ja: 'ページ上部で閉じたお知らせを記憶し、再び表示されないようにします（localStorage）',
		},
		duration: {
			it: 'Finché non chiudi un altro avviso o cancelli i dati del sito',
			en: 'Until you close another one or clear the site’s data',
			es: 'Hasta que cierras otro aviso o borras los datos del sitio',
			fr: 'Jusqu’à la fermeture d’une autre annonce ou l’effacement des données du site',
			ja: '別のお知らせを閉じるか、サイトのデータを消去するまで',
		},
	},
	{
		name: CONSENT_COOKIE,
		purpose: {
			it: 'Ricorda se hai accettato o rifiutato le statistiche; se hai accettato, contiene il numero della ricevuta',
			en: 'Remembers whether you accepted or refused statistics; if you accepted, it holds the number of the receipt',
			es: 'Recuerda si has aceptado o rechazado las estadísticas; si has aceptado, contiene el número del recibo',
			fr: 'Retient si vous avez accepté ou refusé les statistiques ; si vous avez accepté, contient le numéro du reçu',
			ja: '統計に同意されたか拒否されたかを記憶します。同意された場合は、受領番号を含みます',
		},
		duration: days(CONSENT_COOKIE_DAYS),
	},
	{
		name: EVENTS_IN_MEMORY,
		category: 'statistics',
		purpose: {
			it: 'Nota nella memoria della pagina i prodotti guardati e i passi dell’acquisto; li invia al nostro conteggio giornaliero soltanto se hai accettato',
			en: 'Notes in the page’s memory the products viewed and the steps of a purchase; sends them to our daily counts only if you have accepted',
			es: 'Anota en la memoria de la página los productos vistos y los pasos de la compra; los envía a nuestro recuento diario solo si has aceptado',
			fr: 'Note dans la mémoire de la page les produits consultés et les étapes de l’achat ; ne les envoie à notre comptage quotidien que si vous avez accepté',
			ja: '閲覧した製品と購入手続きの段階を、ページのメモリ内に記録します。同意いただいた場合にのみ、日ごとの集計に送信します',
		},
		duration: {
			it: 'Fino alla chiusura della pagina',
			en: 'Until the page is closed',
			es: 'Hasta cerrar la página',
			fr: 'Jusqu’à la fermeture de la page',
			ja: 'ページを閉じるまで',
		},
	},
];
