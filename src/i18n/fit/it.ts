import { PICK_WORDS } from './pick.ts';

/** Sentences of the fit bench in Italian. */
export const it = {
	answer: '{{bicycle}}: modelli che vanno bene: {{count}}.',
	answerNone: '{{bicycle}}: nessuna delle nostre ruote va bene.',
	all: 'Tutte le ruote',
	tyre: 'copertura da {{tyre}} mm',
	rider: '{{weight}} kg',
	brakes: { disc: 'freno a disco', rim: 'freno sul cerchio', none: 'pista, senza freni' },
	fits: 'Va bene',
	fitsWith: 'Va bene con: {{adapter}}',
	doesNotFit: 'Non va bene: {{reasons}}',
	unknown: 'Non lo sappiamo: nella scheda manca {{parts}}. Chiedi a noi prima di comprare.',
	othersTitle: 'Che cosa non va bene, e perché',
	unknownTitle: 'Da chiedere',
	price: '{{price}}',
	priceFrom: 'da {{price}}',
	pressure: PICK_WORDS.it.result,
	here: 'pronta: {{finishes}}',
	toOrder: 'su ordinazione: {{finishes}}',
	gone: 'al momento non disponibile',
	body: 'corpetto {{body}}',
	source: 'Fonte',
	ownLimit: 'limite nostro',
	sourced: '{{text}} ({{source}})',
	reasons: {
		ride: 'è fatta per un altro uso',
		brake: 'è fatta per altri freni ({{made}})',
		axles: 'vuole perni {{axles}} mm',
		freehub: 'non esiste un corpetto per questo gruppo',
		tyre_narrow: 'la copertura è troppo stretta, qui vanno da {{least}} a {{most}} mm',
		tyre_wide: 'la copertura è troppo larga, qui vanno da {{least}} a {{most}} mm',
		tyre_hookless:
			'su un cerchio senza uncino da {{inner}} mm la copertura dev’essere di almeno {{value}} mm',
		tyre_over_rim:
			'la copertura deve superare di almeno {{value}} mm il canale, che è di {{inner}} mm',
		rider: 'porta al massimo {{most}} kg di ciclista',
		system: 'il sistema, con {{bicycle}} kg di bici, può arrivare a {{most}} kg',
		pressure:
			'a questo peso la copertura vorrebbe più pressione di quanta il cerchio ammette, da {{wider}} mm in su sì',
		pressure_none: PICK_WORDS.it.none,
	},
	missing: {
		tyre: 'la misura della copertura',
		freehub: 'il corpetto',
		brake: 'il tipo di freno',
		axles: 'la misura dei perni',
		weight: 'il peso massimo',
	},
	problems: {
		tyre_unreadable:
			'«{{text}}» non è una larghezza di copertura: scrivila in millimetri, per esempio 30.',
		weight_unreadable: '«{{text}}» non è un peso: scrivilo in chili, per esempio 75.',
		unknown_groupset:
			'Il gruppo {{text}} non è nel nostro elenco, quindi il corpetto non è controllato. Scrivici quale cassetta monti e ti diciamo che cosa serve.',
		unknown_ride:
			'«{{text}}» non è un uso che conosciamo: qui sotto trovi le ruote di tutti gli usi.',
		tyre_below:
			'Nessuno dei nostri cerchi accetta una copertura da {{tyre}} mm: si comincia da {{least}} mm. Una più stretta può uscire dal cerchio.',
		tyre_above:
			'Nessuno dei nostri cerchi accetta una copertura da {{tyre}} mm: si arriva a {{most}} mm.',
		light:
			'Sotto i {{least}} kg le nostre tabelle non danno una pressione: scrivici e la calcoliamo con te.',
		heavy:
			'Le nostre ruote portano un ciclista fino a {{most}} kg. Per {{weight}} kg ci vuole una ruota costruita apposta: scrivici, oppure chiedi a un rivenditore.',
	},
	page: {
		title: 'Compatibilità',
		intro:
			'Dicci che bici hai: ti diciamo quali ruote vanno bene, con quale pressione, e perché le altre no.',
		ride: 'Uso',
		groupset: 'Gruppo',
		tyre: PICK_WORDS.it.tyre,
		brake: 'Freno',
		axles: 'Perni, anteriore / posteriore (mm)',
		weight: PICK_WORDS.it.rider,
		any: 'non importa',
		anyAxles: 'non lo so',
		other: 'un altro',
		submit: 'Che cosa va bene?',
		changes: 'Regole e cambiamenti',
		changesIntro:
			'Le regole con cui questa pagina risponde, con la fonte e il motivo di ogni cambiamento: si vede che cosa dicevamo e quando.',
		ask: 'Chiedi a una persona',
		store: 'Trova un rivenditore',
		day: 'Dal',
		rule: 'Regola',
		before: 'Prima',
		now: 'Da quel giorno',
		reason: 'Motivo',
		withdrawn: 'non vale più',
		directly: 'direttamente',
		back: 'Alla compatibilità',
		hint: 'La copertura è quella che monti o vorresti montare; il peso è con abbigliamento ed equipaggiamento.',
		again: 'Cambia i dati',
		printed: 'I prezzi sono quelli per {{country}}.',
		lineTitle: 'Che ruote vanno sulla tua bici?',
		line: 'La mia bici: {{ride}}, {{groupset}}, coperture da {{tyre}} mm, {{brake}}. Peso {{weight}} kg.',
		lineOwn: 'Va bene per la tua bici?',
		lineShort: 'Coperture da {{tyre}} mm, ciclista di {{weight}} kg',
		anyRide: 'qualsiasi uso',
		anyGroupset: 'qualsiasi gruppo',
		anyBrake: 'qualsiasi freno',
	},
	rules: {
		hookless_pressure: 'Pressione massima su cerchi senza uncino: {{value}} bar',
		hookless_tyre:
			'Copertura più stretta su cerchi senza uncino, canale da {{subject}} mm in su: {{value}} mm',
		tyre_over_rim: 'La copertura supera il canale di almeno {{value}} mm',
		rider_least: 'Ciclista più leggero per cui diamo una pressione: {{value}} kg',
		race_rim_height: 'Profilo massimo nelle gare su strada in linea ({{subject}}): {{value}} mm',
		groupset: '{{name}} sul corpetto {{freehub}}: {{value}}',
	},
};
