import type { PageTexts } from './it.ts';

export const ES: PageTexts = {
	kept: 'Lo que escribiste sigue aquí abajo.',
	filesAgain: 'Hay que elegir de nuevo los archivos: el navegador no los conserva.',
	resend: 'Enviar de nuevo',
	write: 'También puedes escribirnos a {{email}}.',
	required: 'Campo obligatorio',
	choose: 'Elige',
	errorMark: 'Error:',
	fileLimits: '{{types}}, como máximo {{size}}',
	summaryOne: 'Hay {{count}} campo por corregir',
	summaryOther: 'Hay {{count}} campos por corregir',
	missing: {
		accepted: 'Marca esta casilla para continuar.',
		marketing: 'Elige sí o no.',
		privacy: 'Confirma que has leído la información.',
		purchase_date: 'La fecha de compra es obligatoria',
		serial_number: 'El número de serie es obligatorio',
		terms: 'Hay que leer y aceptar las condiciones.',
	},
	errors: {
		required: 'Este campo es obligatorio.',
		file_required: 'Adjunta el archivo.',
		email: 'Escribe una dirección de correo completa, como ciclista@correo.example.',
		url: 'Escribe una dirección completa, como https://tienda.example.',
		min: 'Escribe al menos {{least}} caracteres.',
		max: 'Como máximo {{most}} caracteres.',
		size: 'Hacen falta {{exact}} caracteres.',
		between: 'De {{least}} a {{most}} caracteres.',
		digits: 'Hacen falta {{exact}} cifras.',
		digits_between: 'De {{least}} a {{most}} cifras.',
		numeric: 'Escribe un número.',
		integer: 'Escribe un número entero.',
		alpha_num: 'Solo letras y cifras.',
		date: 'Esa fecha no existe: revisa el día, el mes y el año.',
		in: 'Elige una de las opciones.',
		not_in: 'Este valor no se admite.',
		gone: 'Esta opción ya no está disponible: elige otra.',
		not_carried: 'Esta tienda no trabaja la rueda que has elegido: elige otra tienda.',
		file_empty: 'El archivo está vacío. Elige otro.',
		file_too_large: 'El archivo supera {{size}}. Redúcelo o elige otro.',
		file_type: 'No se acepta este tipo de archivo. Se admiten: {{types}}.',
		file_broken: 'El archivo está dañado y no se puede abrir. Guárdalo de nuevo o elige otro.',
		file_single: 'Un solo archivo por campo.',
		other: 'Revisa este campo.',
		closed: 'Este puesto ya se ha cerrado y no admite más candidaturas.',
		country: 'Elige un país de la lista.',
		phone_prefix: 'Elige un prefijo de la lista.',
		too_many_requests:
			'Se han comprobado demasiados números de serie desde esta conexión. Inténtalo más tarde.',
	},
	problems: {
		too_many_requests: {
			title: 'Demasiados envíos en poco tiempo',
			text: 'Inténtalo dentro de {{minutes}} min. Lo que escribiste sigue aquí abajo.',
		},
		payload_too_large: {
			title: 'El envío es demasiado grande',
			text: 'Los archivos juntos superan {{size}} o un texto es demasiado largo. Redúcelos y envía de nuevo.',
		},
		form_not_enabled: {
			title: 'El formulario no está disponible',
			text: 'Ahora mismo no admite envíos. Inténtalo más tarde o escríbenos.',
		},
		not_found: {
			title: 'Este formulario no existe',
			text: 'La dirección no es correcta o el formulario se ha retirado.',
		},
		conflict: {
			title: 'El envío no coincide con el anterior',
			text: 'Ya ha llegado otro envío con el mismo código y distinto contenido. Abre de nuevo el formulario.',
		},
		unavailable: {
			title: 'El servicio no responde',
			text: 'No hemos recibido nada. Vuelve a la página anterior, el navegador conserva lo que escribiste, e inténtalo en unos minutos.',
		},
		other: { title: 'El formulario no se ha enviado', text: 'Revisa los datos y envía de nuevo.' },
	},
	received: {
		title: 'Gracias',
		text: 'Hemos recibido lo que has enviado y te responderemos por correo.',
		confirmTitle: 'Falta un paso: mira tu correo',
		confirm:
			'Te hemos enviado un mensaje con un enlace: el boletín empieza cuando lo confirmas desde ahí.',
		quote: 'Indícalo si nos escribes o llamas.',
	},
	result: {
		title: 'Resultado del registro',
		some: 'Te hemos enviado el resumen a {{email}}. Comparamos el comprobante de compra con el número de serie y te enviamos el certificado cuando la solicitud esté aceptada.',
		none: 'No se ha registrado ninguna rueda y no hemos guardado nada.',
		reference: 'Referencia',
		support: 'Pedir ayuda para {{serial}}',
		look_alike:
			'En el número de serie, la letra O y el cero, o la letra I y el uno, se confunden con facilidad: compruébalos.',
		not_carbon:
			'Esta rueda no tiene llanta de carbono: la extensión es solo para ruedas de carbono.',
	},
};
