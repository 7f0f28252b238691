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
		outcomes: {
			success: 'Registrada: solicitud de extensión hasta 4 años recibida',
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
