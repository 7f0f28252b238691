import type { Term } from './term.ts';

const TO_ALL = {
	it: 'chi legge può essere una donna: gira la frase',
	en: 'the reader may be a woman: turn the sentence',
};

/** Terms of the shop, and forms of address for its customers. */
export const SHOP_TERMS: Record<string, Term> = {
	order_item: {
		words: { it: 'articolo', en: 'item', es: 'artículo', fr: 'article', ja: '商品' },
		avoid: {
			en: ['(?:\\{\\{count\\}\\}|\\d+) pieces?'],
			es: ['(?:\\{\\{count\\}\\}|\\d+) piezas?'],
		},
	},
	log_in: {
		words: {
			it: 'accedi',
			en: 'log in',
			es: 'iniciar sesión',
			fr: 'se connecter',
			ja: 'ログイン',
		},
		avoid: {
			en: ['sign(?:ed|ing)? in(?! (?:ink|pencil))'],
			ja: ['サインイン'],
		},
	},
	checkout: {
		words: {
			it: 'procedi all’ordine',
			en: 'proceed to checkout',
			es: 'continuar con el pedido',
			fr: 'passer à la commande',
			ja: 'ご注文へ進む',
		},
		avoid: { en: ['go on to order'] },
	},
	reader: {
		words: { it: 'tu', en: 'you', es: 'tú', fr: 'vous', ja: 'お客様' },
		avoid: {
			it: [
				{
					word: 'bentornato|benvenuto|(?:ti )?sei (?:già )?(?:stato|registrato|iscritto|connesso|sicuro|pronto)|essere stato con|resta uno solo',
					why: TO_ALL,
				},
			],
			es: [
				{
					word: 'bienvenido|(?:estás|estés) (?:seguro|registrado|conectado|suscrito)|como invitado',
					why: TO_ALL,
				},
			],
			fr: [
				{
					word: 'bienvenu|vous êtes (?:déjà )?(?:connecté|inscrit|abonné|enregistré|sûr)|vous vous êtes (?:peut-être )?inscrit|être prévenu|en étant connecté|en tant qu’invité',
					why: TO_ALL,
				},
			],
		},
	},
};
