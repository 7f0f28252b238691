/**
 * Letters before the postal codes of a country, beside its ISO code: mostly its vehicle signs.
 * A sign that several countries share is listed first with the country that it means by default.
 */
const SIGNS: ReadonlyMap<string, readonly string[]> = new Map(
	`AT:A BE:B CH:CH DE:D DK:DK EE:EST ES:E FI:FIN FR:F GB:UK GR:EL HU:H IE:IRL IT:I JP:J LI:FL LU:L
	MT:M NO:N PT:P RO:R RU:RUS SE:S SG:S SI:SLO SM:RSM|I MC:F VA:V|SCV|I OM:PC US:USA AX:FI|FIN
	GP:F|FR MQ:F|FR GF:F|FR RE:F|FR YT:F|FR NC:F|FR PF:F|FR BL:F|FR MF:F|FR PM:F|FR WF:F|FR`
		.split(/\s+/)
		.map((line): [string, string[]] => {
			const [country = '', signs = ''] = line.split(':');
			return [country, signs.split('|')];
		}),
);

/** Returns the letters that may precede a postal code of the country. */
export const listSigns = (country: string): string[] => [country, ...(SIGNS.get(country) ?? [])];

/**
 * Returns the country that letters before a code mean; unknown letters are taken as its ISO code.
 */
export function countryOfSign(sign: string): string {
	for (const [country, signs] of SIGNS) if (signs.includes(sign)) return country;
	return sign;
}
