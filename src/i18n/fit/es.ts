import type { it } from './it.ts';
import { PICK_WORDS } from './pick.ts';

/** Sentences of the fit bench in Spanish. */
export const es: typeof it = {
	answer: '{{bicycle}}: modelos que sirven: {{count}}.',
	answerNone: '{{bicycle}}: ninguna de nuestras ruedas sirve.',
	all: 'Todas las ruedas',
	tyre: 'cubierta de {{tyre}} mm',
	rider: '{{weight}} kg',
	brakes: { disc: 'freno de disco', rim: 'freno de llanta', none: 'pista, sin frenos' },
	fits: 'Sirve',
	fitsWith: 'Sirve con: {{adapter}}',
	doesNotFit: 'No sirve porque {{reasons}}',
	unknown: 'No lo sabemos: en la ficha falta {{parts}}. Pregúntanos antes de comprar.',
	othersTitle: 'Qué no sirve, y por qué',
	unknownTitle: 'Consulta antes',
	price: '{{price}}',
	priceFrom: 'desde {{price}}',
	pressure: PICK_WORDS.es.result,
	here: 'disponible: {{finishes}}',
	toOrder: 'por encargo: {{finishes}}',
	gone: 'no disponible por ahora',
	body: 'núcleo {{body}}',
	source: 'Fuente',
	ownLimit: 'límite nuestro',
	sourced: '{{text}} ({{source}})',
	reasons: {
		ride: 'está hecha para otro uso',
		brake: 'está hecha para otro tipo de freno ({{made}})',
		axles: 'lleva ejes de {{axles}} mm',
		freehub: 'no existe núcleo para este grupo',
		tyre_narrow: 'la cubierta es demasiado estrecha, aquí van de {{least}} a {{most}} mm',
		tyre_wide: 'la cubierta es demasiado ancha, aquí van de {{least}} a {{most}} mm',
		tyre_hookless:
			'una llanta sin gancho de {{inner}} mm pide una cubierta de al menos {{value}} mm',
		tyre_over_rim:
			'la cubierta debe superar en al menos {{value}} mm el ancho interno, que es de {{inner}} mm',
		rider: 'admite un ciclista de {{most}} kg como máximo',
		system: 'con una bici de {{bicycle}} kg, el conjunto puede llegar a {{most}} kg',
		pressure:
			'con este peso la cubierta necesitaría más presión de la que admite la llanta, a partir de {{wider}} mm sí',
		pressure_none: PICK_WORDS.es.none,
	},
	missing: {
		tyre: 'la medida de la cubierta',
		freehub: 'el núcleo',
		brake: 'el tipo de freno',
		axles: 'la medida de los ejes',
		weight: 'el peso máximo',
	},
	problems: {
		tyre_unreadable:
			'«{{text}}» no es un ancho de cubierta: escríbelo en milímetros, por ejemplo 30.',
		weight_unreadable: '«{{text}}» no es un peso: escríbelo en kilos, por ejemplo 75.',
		unknown_groupset:
			'El grupo {{text}} no está en nuestra lista, así que el núcleo no se ha comprobado. Dinos qué cassette llevas y te decimos qué hace falta.',
		unknown_ride:
			'«{{text}}» no es un uso que conozcamos: abajo tienes las ruedas de todos los usos.',
		tyre_below:
			'Ninguna de nuestras llantas admite una cubierta de {{tyre}} mm: empiezan en {{least}} mm. Una más estrecha puede salirse de la llanta.',
		tyre_above:
			'Ninguna de nuestras llantas admite una cubierta de {{tyre}} mm: llegan a {{most}} mm.',
		light:
			'Por debajo de {{least}} kg nuestras tablas no dan presión: escríbenos y la calculamos contigo.',
		heavy:
			'Nuestras ruedas admiten un ciclista de hasta {{most}} kg. Para {{weight}} kg hace falta una rueda montada a propósito: escríbenos o pregunta en una tienda.',
	},
	page: {
		title: 'Compatibilidad',
		intro:
			'Dinos qué bici tienes: te decimos qué juegos sirven, con qué presión, y por qué los demás no.',
		ride: 'Uso',
		groupset: 'Grupo',
		tyre: PICK_WORDS.es.tyre,
		brake: 'Freno',
		axles: 'Ejes, delantero / trasero (mm)',
		weight: PICK_WORDS.es.rider,
		any: 'da igual',
		anyAxles: 'no lo sé',
		other: 'otro',
		submit: '¿Qué me sirve?',
		changes: 'Reglas y cambios',
		changesIntro:
			'Las reglas con las que responde esta página, con la fuente y el motivo de cada cambio: se ve qué decíamos y cuándo.',
		ask: 'Pregunta a una persona',
		store: 'Encuentra una tienda',
		day: 'Desde',
		rule: 'Regla',
		before: 'Antes',
		now: 'Desde ese día',
		reason: 'Motivo',
		withdrawn: 'ya no vale',
		directly: 'directamente',
		back: 'A la compatibilidad',
		hint: 'La cubierta es la que llevas o querrías llevar; el peso es con ropa y equipo.',
		again: 'Cambiar los datos',
		printed: 'Los precios son los de {{country}}.',
		lineTitle: '¿Qué ruedas sirven para tu bici?',
		line: 'Mi bici: {{ride}}, {{groupset}}, cubiertas de {{tyre}} mm, {{brake}}. Peso {{weight}} kg.',
		lineOwn: '¿Sirve para tu bici?',
		lineShort: 'Cubiertas de {{tyre}} mm, ciclista de {{weight}} kg',
		anyRide: 'cualquier uso',
		anyGroupset: 'cualquier grupo',
		anyBrake: 'cualquier freno',
	},
	rules: {
		hookless_pressure: 'Presión máxima en llantas sin gancho: {{value}} bar',
		hookless_tyre:
			'Cubierta más estrecha en llantas sin gancho, ancho interno desde {{subject}} mm: {{value}} mm',
		tyre_over_rim: 'La cubierta supera el ancho interno en al menos {{value}} mm',
		rider_least: 'Ciclista más ligero para el que damos presión: {{value}} kg',
		race_rim_height:
			'Perfil máximo en carreras en ruta con salida en grupo ({{subject}}): {{value}} mm',
		groupset: '{{name}} en el núcleo {{freehub}}: {{value}}',
	},
};
