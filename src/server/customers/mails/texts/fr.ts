import type { CustomerMailTexts } from './it.ts';

export const FR: CustomerMailTexts = {
	confirm: {
		subject: 'Confirmez votre adresse',
		title: 'Plus que le mot de passe',
		intro:
			'Quelqu’un, vous sans doute, a demandé l’ouverture d’un compte à cette adresse. Choisissez un mot de passe et le compte est prêt : adresses, garanties de vos roues et commandes au même endroit.',
		button: 'Choisir le mot de passe',
		note: 'Le lien sert une seule fois, pendant 48 heures. Si la demande ne vient pas de vous, ne faites rien : sans confirmation, aucun compte n’est ouvert et l’adresse est effacée.',
	},
	known: {
		subject: 'Vous avez déjà un compte',
		title: 'Vous avez déjà un compte',
		intro:
			'Quelqu’un, vous sans doute, a demandé l’ouverture d’un compte à cette adresse, qui en a déjà un. Vous pouvez vous connecter avec votre mot de passe ; si vous l’avez oublié, choisissez-en un autre ici.',
		button: 'Choisir un autre mot de passe',
		note: 'Le lien sert une seule fois, pendant une heure. Si la demande ne vient pas de vous, ne faites rien : le compte reste tel quel.',
	},
	reset: {
		subject: 'Choisissez un autre mot de passe',
		title: 'Un nouveau mot de passe',
		intro:
			'Quelqu’un, vous sans doute, a demandé à changer le mot de passe de votre compte. Dès que vous en choisissez un autre, le compte est déconnecté de tous les appareils.',
		button: 'Choisir un autre mot de passe',
		note: 'Le lien sert une seule fois, pendant une heure. Si la demande ne vient pas de vous, ne faites rien : le mot de passe reste le même.',
	},
	unknown: {
		subject: 'Aucun compte à cette adresse',
		title: 'Il n’y a pas encore de compte ici',
		intro:
			'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour cette adresse, qui n’a pas de compte chez nous. Votre compte est peut-être à une autre adresse. Pour ouvrir un compte à cette adresse, choisissez un mot de passe ici.',
		button: 'Ouvrir un compte',
		note: 'Le lien sert une seule fois, pendant 48 heures. Si la demande ne vient pas de vous, ne faites rien : l’adresse est effacée.',
	},
	emailNew: {
		subject: 'Confirmez la nouvelle adresse',
		title: 'Confirmez la nouvelle adresse',
		intro:
			'Quelqu’un, vous sans doute, souhaite utiliser cette adresse pour son compte. Le changement a lieu quand vous la confirmez ; ensuite on se connecte avec la nouvelle adresse et le même mot de passe.',
		button: 'Confirmer l’adresse',
		note: 'Le lien sert une seule fois, pendant 24 heures. Si la demande ne vient pas de vous, ne faites rien : rien ne change.',
	},
	emailTaken: {
		subject: 'Cette adresse a déjà un compte',
		title: 'Cette adresse a déjà un compte',
		intro:
			'Quelqu’un, peut-être vous, a demandé à rattacher un autre compte à cette adresse. Elle a déjà le sien, rien n’a donc changé.',
		button: 'Se connecter',
		note: (email: string) =>
			`Si la demande ne vient pas de vous, vous n’avez rien à faire. Pour toute question : ${email}.`,
	},
	emailOld: {
		subject: 'L’adresse de votre compte a changé',
		title: 'L’adresse de votre compte a changé',
		intro:
			'Votre compte utilise désormais une autre adresse, qui a été confirmée. Nous n’écrivons plus à celle-ci au sujet du compte, et il faut se reconnecter sur tous les appareils.',
		button: '',
		note: (email: string) =>
			`Si ce n’était pas vous, écrivez-nous sans attendre depuis cette adresse : ${email}.`,
	},
	passwordChanged: {
		subject: 'Votre mot de passe a changé',
		title: 'Votre mot de passe a changé',
		intro:
			'Le mot de passe de votre compte a été changé. Les autres appareils sont déconnectés et les liens envoyés auparavant ne valent plus.',
		button: 'Ce n’était pas vous ?',
		note: (email: string) =>
			`Si ce n’était pas vous, choisissez tout de suite un autre mot de passe et écrivez-nous : ${email}.`,
	},
	deleted: {
		subject: 'Votre compte est supprimé',
		title: 'Compte supprimé',
		intro:
			'Votre compte est supprimé, avec nom, adresses et préférences. Les garanties de vos roues restent valables et enregistrées à cette adresse ; les commandes sont conservées aussi longtemps que la loi l’exige.',
		button: '',
		note: (email: string) =>
			`Si ce n’était pas vous, écrivez-nous depuis cette adresse : ${email}.`,
	},
};
