/**
 * Letters before the postal codes of a country, beside its ISO code: mostly its vehicle signs,
 * and the ISO code of three letters for those that many orders go to.
 * A sign that several countries share is listed first with the country that it means by default.
 */
const SIGNS: ReadonlyMap<string, readonly string[]> = new Map(
	`AT:A|AUT BE:B|BEL BG:BGR CH:CHE CY:CYP CZ:CZE DE:D|DEU DK:DNK EE:EST ES:E|ESP FI:FIN|SF FR:F|FRA
	GB:UK|GBR GR:EL|GRC HR:HRV HU:H|HUN IE:IRL IT:I|ITA JP:J|JPN LI:FL LT:LTU LU:L|LUX LV:LVA MT:M|MLT
	NL:NLD NO:N|NOR PL:POL PT:P|PRT RO:R|ROU RU:RUS SE:S|SWE SI:SLO|SVN SK:SVK SM:RSM|I MC:F
	VA:V|SCV|I OM:PC US:USA AX:FI|FIN BA:BIH RS:SRB TR:TUR UA:UKR
	AL:ALB AU:AUS BR:BRA CA:CDN|CAN CN:CHN IN:IND IS:ISL KR:KOR|ROK KZ:KAZ MD:MDA ME:MNE MK:NMK|MKD
	MX:MEX NZ:NZL SG:S|SGP TW:TWN XK:RKS ZA:ZAF
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
