import type { WheelMailTexts } from './it.ts';

export const ES: WheelMailTexts = {
	support: {
		subject: (reference) => `Tu solicitud de ayuda ${reference}`,
		title: 'Solicitud de ayuda recibida',
		intro: 'Hemos recibido la solicitud sobre tu rueda. Ahora ocurre lo siguiente:',
		steps: [
			'Comparamos el número de serie con los registros de producción y con el comprobante de compra.',
			'Si la rueda puede registrarse, la registramos nosotros y recibes el certificado.',
			'Si hace falta algo más, por ejemplo una foto más nítida de la etiqueta, te escribimos a esta dirección.',
		],
		term: 'Para el plazo de 30 días cuenta la fecha de esta solicitud: mientras lo comprobamos no pierdes nada.',
	},
	claim: {
		subject: (reference) => `Tu reclamación en garantía ${reference}`,
		title: 'Reclamación en garantía recibida',
		intro:
			'Hemos recibido la reclamación. La estudiaremos y, en un plazo de cinco días laborables, te explicaremos cómo enviarnos el producto. Los gastos de envío corren de nuestra cuenta.',
		chosen: 'Opción elegida',
		remedies: { repair: 'Reparación', replacement: 'Sustitución' },
		means: {
			repair:
				'Si el defecto está cubierto, reparamos el producto sin coste. La reparación alarga la garantía legal doce meses, una sola vez.',
			replacement:
				'Si el defecto está cubierto, sustituimos el producto sin coste. La garantía legal queda como está; con la reparación se alargaría doce meses, una sola vez. Si la prefieres, responde a este mensaje.',
		},
	},
	extended: {
		subject: (product) => `Garantía legal prolongada: ${product}`,
		title: 'La garantía legal dura un año más',
		intro: (product, serial) =>
			`Hemos reparado la rueda ${product}, número de serie ${serial}, como elegiste. Con la reparación, la garantía legal, de la que responde el vendedor, se alarga doce meses.`,
		until: 'Garantía legal hasta el',
		once: 'La garantía solo se prolonga una vez. Este mensaje sirve de prueba de la fecha, que figura también en el pasaporte de la rueda.',
		button: 'Abrir el pasaporte',
	},
	warranty: {
		subject: (count) => (count === 1 ? 'Tu rueda está registrada' : 'Tus ruedas están registradas'),
		title: 'Registro de la garantía',
		intro: (date) =>
			`Este es el resumen del registro de la compra del ${date}. Va adjunto el certificado: guárdalo con el comprobante de compra.`,
		serial: 'Número de serie',
		otherWheel: 'La otra rueda',
		outcome: 'Resultado',
		legal: 'Garantía legal, a cargo del vendedor, hasta el',
		extension: 'Extensión que ofrecemos como fabricante, hasta el',
		extensionIf: 'Extensión que ofrecemos como fabricante, si aceptamos la solicitud, hasta el',
		granted: 'Registrada: extensión aceptada',
		outcomes: {
			success: 'Solicitud de extensión hasta 4 años recibida',
			already_registered: 'No registrada: el número de serie ya está registrado',
			substituted: 'No registrada: rueda ya sustituida por el servicio de garantía',
			teams: 'No registrada: rueda ya sustituida por el servicio de garantía',
			date_expired: 'No registrada: han pasado más de 30 días desde la compra',
			date_greater: 'No registrada: la fecha de compra no es válida',
			not_found: 'No registrada: número de serie no encontrado',
		},
		apart: (legal, total) =>
			`Son dos garantías distintas. Los ${legal} primeros años son la garantía legal: responde el vendedor, al que acudes con el tique. Desde ahí hasta los ${total} años de la compra vale una extensión que ofrecemos como fabricante: es solo para el primer propietario y no limita tus derechos legales.`,
		passport: 'Pasaporte de la rueda',
		passportIntro:
			'Cada rueda registrada tiene una página privada con manuales, fechas de garantía e intervenciones. El enlace es personal: quien lo tiene ve la rueda.',
		passportButton: (serial) => `Abrir el pasaporte de ${serial}`,
	},
	request: {
		subject: (count) =>
			count === 1
				? 'Hemos recibido tu solicitud de extensión'
				: 'Hemos recibido tus solicitudes de extensión',
		title: 'Solicitud recibida',
		intro: (date) =>
			`Hemos recibido la solicitud de extensión de la compra del ${date}. Ahora comparamos el comprobante de compra con el número de serie, normalmente en dos días laborables. Si todo coincide, te enviamos el certificado a esta dirección.`,
		passportIntro:
			'Cada rueda tiene una página privada donde ves en qué punto está la solicitud, los manuales y las intervenciones. El enlace es personal: quien lo tiene ve la rueda.',
	},
	rejection: {
		subject: (product) => `El comprobante de compra no basta: ${product}`,
		title: 'Todavía no podemos aceptar la solicitud',
		intro: (product, serial) =>
			`Hemos revisado la solicitud de extensión de la rueda ${product}, número de serie ${serial}. Con el comprobante que tenemos no podemos aceptarla.`,
		reasons: {
			unreadable: 'El comprobante de compra no se lee: está borroso, cortado o demasiado oscuro.',
			no_proof:
				'El documento no es un comprobante de compra. Hace falta el tique o la factura de la tienda, con la fecha.',
			other_product: 'El comprobante es de otro producto: esta rueda no figura en él.',
			other_date: 'La fecha del comprobante no es la indicada en la solicitud.',
			second_hand:
				'El comprobante es de una compra de segunda mano: la extensión es para el primer propietario.',
		},
		again: 'Cómo enviar un comprobante mejor',
		how: 'Abre el pasaporte de la rueda y elige otra foto o el PDF de la factura: lo demás ya está rellenado. La foto sirve si se leen la tienda, la fecha y el producto.',
		button: 'Enviar otro comprobante',
		term: 'Para el plazo de 30 días cuenta la fecha de la primera solicitud. La garantía legal, a cargo del vendedor, no cambia. Si crees que es un error, responde a este mensaje.',
	},
	passportLink: {
		subject: 'El enlace al pasaporte de tu rueda',
		title: 'El pasaporte de tu rueda',
		intro: (product, serial) =>
			`Aquí tienes un enlace nuevo al pasaporte de la rueda ${product}, número de serie ${serial}. Los enlaces anteriores ya no funcionan.`,
		button: 'Abrir el pasaporte',
		note: 'Si no lo has pedido tú, ignora este mensaje: el enlace te ha llegado solo a ti.',
	},
	transferOffer: {
		subject: (product) => `Te ceden una rueda ${product}`,
		title: 'Una rueda cambia de manos',
		intro: (product, serial) =>
			`El propietario de la rueda ${product}, número de serie ${serial}, quiere pasarte su pasaporte: manuales, historial de intervenciones, avisos de seguridad.`,
		button: 'Hacerme cargo de la rueda',
		note: 'La extensión de garantía pertenece al primer propietario y termina con el traspaso; de la garantía legal responde el vendedor. Si no esperas ninguna rueda, ignora este mensaje: no ocurrirá nada.',
	},
	transferDone: {
		subject: (product) => `Traspaso concluido: ${product}`,
		title: 'La rueda tiene nuevo propietario',
		intro: (product, serial) =>
			`El traspaso de la rueda ${product}, número de serie ${serial}, ha concluido. Tu enlace al pasaporte ya no funciona y la extensión de garantía, que pertenece al primer propietario, ha terminado.`,
		note: 'Hemos quitado tu nombre y tu dirección del pasaporte. Si no has cedido tú la rueda, responde enseguida a este mensaje.',
	},
};
