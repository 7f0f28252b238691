import { everyLocale } from '#server/platform/mail/texts/every-locale.ts';
import type { TestAct } from './act.ts';

interface TestTexts {
	title: string;
	/** Says that no money moves here. */
	text: string;
	order: string;
	amount: string;
	acts: Record<TestAct, string>;
	over: string;
	back: string;
}

export const TEST_TEXTS = everyLocale<TestTexts>({
	it: {
		title: 'Pagamento di prova',
		text: 'Qui non si muove denaro: la pagina fa le veci di una banca, per provare il negozio. Scegli che cosa risponde.',
		order: 'Ordine',
		amount: 'Importo',
		acts: {
			approve: 'Approva il pagamento',
			decline: 'Rifiuta il pagamento',
			delay: 'Approva tra qualche secondo',
			twice: 'Approva e avvisa due volte',
			leave: 'Torna al negozio senza pagare',
			expire: 'Lascia scadere il pagamento',
		},
		over: 'Questo pagamento è già concluso.',
		back: 'Torna al negozio',
	},
	en: {
		title: 'Test payment',
		text: 'No money moves here: this page stands in for a bank, so that the shop can be tried. Choose what it answers.',
		order: 'Order',
		amount: 'Amount',
		acts: {
			approve: 'Approve the payment',
			decline: 'Decline the payment',
			delay: 'Approve in a few seconds',
			twice: 'Approve and notify twice',
			leave: 'Back to the shop without paying',
			expire: 'Let the time for the payment run out',
		},
		over: 'This payment has already been settled.',
		back: 'Back to the shop',
	},
	es: {
		title: 'Pago de prueba',
		text: 'Aquí no se mueve dinero: esta página hace de banco para probar la tienda. Elige qué responde.',
		order: 'Pedido',
		amount: 'Importe',
		acts: {
			approve: 'Aprobar el pago',
			decline: 'Rechazar el pago',
			delay: 'Aprobar dentro de unos segundos',
			twice: 'Aprobar y avisar dos veces',
			leave: 'Volver a la tienda sin pagar',
			expire: 'Dejar que venza el plazo de pago',
		},
		over: 'Este pago ya está cerrado.',
		back: 'Volver a la tienda',
	},
	fr: {
		title: 'Paiement d’essai',
		text: 'Aucun argent ne circule ici : cette page joue le rôle d’une banque, pour essayer la boutique. Choisissez sa réponse.',
		order: 'Commande',
		amount: 'Montant',
		acts: {
			approve: 'Accepter le paiement',
			decline: 'Refuser le paiement',
			delay: 'Accepter dans quelques secondes',
			twice: 'Accepter et prévenir deux fois',
			leave: 'Revenir à la boutique sans payer',
			expire: 'Laisser expirer le paiement',
		},
		over: 'Ce paiement est déjà clos.',
		back: 'Revenir à la boutique',
	},
	ja: {
		title: 'テスト決済',
		text: 'この画面では実際のお金は動きません。ショップの動作を試すための、銀行の代わりのページです。応答を選んでください。',
		order: 'ご注文番号',
		amount: '金額',
		acts: {
			approve: '支払いを承認する',
			decline: '支払いを拒否する',
			delay: '数秒後に承認する',
			twice: '承認し、通知を二回送る',
			leave: '支払わずにショップへ戻る',
			expire: '支払い期限を切らす',
		},
		over: 'このお支払いはすでに完了しています。',
		back: 'ショップへ戻る',
	},
});
