import type { Locale } from '#contract/locales.ts';
import type { ConsentNotice } from '#contract/measurement/consent.ts';

interface NoticeTexts {
	title: string;
	/** Question by the kind of measurement. */
	own: string;
	ga4: string;
	technical: { title: string; text: string };
	statistics: { title: string; text: string };
	words: ConsentNotice['words'];
	/** Sentence of the page while nothing is measured. */
	off: string;
	/** Title of the page that confirms a choice. */
	saved: string;
	conflict: string;
}

/** Question about measurement, in each language. */
export const NOTICE_TEXTS: Record<Locale, NoticeTexts> = {
	it: {
		title: 'Possiamo contare le visite?',
		own: 'Se accetti, contiamo giorno per giorno quante volte si guarda un prodotto, si riempie un carrello e si conclude un ordine. I conteggi restano da noi e non dicono chi sei. Se rifiuti, il sito funziona allo stesso modo.',
		ga4: 'Se accetti, misuriamo le visite con Google Analytics 4: Google riceve le pagine che apri, i prodotti e gli ordini insieme a un identificativo del browser. Se rifiuti, Google non riceve nulla e il sito funziona allo stesso modo.',
		technical: {
			title: 'Tecnici: sempre attivi',
			text: 'Fanno funzionare ciò che chiedi al sito, come lingua, Paese, carrello e accesso. Non richiedono il consenso.',
		},
		statistics: {
			title: 'Statistiche: solo se accetti',
			text: 'Ci dicono quali prodotti interessano e dove un acquisto si ferma.',
		},
		words: {
			settings: 'Impostazioni cookie',
			accept: 'Accetta le statistiche',
			refuse: 'Rifiuta le statistiche',
			close: 'Chiudi e rifiuta',
			done: 'Chiudi',
			policy: 'Cookie policy',
			unasked: 'Non hai ancora scelto: per ora non misuriamo nulla.',
			granted: 'Hai accettato le statistiche. Ricevuta {id}.',
			refused: 'Hai rifiutato le statistiche: non misuriamo nulla.',
			privacy_control:
				'Il tuo browser chiede di non essere tracciato (Global Privacy Control). Vale come rifiuto, finché qui non scegli diversamente.',
			no_cookies:
				'Il tuo browser non conserva i cookie: la scelta non può essere ricordata e non misuriamo nulla.',
			failed: 'La scelta non è stata salvata: per ora non misuriamo nulla. Riprova tra poco.',
		},
		off: 'Questo sito non misura le visite: non c’è nulla da accettare o rifiutare.',
		saved: 'Scelta salvata',
		conflict: 'Il testo è cambiato nel frattempo. Leggilo di nuovo e scegli.',
	},
	en: {
		title: 'May we count visits?',
		own: 'If you accept, we count day by day how often products are viewed, carts filled and orders placed. The counts stay with us and do not tell who you are. If you refuse, the site works just the same.',
		ga4: 'If you accept, we measure visits with Google Analytics 4: Google receives the pages you open, products and orders together with an identifier of your browser. If you refuse, Google receives nothing and the site works just the same.',
		technical: {
			title: 'Technical: always on',
			text: 'They provide what you ask of the site, such as language, country, cart and sign-in. They need no consent.',
		},
		statistics: {
			title: 'Statistics: only if you accept',
			text: 'They tell us which products people care about and where a purchase stops.',
		},
		words: {
			settings: 'Cookie settings',
			accept: 'Accept statistics',
			refuse: 'Refuse statistics',
			close: 'Close and refuse',
			done: 'Close',
			policy: 'Cookie policy',
			unasked: 'You have not chosen yet: for now we measure nothing.',
			granted: 'You have accepted statistics. Receipt {id}.',
			refused: 'You have refused statistics: we measure nothing.',
			privacy_control:
				'Your browser asks not to be tracked (Global Privacy Control). That counts as a refusal until you choose otherwise here.',
			no_cookies:
				'Your browser keeps no cookies: your choice cannot be remembered, and we measure nothing.',
			failed: 'Your choice was not saved: for now we measure nothing. Please try again shortly.',
		},
		off: 'This site does not measure visits: there is nothing to accept or refuse.',
		saved: 'Choice saved',
		conflict: 'The text has changed in the meantime. Please read it again and choose.',
	},
	es: {
		title: '¿Podemos contar las visitas?',
		own: 'Si aceptas, contamos día a día cuántas veces se mira un producto, se llena un carrito y se completa un pedido. Los recuentos se quedan con nosotros y no dicen quién eres. Si rechazas, el sitio funciona igual.',
		ga4: 'Si aceptas, medimos las visitas con Google Analytics 4: Google recibe las páginas que abres, los productos y los pedidos junto con un identificador del navegador. Si rechazas, Google no recibe nada y el sitio funciona igual.',
		technical: {
			title: 'Técnicas: siempre activas',
			text: 'Hacen funcionar lo que pides al sitio, como idioma, país, carrito y acceso. No requieren consentimiento.',
		},
		statistics: {
			title: 'Estadísticas: solo si aceptas',
			text: 'Nos dicen qué productos interesan y en qué punto se detiene una compra.',
		},
		words: {
			settings: 'Configuración de cookies',
			accept: 'Aceptar estadísticas',
			refuse: 'Rechazar estadísticas',
			close: 'Cerrar y rechazar',
			done: 'Cerrar',
			policy: 'Política de cookies',
			unasked: 'Aún no has elegido: por ahora no medimos nada.',
			granted: 'Has aceptado las estadísticas. Recibo {id}.',
			refused: 'Has rechazado las estadísticas: no medimos nada.',
			privacy_control:
				'Tu navegador pide que no se te rastree (Global Privacy Control). Vale como rechazo mientras no elijas otra cosa aquí.',
			no_cookies:
				'Tu navegador no guarda cookies: no podemos recordar tu elección y no medimos nada.',
			failed:
				'No se ha guardado tu elección: por ahora no medimos nada. Inténtalo de nuevo en breve.',
		},
		off: 'Este sitio no mide las visitas: no hay nada que aceptar ni rechazar.',
		saved: 'Elección guardada',
		conflict: 'El texto ha cambiado mientras tanto. Léelo de nuevo y elige.',
	},
	fr: {
		title: 'Pouvons-nous compter les visites ?',
		own: 'Si vous acceptez, nous comptons jour par jour combien de fois un produit est consulté, un panier rempli et une commande passée. Ces chiffres restent chez nous et ne disent pas qui vous êtes. Si vous refusez, le site fonctionne tout aussi bien.',
		ga4: 'Si vous acceptez, nous mesurons les visites avec Google Analytics 4 : Google reçoit les pages que vous ouvrez, les produits et les commandes, avec un identifiant de votre navigateur. Si vous refusez, Google ne reçoit rien et le site fonctionne tout aussi bien.',
		technical: {
			title: 'Techniques : toujours actifs',
			text: 'Ils font fonctionner ce que vous demandez au site : langue, pays, panier, connexion. Ils ne demandent pas de consentement.',
		},
		statistics: {
			title: 'Statistiques : seulement si vous acceptez',
			text: 'Elles nous disent quels produits intéressent et où un achat s’interrompt.',
		},
		words: {
			settings: 'Paramètres des cookies',
			accept: 'Accepter les statistiques',
			refuse: 'Refuser les statistiques',
			close: 'Fermer et refuser',
			done: 'Fermer',
			policy: 'Politique relative aux cookies',
			unasked: 'Vous n’avez pas encore choisi : pour l’instant, nous ne mesurons rien.',
			granted: 'Vous avez accepté les statistiques. Reçu {id}.',
			refused: 'Vous avez refusé les statistiques : nous ne mesurons rien.',
			privacy_control:
				'Votre navigateur demande de ne pas être suivi (Global Privacy Control). Cela vaut refus tant que vous n’en décidez pas autrement ici.',
			no_cookies:
				'Votre navigateur ne conserve pas les cookies : votre choix ne peut pas être retenu et nous ne mesurons rien.',
			failed:
				'Votre choix n’a pas été enregistré : pour l’instant, nous ne mesurons rien. Réessayez dans un instant.',
		},
		off: 'Ce site ne mesure pas les visites : il n’y a rien à accepter ni à refuser.',
		saved: 'Choix enregistré',
		conflict: 'Le texte a changé entre-temps. Relisez-le, puis choisissez.',
	},
	ja: {
		title: 'アクセス数を集計してもよろしいですか',
		own: '同意いただくと、製品の閲覧、カートへの追加、ご注文の件数を日ごとに集計します。集計結果は当社だけで保管し、個人を特定することはありません。拒否されても、サイトは同じようにご利用いただけます。',
		ga4: '同意いただくと、Google アナリティクス 4でアクセスを計測します。閲覧したページ、製品、ご注文の情報が、ブラウザの識別子とともにGoogleへ送信されます。拒否された場合、Googleには何も送信されず、サイトは同じようにご利用いただけます。',
		technical: {
			title: '技術的なもの：常に有効',
			text: '言語、国、カート、ログインなど、ご要望の機能に必要です。同意は必要ありません。',
		},
		statistics: {
			title: '統計：同意いただいた場合のみ',
			text: '関心を集めている製品や、購入手続きが中断される箇所を把握するために使います。',
		},
		words: {
			settings: 'Cookieの設定',
			accept: '統計に同意する',
			refuse: '統計を拒否する',
			close: '閉じて拒否する',
			done: '閉じる',
			policy: 'Cookieポリシー',
			unasked: 'まだ選択されていません。現在は何も計測していません。',
			granted: '統計に同意されています。受領番号：{id}',
			refused: '統計を拒否されています。何も計測していません。',
			privacy_control:
				'お使いのブラウザは追跡を拒否しています（Global Privacy Control）。こちらで別の選択をされるまで、拒否として扱います。',
			no_cookies:
				'お使いのブラウザはCookieを保存しません。選択を記憶できないため、何も計測していません。',
			failed:
				'選択を保存できませんでした。現在は何も計測していません。しばらくしてからもう一度お試しください。',
		},
		off: '本サイトはアクセスを計測していません。同意や拒否の必要はありません。',
		saved: '選択を保存しました',
		conflict: 'その間に文面が変更されました。もう一度お読みのうえ、選択してください。',
	},
};
