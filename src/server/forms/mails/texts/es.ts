import type { FormMailTexts } from './it.ts';

export const ES: FormMailTexts = {
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
				? 'Gracias por querer trabajar con nosotros. Tu candidatura espontánea ha llegado a Recursos Humanos.'
				: `Gracias por tu candidatura al puesto «${position}». Ha llegado a Recursos Humanos con los documentos que adjuntaste.`,
		next: 'La leen Recursos Humanos y quien dirige el área; ningún programa asigna puntuaciones. Te escribimos en cualquier caso, también si elegimos a otra persona.',
		kept: 'Guardamos la candidatura 12 meses y después la borramos. Puedes pedirnos que lo hagamos antes en cualquier momento.',
	},
	retailer: {
		subject: (reference) => `Tu solicitud para vender nuestros productos (${reference})`,
		title: 'Solicitud recibida',
		intro:
			'Gracias por tu interés. La solicitud ha llegado al departamento comercial, que estudia la zona y te llama o te escribe en un plazo de cinco días laborables.',
	},
	accessibility: {
		subject: (reference) => `Tu aviso sobre accesibilidad (${reference})`,
		title: 'Aviso recibido',
		intro:
			'Gracias por decírnoslo. Tu aviso ha llegado a quienes cuidan del sitio: te respondemos a esta dirección en un plazo de diez días laborables. Si mientras tanto necesitas algo que el sitio no te deja hacer, dínoslo respondiendo a este mensaje.',
	},
	answer: {
		subject: (reference) => `Nuestra respuesta (${reference})`,
		title: 'Nuestra respuesta',
	},
};
