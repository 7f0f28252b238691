/** Formats an IBAN in groups of four, as on paper, to be compared by eye. */
export const groupedIban = (iban: string): string =>
	iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
