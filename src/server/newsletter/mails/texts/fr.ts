import type { NewsletterMailTexts } from './it.ts';

export const FR: NewsletterMailTexts = {
	newsletterConfirm: {
		subject: 'Confirmez votre inscription à la newsletter',
		title: 'Plus qu’une confirmation',
		intro:
			'Quelqu’un, vous sans doute, a demandé à recevoir notre newsletter à cette adresse : nouveaux produits, courses, notes techniques de l’atelier roues. Vous la recevrez dès que vous aurez confirmé.',
		button: 'Confirmer l’inscription',
		note: 'Le lien est valable 7 jours. Si la demande ne vient pas de vous, ne faites rien : sans confirmation, nous ne vous écrivons plus et l’adresse est effacée.',
	},
	newsletterAlready: {
		subject: 'Vous recevez déjà notre newsletter',
		title: 'Vous êtes déjà sur la liste',
		intro:
			'Nous avons reçu une demande d’inscription à la newsletter pour votre adresse, qui est déjà inscrite. Vous n’avez rien à faire.',
		leave: 'Ne plus la recevoir',
	},
	newsletterWelcome: {
		subject: 'Inscription confirmée',
		title: 'Inscription confirmée',
		intro:
			'Votre inscription est confirmée. Nous vous écrivons quand il y a quelque chose à raconter : un nouveau produit, une course, une note technique. Nos messages ne contiennent pas d’image signalant leur ouverture.',
		leave: 'Se désinscrire',
		leaveNote: 'Vous pouvez vous désinscrire à tout moment, ici ou au bas de chaque numéro.',
	},
	unsubscribePage: {
		title: 'Se désinscrire ?',
		text: 'Un clic, et la newsletter n’arrive plus à cette adresse.',
		button: 'Se désinscrire',
		done: 'Désinscription effectuée',
		doneText:
			'Nous ne vous écrivons plus. Pendant 24 mois, nous ne conservons que la preuve du consentement et de son retrait.',
		unknown: 'Ce lien n’est plus valable',
		unknownText:
			'L’inscription a peut-être déjà pris fin. Si des messages arrivent encore, écrivez-nous.',
	},
};
