import type { ReturnMailTexts } from './shape.ts';

export const ES: ReturnMailTexts = {
	facts: { reference: 'Devolución', order: 'Pedido', refund: 'Reembolso', sendTo: 'Enviar a' },
	part: {
		subject: (reference) => `Devolución ${reference}: recibida en parte`,
		title: 'Ha llegado una parte de tu devolución',
		came: 'Ha llegado',
		missing: 'No ha llegado',
		text: 'Reembolsamos lo que ha llegado. Si también enviaste el resto, responde a este correo con el resguardo del transportista y lo buscamos nosotros.',
	},
	see: 'Ver la devolución',
	linkNote:
		'El enlace es personal y vale 30 días. Puedes pedir otro en cualquier momento con tu correo electrónico y el número de pedido.',
	mails: {
		requested: {
			subject: (reference) => `Devolución ${reference}: solicitud recibida`,
			title: 'Hemos recibido tu solicitud',
			text: 'La revisamos y te escribimos en dos días laborables. Mientras tanto guarda todo en su embalaje original.',
		},
		authorised: {
			subject: (reference) => `Devolución ${reference} autorizada`,
			title: 'La devolución está autorizada',
			text: 'La etiqueta va adjunta: imprímela, pégala en el paquete cerrado y entrégalo al transportista, que pasará por la dirección que has indicado. De las ruedas, quita antes cubiertas, cassette y discos que no compraste con ellas.',
			own: 'Envía el paquete a la dirección de abajo con el código de la devolución bien visible y escribe el número de seguimiento en la página de la devolución. De las ruedas, quita antes cubiertas, cassette y discos que no compraste con ellas.',
		},
		in_transit: {
			subject: (reference) => `Devolución ${reference} en camino`,
			title: 'Tu devolución está en camino',
			text: 'Hemos anotado el envío. Te escribimos en cuanto el paquete llegue al taller.',
		},
		received: {
			subject: (reference) => `Devolución ${reference} recibida`,
			title: 'Tu devolución ha llegado',
			text: 'El taller está revisando los artículos; justo después sale el reembolso.',
		},
		refunded: {
			subject: (reference) => `Devolución ${reference}: completa`,
			title: 'Tu reembolso está en camino',
			text: 'La devolución está completa. El reembolso se ha emitido. El importe vuelve al medio de pago que usaste; el banco puede tardar unos días en abonarlo.',
		},
		refused: {
			subject: (reference) => `Devolución ${reference}: no aceptada`,
			title: 'No podemos aceptar la devolución',
			text: 'Este es el motivo. Si no estás de acuerdo, responde a este correo: la garantía legal y el derecho de desistimiento siguen como están.',
		},
	},
};
