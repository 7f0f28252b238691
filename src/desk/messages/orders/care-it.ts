/** Texts about what follows a sale: a late delivery, a repair under the guarantee. */
export const careIt = {
	delay: {
		title: 'Consegna in ritardo',
		hint: 'Il cliente riceve subito un messaggio con la nuova data e la vede nella pagina dell’ordine; può chiedere di annullare.',
		until: 'Nuova data di consegna',
		send: 'Avvisa il cliente',
	},
	repair: {
		title: 'Riparazione in garanzia',
		hint: 'Se il cliente ha scelto la riparazione, la garanzia legale dei pezzi riparati dura un anno in più, una volta sola. Il cliente riceve un messaggio con la nuova scadenza e la vede nella pagina dell’ordine. Per una ruota registrata segna invece l’intervento nella sua scheda.',
		position: 'Articolo',
		line: '%{article}, garanzia legale fino al %{date}',
		quantity: 'Pezzi riparati',
		serials: 'Seriali delle ruote riparate, separati da spazi',
		repaired_on: 'Giorno della riparazione',
		send: 'Prolunga la garanzia',
	},
};
