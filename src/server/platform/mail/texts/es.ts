import type { MailTexts } from './it.ts';

export const ES: MailTexts = {
	greeting: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
	reference: 'Referencia',
	form: 'Formulario',
	receivedOn: 'Recibido el',
	files: 'Archivos recibidos',
	notRepeated:
		'No repetimos aquí lo que se escribió, porque cualquiera puede indicar una dirección en un formulario. Si la solicitud no es tuya, responde a este mensaje y lo borramos todo.',
	replyHint: (reference) =>
		`Para añadir algo, responde a este mensaje y deja ${reference} en el asunto.`,
	pasteHint: 'Si el botón no funciona, copia esta dirección en el navegador:',
	footer: {
		vat: 'N.º de IVA',
		tax: 'Código fiscal',
		register: 'Registro mercantil',
		rea: 'REA',
		capital: 'Capital social',
	},

	contact: {
		subject: (reference) => `Hemos recibido tu mensaje (${reference})`,
		title: 'Mensaje recibido',
		intro:
			'Gracias por escribirnos. Tu mensaje ha llegado a quienes se ocupan de los productos: te respondemos a esta dirección, normalmente en dos días laborables.',
	},

	application: {
		subject: (position) =>
			position === '' ? 'Hemos recibido tu candidatura' : `Tu candidatura: ${position}`,
		title: 'Candidatura recibida',
		intro: (position) =>
			position === ''
				? 'Gracias por querer trabajar con nosotros. Tu candidatura espontánea ha llegado al departamento de personal.'
				: `Gracias por tu candidatura al puesto «${position}». Ha llegado al departamento de personal con los documentos que adjuntaste.`,
		next: 'La leen el departamento de personal y quien dirige el área; ningún programa asigna puntuaciones. Te escribimos en cualquier caso, también si elegimos a otra persona.',
		kept: 'Guardamos la candidatura 12 meses y después la borramos. Puedes pedirnos que lo hagamos antes en cualquier momento.',
	},

	retailer: {
		subject: (reference) => `Tu solicitud para vender nuestros productos (${reference})`,
		title: 'Solicitud recibida',
		intro:
			'Gracias por tu interés. La solicitud ha llegado al departamento comercial, que estudia la zona y te llama o te escribe en un plazo de cinco días laborables.',
	},

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

	newsletterConfirm: {
		subject: 'Confirma tu suscripción al boletín',
		title: 'Solo falta confirmar',
		intro:
			'Alguien, esperamos que tú, ha pedido recibir nuestro boletín en esta dirección: productos nuevos, carreras, notas técnicas del taller de ruedas. Empieza cuando lo confirmes.',
		button: 'Confirmar la suscripción',
		note: 'El enlace vale 7 días. Si no lo has pedido tú, no hagas nada: sin confirmación no volvemos a escribirte y borramos la dirección.',
	},
	newsletterAlready: {
		subject: 'Ya recibes nuestro boletín',
		title: 'Ya estás en la lista',
		intro:
			'Nos han pedido suscribir tu dirección al boletín y ya lo está. No tienes que hacer nada.',
		leave: 'No quiero recibirlo más',
	},
	newsletterWelcome: {
		subject: 'Suscripción confirmada',
		title: 'Suscripción confirmada',
		intro:
			'Tu suscripción está confirmada. Te escribimos cuando haya algo que contar: un producto nuevo, una carrera, una nota técnica. Los mensajes no llevan imágenes que avisen de cuándo los abres.',
		leave: 'Darme de baja',
		leaveNote: 'Puedes darte de baja en cualquier momento, aquí o al pie de cada número.',
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
			success: 'Registrada: solicitud de extensión de 2 a 4 años recibida',
			already_registered: 'No registrada: el número de serie ya está registrado',
			substituted: 'No registrada: rueda ya sustituida por el servicio de garantía',
			teams: 'No registrada: rueda ya sustituida por el servicio de garantía',
			date_expired: 'No registrada: han pasado más de 30 días desde la compra',
			date_greater: 'No registrada: la fecha de compra no es válida',
			not_found: 'No registrada: número de serie no encontrado',
		},
		apart:
			'Son dos garantías distintas. Los 2 primeros años son la garantía legal: responde el vendedor, al que acudes con el tique. Los 2 años siguientes son una extensión que ofrecemos como fabricante: vale solo para el primer propietario y no limita tus derechos legales.',
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

	answer: {
		subject: (reference) => `Nuestra respuesta (${reference})`,
		title: 'Nuestra respuesta',
	},

	unsubscribePage: {
		title: '¿Darte de baja?',
		text: 'Con un clic dejas de recibir el boletín en esta dirección.',
		button: 'Darme de baja',
		done: 'Baja realizada',
		doneText:
			'Ya no te escribimos. Durante 24 meses conservamos solo la prueba del consentimiento y de su retirada.',
		unknown: 'Este enlace ya no es válido',
		unknownText:
			'Puede que la suscripción ya haya terminado. Si siguen llegando mensajes, escríbenos.',
	},
};
