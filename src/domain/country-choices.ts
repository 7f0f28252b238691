/**
 * The choices of a country out of a list that `packCountries` packed. Apart from the rest, which
 * only forms with telephones load.
 */
export const countryChoices = (packed: string): { value: string; label: string }[] =>
	packed.split('|').map((line) => ({ value: line.slice(0, 2), label: line.replace(/^..\d+/, '') }));
