/**
 * Converts a list packed by `packCountries` into choices of a country.
 * It has its own file, because only forms with telephones load the rest.
 */
export const countryChoices = (packed: string): { value: string; label: string }[] =>
	packed.split('|').map((line) => ({ value: line.slice(0, 2), label: line.replace(/^..\d+/, '') }));
