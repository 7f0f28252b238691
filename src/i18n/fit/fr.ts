import type { it } from './it.ts';
import { PICK_WORDS } from './pick.ts';

/** Sentences of the fit bench in French. */
export const fr: typeof it = {
	answer: '{{bicycle}} : modèles compatibles : {{count}}.',
	answerNone: '{{bicycle}} : aucune de nos roues n’est compatible.',
	all: 'Toutes les roues',
	tyre: 'pneu de {{tyre}} mm',
	rider: '{{weight}} kg',
	brakes: { disc: 'frein à disque', rim: 'frein sur jante', none: 'piste, sans frein' },
	fits: 'Compatible',
	fitsWith: 'Compatible avec : {{adapter}}',
	doesNotFit: 'Non compatible : {{reasons}}',
	unknown:
		'Nous ne pouvons pas le dire : il manque dans la fiche {{parts}}. Demandez-nous avant d’acheter.',
	othersTitle: 'Ce qui n’est pas compatible, et pourquoi',
	unknownTitle: 'À demander',
	price: '{{price}}',
	priceFrom: 'à partir de {{price}}',
	pressure: PICK_WORDS.fr.result,
	here: 'en stock : {{finishes}}',
	toOrder: 'sur commande : {{finishes}}',
	gone: 'indisponible pour le moment',
	body: 'corps {{body}}',
	source: 'Source',
	ownLimit: 'notre propre limite',
	sourced: '{{text}} ({{source}})',
	reasons: {
		ride: 'elle est conçue pour un autre usage',
		brake: 'elle est conçue pour un autre freinage ({{made}})',
		axles: 'elle demande des axes de {{axles}} mm',
		freehub: 'il n’existe pas de corps de roue libre pour ce groupe',
		tyre_narrow: 'le pneu est trop étroit, cette jante accepte de {{least}} à {{most}} mm',
		tyre_wide: 'le pneu est trop large, cette jante accepte de {{least}} à {{most}} mm',
		tyre_hookless: 'une jante sans crochet de {{inner}} mm demande un pneu d’au moins {{value}} mm',
		tyre_over_rim:
			'le pneu doit dépasser d’au moins {{value}} mm la largeur interne, qui est de {{inner}} mm',
		rider: 'elle porte un cycliste de {{most}} kg au plus',
		system: 'avec un vélo de {{bicycle}} kg, l’ensemble peut atteindre {{most}} kg',
		pressure:
			'à ce poids, le pneu demanderait plus de pression que la jante n’en admet, à partir de {{wider}} mm c’est possible',
		pressure_none: PICK_WORDS.fr.none,
	},
	missing: {
		tyre: 'la dimension du pneu',
		freehub: 'le corps de roue libre',
		brake: 'le type de frein',
		axles: 'la dimension des axes',
		weight: 'le poids maximal',
	},
	problems: {
		tyre_unreadable:
			'« {{text}} » n’est pas une largeur de pneu : indiquez-la en millimètres, par exemple 30.',
		weight_unreadable: '« {{text}} » n’est pas un poids : indiquez-le en kilos, par exemple 75.',
		unknown_groupset:
			'Le groupe {{text}} n’est pas dans notre liste : le corps de roue libre n’a pas été vérifié. Dites-nous quelle cassette vous montez et nous vous dirons ce qu’il faut.',
		unknown_ride:
			'« {{text}} » n’est pas un usage que nous connaissons : voici les roues de tous les usages.',
		tyre_below:
			'Aucune de nos jantes n’accepte un pneu de {{tyre}} mm : elles commencent à {{least}} mm. Un pneu plus étroit peut sortir de la jante.',
		tyre_above:
			'Aucune de nos jantes n’accepte un pneu de {{tyre}} mm : elles vont jusqu’à {{most}} mm.',
		light:
			'En dessous de {{least}} kg, nos tableaux ne donnent pas de pression : écrivez-nous et nous la calculerons avec vous.',
		heavy:
			'Nos roues portent un cycliste jusqu’à {{most}} kg. Pour {{weight}} kg, il faut une roue montée exprès : écrivez-nous ou demandez à un revendeur.',
	},
	page: {
		title: 'Compatibilité',
		intro:
			'Dites-nous quel vélo vous avez : nous vous disons quelles roues conviennent, à quelle pression, et pourquoi pas les autres.',
		ride: 'Usage',
		groupset: 'Groupe',
		tyre: PICK_WORDS.fr.tyre,
		brake: 'Frein',
		axles: 'Axes, avant / arrière (mm)',
		weight: PICK_WORDS.fr.rider,
		any: 'peu importe',
		anyAxles: 'je ne sais pas',
		other: 'un autre',
		submit: 'Qu’est-ce qui convient ?',
		changes: 'Règles et changements',
		changesIntro:
			'Les règles selon lesquelles cette page répond, avec la source et la raison de chaque changement : on voit ce que nous disions et quand.',
		ask: 'Demander à quelqu’un',
		store: 'Trouver un revendeur',
		day: 'Depuis',
		rule: 'Règle',
		before: 'Avant',
		now: 'Depuis ce jour',
		reason: 'Raison',
		withdrawn: 'ne vaut plus',
		directly: 'directement',
		back: 'À la compatibilité',
		hint: 'Le pneu est celui que vous montez ou voudriez monter ; le poids comprend vêtements et équipement.',
		again: 'Changer les données',
		printed: 'Les prix sont ceux pour {{country}}.',
		lineTitle: 'Quelles roues pour votre vélo ?',
		line: 'Mon vélo : {{ride}}, {{groupset}}, pneus de {{tyre}} mm, {{brake}}. Je pèse {{weight}} kg.',
		lineOwn: 'Compatible avec votre vélo ?',
		lineShort: 'Pneus de {{tyre}} mm, cycliste de {{weight}} kg',
		anyRide: 'tout usage',
		anyGroupset: 'tout groupe',
		anyBrake: 'tout frein',
	},
	rules: {
		hookless_pressure: 'Pression maximale sur jantes sans crochet : {{value}} bar',
		hookless_tyre:
			'Pneu le plus étroit sur jantes sans crochet, largeur interne à partir de {{subject}} mm : {{value}} mm',
		tyre_over_rim: 'Le pneu dépasse la largeur interne d’au moins {{value}} mm',
		rider_least: 'Cycliste le plus léger pour lequel nous donnons une pression : {{value}} kg',
		race_rim_height:
			'Jante la plus haute dans les courses sur route en ligne ({{subject}}) : {{value}} mm',
		groupset: '{{name}} sur le corps {{freehub}} : {{value}}',
	},
};
