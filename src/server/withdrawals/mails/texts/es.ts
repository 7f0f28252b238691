import type { WithdrawalMailTexts } from './shape.ts';

export const ES: WithdrawalMailTexts = {
	facts: {
		reference: 'Referencia',
		name: 'Nombre',
		contract: 'Pedido o contrato',
		channel: 'Recibo enviado a',
		statedAt: 'Recibido',
		until: 'Último día para desistir',
		sendBy: 'Último día para enviar',
		sendTo: 'Enviar a',
		dueOn: 'Reembolso, a más tardar',
	},
	statement: 'Por la presente comunico que desisto del contrato de venta indicado.',
	mails: {
		receipt: {
			subject: (reference) => `Desistimiento ${reference}: acuse de recibo`,
			title: 'Hemos recibido tu declaración de desistimiento',
			text: 'Este es el acuse de recibo: recoge la declaración, la fecha y la hora en que llegó. Confirma que la hemos recibido, no que la hayamos aceptado; te respondemos en dos días laborables. Si ya tienes los productos, dispones de 14 días desde hoy para enviarlos.',
		},
		unproven: {
			subject: (reference) => `Desistimiento ${reference}: acuse de recibo, falta una confirmación`,
			title: 'Hemos recibido una declaración de desistimiento',
			text: 'Este es el acuse de recibo: recoge la declaración, la fecha y la hora en que llegó, y vale desde entonces. No es una aceptación. Confirma con el botón que este buzón es tuyo para que podamos tramitarla. Si no la enviaste tú, ignora este mensaje.',
		},
		accepted: {
			subject: (reference) => `Desistimiento ${reference} aceptado`,
			title: 'El desistimiento está aceptado',
			text: 'Envía los productos como muy tarde el día indicado, si los has recibido. Reembolsamos el precio y la entrega estándar por el mismo medio de pago en 14 días desde la declaración; podemos esperar a que los productos lleguen o a la prueba de que se han enviado.',
		},
		stopped: {
			subject: (reference) => `Desistimiento ${reference} aceptado: el pedido no sale`,
			title: 'El desistimiento está aceptado y el pedido no sale',
			text: 'De nuestro almacén no ha salido nada: no recibirás el pedido y no tienes que devolver nada. Si ya lo has pagado, te reembolsamos el importe íntegro, envío incluido, por el mismo medio de pago, a más tardar 14 días después de la declaración.',
		},
		refused: {
			subject: (reference) => `Desistimiento ${reference}: no aceptado`,
			title: 'No podemos aceptar el desistimiento',
			text: 'Este es el motivo. Si no estás de acuerdo, responde a este correo.',
		},
		refunded: {
			subject: (reference) => `Desistimiento ${reference}: reembolso emitido`,
			title: 'El reembolso se ha emitido',
			text: 'El importe vuelve al medio de pago que usaste; el banco puede tardar unos días en abonarlo.',
		},
	},
	prove: 'Confirmar el buzón',
	late: 'El plazo para desistir parece haber terminado: la declaración queda registrada igualmente y te responderemos.',
};
