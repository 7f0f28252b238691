/**
 * Freehub bodies, named by the drivetrain that fits: riders know their drivetrain, but hardly the
 * name of its splines.
 */
export const FREEHUBS = {
	hg: 'Shimano 11/12 (HG)',
	xdr: 'SRAM (XDR)',
	n3w: 'Campagnolo (N3W)',
	ms: 'Shimano 12 (Micro Spline)',
	xd: 'SRAM (XD)',
} as const;

/** Several of them as one specification; lists are split at the commas. */
export const freehubs = (...codes: (keyof typeof FREEHUBS)[]): string =>
	codes.map((code) => FREEHUBS[code]).join(', ');
