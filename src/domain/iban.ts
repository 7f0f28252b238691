/** An IBAN in groups of four, as it stands on paper and is compared by eye. */
export const groupedIban = (iban: string): string =>
	iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
