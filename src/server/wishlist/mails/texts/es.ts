import type { NoticeMailTexts } from './it.ts';

export const ES: NoticeMailTexts = {
	confirm: {
		subject: 'Confirma el aviso que has pedido',
		title: 'Solo falta tu confirmación',
		intro: {
			back: (article) =>
				`Alguien, esperamos que tú, ha pedido que avisemos a esta dirección cuando ${article} vuelva a estar disponible. Te escribiremos una sola vez, después de tu confirmación.`,
			cheaper: (article) =>
				`Alguien, esperamos que tú, ha pedido que avisemos a esta dirección cuando baje el precio de ${article}. Te escribiremos una sola vez, después de tu confirmación.`,
		},
		button: 'Confirmar el aviso',
		note: 'El enlace vale 7 días. Si no lo has pedido tú, no hagas nada: sin confirmación borramos la dirección.',
	},
	already: {
		subject: 'El aviso ya está activo',
		title: 'El aviso ya está activo',
		intro: {
			back: (article) =>
				`En esta dirección ya está activo el aviso de disponibilidad de ${article}. No tienes que hacer nada: te escribiremos en cuanto vuelva.`,
			cheaper: (article) =>
				`En esta dirección ya está activo el aviso de precio de ${article}. No tienes que hacer nada: te escribiremos en cuanto baje.`,
		},
		note: 'El aviso dura un año como máximo.',
	},
	back: {
		subject: (article) => `Disponible de nuevo: ${article}`,
		title: 'Disponible de nuevo',
		intro: (article) => `El artículo que esperabas se puede pedir de nuevo: ${article}.`,
	},
	cheaper: {
		subject: (article) => `Ha bajado de precio: ${article}`,
		title: 'Ha bajado de precio',
		intro: (article) =>
			`El artículo que seguías cuesta menos que el día en que pediste el aviso: ${article}.`,
	},
	facts: { code: 'Código', price: 'Precio' },
	bought: 'Ver el producto',
	note: 'El precio y la disponibilidad son los del momento en que escribimos: el artículo no queda reservado. El aviso termina con este mensaje.',
	end: 'Cerrar este aviso, o todos los de esta dirección',
};
