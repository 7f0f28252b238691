/** Municipality that a postal code of Italy belongs to. */
export interface ItalianTown {
	name: string;
	/** Letters of its province, `TV`. */
	province: string;
}

/** Digits at the beginning of a code that name its file: `/postal-codes/it-31.txt`. */
export const DISTRICT_DIGITS = 2;

/**
 * Lists the towns of one code, in each province those with the most inhabitants first. A district's
 * file has one line for each code and province: `31020`, `TV` and the towns between bars, with tabs
 * between.
 */
export const findItalianTowns = (district: string, code: string): ItalianTown[] =>
	district.split('\n').flatMap((line) => {
		const [own, province = '', names] = line.split('\t');
		if (own !== code || names === undefined) return [];
		return names.split('|').map((name) => ({ name, province }));
	});
