/** Texts about documents of orders, and the accountant's exports. */
export const accountsEn = {
	invoice: {
		title: 'E-invoice',
		file: 'Download the XML file',
		paper: 'Download the PDF',
		hint: 'If the exchange system has rejected the file, correct the details and take another name: no name is sent twice.',
		rename: 'Give the file another name',
	},
	accounts: {
		title: 'For the accountant',
		from: 'From',
		to: 'To',
		takings: 'Takings by day (CSV)',
		files: 'E-invoices (ZIP)',
		vat: 'VAT by country and rate, quarter %{quarter} of %{year} (CSV)',
	},
	papers: {
		title: 'Documents',
		confirmation: 'Order confirmation',
		invoice: 'Invoice',
		receipt: 'Receipt',
	},
};
