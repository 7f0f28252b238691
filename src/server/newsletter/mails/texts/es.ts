import type { NewsletterMailTexts } from './it.ts';

export const ES: NewsletterMailTexts = {
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
