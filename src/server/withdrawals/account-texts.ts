import { everyLocale } from '#server/platform/mail/texts/every-locale.ts';

/** Texts with which the withdrawal pages ask for the account of the refund. */
export const ACCOUNT_TEXTS = everyLocale<Record<'label' | 'hint' | 'wrong', string>>({
	it: {
		label: 'IBAN per il rimborso',
		hint: 'Hai pagato con bonifico: scrivi l’IBAN su cui ti rimborsiamo. Puoi lasciarlo vuoto: il recesso vale lo stesso e te lo chiediamo dopo.',
		wrong: 'Questo IBAN non è valido: controlla lettere e cifre.',
	},
	en: {
		label: 'IBAN for the refund',
		hint: 'You paid by bank transfer: enter the IBAN that we should refund to. You may leave it empty: your withdrawal counts all the same, and we will ask you later.',
		wrong: 'This IBAN is not valid: check its letters and digits.',
	},
	es: {
		label: 'IBAN para el reembolso',
		hint: 'Has pagado por transferencia: escribe el IBAN en el que te reembolsamos. Puedes dejarlo vacío: el desistimiento vale igual y te lo pediremos después.',
		wrong: 'Este IBAN no es válido: comprueba las letras y las cifras.',
	},
	fr: {
		label: 'IBAN pour le remboursement',
		hint: 'Vous avez payé par virement : saisissez l’IBAN sur lequel vous rembourser. Vous pouvez le laisser vide : la rétractation compte tout autant, et nous vous le demanderons ensuite.',
		wrong: 'Cet IBAN n’est pas valide : vérifiez les lettres et les chiffres.',
	},
	ja: {
		label: 'ご返金先のIBAN',
		hint: '銀行振込でお支払いいただいています。ご返金先のIBANを入力してください。空欄のままでも撤回は有効です。その場合は後ほどお伺いします。',
		wrong: 'このIBANは正しくありません。英字と数字をご確認ください。',
	},
});
