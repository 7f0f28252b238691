/** Texts about documents of orders, and the accountant's exports. */
export const accountsIt = {
	invoice: {
		title: 'Fattura elettronica',
		file: 'Scarica il file XML',
		paper: 'Scarica il PDF',
		hint: 'Se lo SDI ha scartato il file, correggi l’anagrafica e prendi un nome nuovo: lo stesso nome non si invia due volte.',
		rename: 'Dai al file un nome nuovo',
	},
	accounts: {
		title: 'Per il commercialista',
		from: 'Dal',
		to: 'Al',
		takings: 'Corrispettivi per giorno (CSV)',
		files: 'Fatture elettroniche (ZIP)',
		vat: 'IVA per Paese e aliquota, %{quarter}° trimestre %{year} (CSV)',
	},
	papers: {
		title: 'Documenti',
		confirmation: 'Conferma d’ordine',
		invoice: 'Fattura',
		receipt: 'Ricevuta',
	},
};
