import type { VisitMailTexts } from './it.ts';

export const ES: VisitMailTexts = {
	facts: {
		wheel: 'Rueda',
		code: 'Código',
		when: 'Cuándo',
		name: 'Nombre',
		language: 'Idioma',
		store: 'Tienda',
		address: 'Dirección',
		phone: 'Teléfono',
	},
	receipt: {
		subject: (reference) => `Tu visita a la tienda (${reference})`,
		title: 'Solicitud enviada a la tienda',
		intro: 'hemos pasado tu solicitud a la tienda que has elegido.',
		next: 'La tienda te responde a esta dirección: te dirá si tiene la rueda y cuándo puedes pasarte. Si tienes prisa, llama por teléfono. No es un pedido: lo decides allí, con calma.',
	},
	request: {
		subject: (reference) => `Una visita para ver una rueda (${reference})`,
		title: 'Alguien quiere ver una rueda en su tienda',
		intro: 'desde nuestra web ha llegado esta solicitud para su tienda.',
		next: 'Respondan a este mensaje: la respuesta le llega a quien ha escrito. Digan si tienen la rueda y cuándo puede pasarse.',
		missing: (email) => `Si no la tienen en la tienda, escríbannos a ${email}.`,
		data: 'El nombre y la dirección sirven solo para responder a esta solicitud: bórrenlos cuando ya no hagan falta.',
	},
};
