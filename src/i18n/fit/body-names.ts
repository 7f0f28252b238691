/**
 * Names of the standard freehub bodies by their code, in every language. A product's page has the
 * names of its own bodies alone, and is asked for others.
 */
export const BODY_NAMES: ReadonlyMap<string, string> = new Map([
	['hg', 'Shimano 11/12 (HG)'],
	['xdr', 'SRAM (XDR)'],
	['n3w', 'Campagnolo (N3W)'],
	['ms', 'Shimano 12 (Micro Spline)'],
	['xd', 'SRAM (XD)'],
]);
