import type { PageTexts } from './it.ts';

export const FR: PageTexts = {
	kept: 'Votre saisie se trouve toujours ci-dessous.',
	filesAgain: 'Les fichiers sont à choisir de nouveau : le navigateur ne les conserve pas.',
	resend: 'Envoyer de nouveau',
	write: 'Vous pouvez aussi nous écrire à {{email}}.',
	required: 'Champ obligatoire',
	choose: 'Choisir',
	errorMark: 'Erreur :',
	fileLimits: '{{types}}, {{size}} au plus',
	summaryOne: '{{count}} champ est à corriger',
	summaryOther: '{{count}} champs sont à corriger',
	missing: {
		accepted: 'Cochez cette case pour continuer.',
		marketing: 'Choisissez oui ou non.',
		privacy: 'Confirmez que vous avez lu la politique de confidentialité.',
		purchase_date: 'La date d’achat est obligatoire',
		serial_number: 'Le numéro de série est obligatoire',
		terms: 'Les conditions doivent être lues et acceptées.',
	},
	errors: {
		required: 'Ce champ est obligatoire.',
		file_required: 'Joignez le fichier.',
		email: 'Saisissez une adresse e-mail complète, comme cycliste@courriel.example.',
		url: 'Saisissez une adresse complète, comme https://magasin.example.',
		min: 'Saisissez au moins {{least}} caractères.',
		max: '{{most}} caractères au plus.',
		size: 'Il faut {{exact}} caractères.',
		between: 'De {{least}} à {{most}} caractères.',
		digits: 'Il faut {{exact}} chiffres.',
		digits_between: 'De {{least}} à {{most}} chiffres.',
		numeric: 'Saisissez un nombre.',
		integer: 'Saisissez un nombre entier.',
		alpha_num: 'Lettres et chiffres uniquement.',
		date: 'Cette date n’existe pas : vérifiez le jour, le mois et l’année.',
		in: 'Choisissez l’une des options.',
		not_in: 'Cette valeur n’est pas admise.',
		gone: 'Ce choix n’est plus disponible : faites-en un autre.',
		not_carried: 'Ce magasin ne propose pas la roue choisie : choisissez-en un autre.',
		file_empty: 'Le fichier est vide. Choisissez-en un autre.',
		file_too_large: 'Le fichier dépasse {{size}}. Réduisez-le ou choisissez-en un autre.',
		file_type: 'Ce type de fichier n’est pas accepté. Sont admis : {{types}}.',
		file_broken:
			'Le fichier est endommagé et ne s’ouvre pas. Enregistrez-le à nouveau ou choisissez-en un autre.',
		file_single: 'Un seul fichier par champ.',
		other: 'Vérifiez ce champ.',
		closed: 'Cette offre est close et n’accepte plus de candidatures.',
		country: 'Choisissez un pays dans la liste.',
		phone_prefix: 'Choisissez un indicatif dans la liste.',
		too_many_requests:
			'Trop de numéros de série ont été vérifiés depuis cette connexion. Réessayez plus tard.',
	},
	problems: {
		too_many_requests: {
			title: 'Trop d’envois en peu de temps',
			text: 'Réessayez dans {{minutes}} min. Votre saisie se trouve toujours ci-dessous.',
		},
		payload_too_large: {
			title: 'L’envoi est trop volumineux',
			text: 'Ensemble, les fichiers dépassent {{size}}, ou un texte est trop long. Réduisez-les et envoyez de nouveau.',
		},
		form_not_enabled: {
			title: 'Le formulaire n’est pas disponible',
			text: 'Il n’accepte pas d’envoi pour le moment. Réessayez plus tard ou écrivez-nous.',
		},
		not_found: {
			title: 'Ce formulaire n’existe pas',
			text: 'L’adresse est inexacte ou le formulaire a été retiré.',
		},
		conflict: {
			title: 'L’envoi diffère du précédent',
			text: 'Un autre envoi est déjà arrivé avec le même code, mais un contenu différent. Ouvrez de nouveau le formulaire.',
		},
		unavailable: {
			title: 'Le service ne répond pas',
			text: 'Nous n’avons rien reçu. Revenez à la page précédente, le navigateur conserve votre saisie, et réessayez dans quelques minutes.',
		},
		other: {
			title: 'Le formulaire n’a pas été envoyé',
			text: 'Vérifiez vos données et envoyez de nouveau.',
		},
	},
	received: {
		title: 'Merci',
		text: 'Nous avons bien reçu votre envoi et vous répondrons par e-mail.',
		confirmTitle: 'Encore une étape : consultez vos e-mails',
		confirm:
			'Nous vous avons envoyé un message avec un lien : la newsletter commence quand vous confirmez depuis ce lien.',
		quote: 'Indiquez-le si vous nous écrivez ou appelez.',
	},
	result: {
		title: 'Résultat de l’enregistrement',
		some: 'Nous vous avons envoyé le récapitulatif à {{email}}. Nous comparons la preuve d’achat au numéro de série et vous envoyons le certificat une fois la demande acceptée.',
		none: 'Aucune roue n’a été enregistrée et nous n’avons rien conservé.',
		reference: 'Référence',
		support: 'Demander de l’aide pour {{serial}}',
		look_alike:
			'Dans un numéro de série, la lettre O et le zéro, ou la lettre I et le un, se confondent facilement : vérifiez-les.',
		not_carbon:
			'Cette roue n’a pas de jante en carbone : l’extension ne vaut que pour les roues en carbone.',
	},
};
