import type { OrderMailTexts } from './shape.ts';

export const ES: OrderMailTexts = {
	facts: {
		number: 'Número de pedido',
		total: 'Total',
		refunded: 'Importe reembolsado',
		owed: 'Importe que te corresponde',
		deliveryBy: 'Entrega prevista, como tarde, el',
		carrier: 'Transportista',
		tracking: 'Número de seguimiento',
		holder: 'Titular',
		iban: 'IBAN',
		bic: 'BIC',
		bank: 'Banco',
		reference: 'Concepto',
		lastDay: 'Último día para recibirla',
	},
	see: 'Ver el pedido',
	pay: 'Pagar el pedido',
	linkNote:
		'El enlace es personal y vale 30 días. Puedes pedir otro cuando quieras con tu correo electrónico y el número de pedido.',
	inParts: 'Este paquete contiene una parte del pedido: el resto viaja aparte.',
	trackingLink: 'Seguir el envío',
	mails: {
		placed: {
			subject: (number) => `Pedido ${number}: esperamos tu transferencia`,
			title: 'Gracias por tu pedido',
			text: 'Hemos recibido el pedido y te reservamos los artículos. Estos son los datos para la transferencia: indica como concepto solo el número de pedido.',
		},
		reminder: {
			subject: (number) => `Pedido ${number}: la transferencia aún no ha llegado`,
			title: 'Seguimos esperando tu transferencia',
			text: 'Si ya la has hecho, no tienes que hacer nada más: algunos bancos tardan uno o dos días laborables. Pasado el día indicado, el pedido se anula y los artículos vuelven a estar a la venta.',
		},
		paid: {
			subject: (number) => `Pedido ${number} confirmado`,
			title: 'Tu pedido está confirmado',
			text: 'Hemos recibido el pago y preparamos el paquete. Adjuntamos la confirmación con las condiciones del contrato; te escribiremos de nuevo cuando salga.',
			pickup: {
				text: 'Hemos recibido el pago y preparamos los artículos. Adjuntamos la confirmación con las condiciones del contrato; te escribiremos cuando puedas recogerlos en la tienda.',
			},
		},
		failed: {
			subject: (number) => `Pedido ${number}: el pago no se ha realizado`,
			title: 'El pago no se ha podido realizar',
			text: 'No se ha cobrado nada. Puedes intentarlo de nuevo con el mismo pedido, sin volver a escribir los datos.',
		},
		left: {
			subject: (number) => `Pedido ${number}: solo falta el pago`,
			title: 'Tu pedido te espera',
			text: 'El pago no se completó y no se ha cobrado nada. Puedes continuar desde aquí mientras los artículos estén disponibles.',
		},
		called_off: {
			subject: (number) => `Pedido ${number}: lo hemos anulado`,
			title: 'Tu pedido está anulado',
			text: 'Hemos anulado el pedido y no se enviará nada. Si ya lo has pagado, te devolvemos el importe íntegro por el mismo medio de pago y te escribimos en cuanto se emita el reembolso.',
		},
		called_off_disputed: {
			subject: (number) => `Pedido ${number}: anulado tras la disputa del pago`,
			title: 'Tu pedido está anulado',
			text: 'Tras la disputa del pago hemos anulado el pedido y no se enviará nada. Tu banco te devuelve el importe: por nuestra parte no habrá otro reembolso.',
		},
		rest_called_off: {
			subject: (number) => `Pedido ${number}: el resto ya no se enviará`,
			title: 'El resto de tu pedido está anulado',
			text: 'Tras la disputa del pago hemos anulado los artículos que figuran abajo, que aún no se habían enviado. Para los ya enviados no cambia nada. Tu banco te devuelve el importe: por nuestra parte no habrá otro reembolso.',
		},
		canceled: {
			subject: (number) => `Pedido ${number} anulado`,
			title: 'El pedido se ha anulado',
			text: 'El pago no ha llegado dentro del plazo, así que el pedido queda anulado y no debes nada.',
		},
		canceled_by_buyer: {
			subject: (number) => `Pedido ${number}: anulado como pediste`,
			title: 'Has anulado el pedido',
			text: 'Como pediste, el pedido queda anulado: no se enviará nada y no debes nada. Si ya habías hecho la transferencia, te devolvemos el importe íntegro en cuanto llegue.',
		},
		too_late: {
			subject: (number) => `Pedido ${number}: te devolvemos el importe`,
			title: 'Los artículos ya no están disponibles',
			text: 'El pago llegó cuando los artículos ya se habían vendido. Lo sentimos: el pedido queda anulado y te devolvemos el importe íntegro por el mismo medio de pago.',
		},
		packed: {
			subject: (number) => `Pedido ${number}: el paquete está listo`,
			title: 'Tu paquete está listo',
			text: 'El paquete está cerrado y espera al transportista.',
			pickup: {
				title: 'Tu pedido está listo para salir',
				text: 'El pedido está embalado y sale hacia la tienda que elegiste.',
			},
		},
		shipped: {
			subject: (number) => `Pedido ${number} enviado`,
			title: 'Tu paquete está en camino',
			text: 'Hemos entregado el paquete al transportista.',
			pickup: {
				title: 'Tu pedido va camino de la tienda',
				text: 'Te escribiremos de nuevo cuando puedas recogerlo.',
			},
		},
		delayed: {
			subject: (number) => `Pedido ${number}: la entrega se retrasa`,
			title: 'Tu pedido llegará más tarde de lo previsto',
			text: 'Lo sentimos: no podemos entregar el pedido en la fecha que te habíamos indicado. Abajo tienes la nueva. Si prefieres no esperar, responde a este mensaje: anulamos el pedido y te devolvemos todo el importe.',
		},
		delivered: {
			subject: (number) => `Pedido ${number} entregado`,
			title: 'Tu pedido ha llegado',
			text: 'Desde el día de la entrega tienes 14 días para desistir del contrato o pedir una devolución.',
			carbon:
				'Tus ruedas de carbono se registran desde la página del pedido: la garantía legal, a cargo del vendedor, no cambia, y se suman 2 años de garantía del fabricante.',
			pickup: {
				subject: (number) => `Pedido ${number}: ya puedes recogerlo`,
				title: 'Tu pedido está en la tienda',
				text: 'Puedes recogerlo en la dirección de abajo; lleva el número de pedido. Desde el día en que lo recojas tienes 14 días para desistir del contrato.',
			},
		},
		refunded: {
			subject: (number) => `Pedido ${number}: reembolso emitido`,
			title: 'El reembolso se ha emitido',
			text: 'El importe vuelve al medio de pago que utilizaste; el banco puede tardar unos días en mostrarlo.',
		},
		refund_undone: {
			subject: (number) => `Pedido ${number}: el reembolso nos ha sido devuelto`,
			title: 'El banco nos ha devuelto el reembolso',
			text: 'El reembolso que te habíamos enviado no se ha abonado: el banco nos lo ha devuelto, normalmente porque la tarjeta o la cuenta se han cancelado. El importe sigue siendo tuyo: responde a este mensaje o llámanos y buscamos otra forma. Nunca te pediremos los datos de la tarjeta.',
		},
	},
	link: {
		subject: 'El enlace a tus pedidos',
		title: 'Tus pedidos',
		text: 'Con este enlace ves los pedidos hechos con esta dirección: envíos, desistimiento, devoluciones y ruedas. Si no lo has pedido tú, ignora este mensaje.',
		button: 'Ver los pedidos',
	},
};
