/**
 * The maker's colours by role, their only home: the theme of the site, the staff's app, mails,
 * certificates, drawings and every page that the host or the edge answers by itself read them here.
 * A rebrand changes this file, `faces.ts` and the files below `public/`.
 */

/** A room is a ground with everything that stands on it; pages are dark, papers are light. */
export const ROOMS = {
	dark: {
		ground: '#0b0c0d',
		raised: '#131517',
		ink: '#f3f4f2',
		soft: '#a8afb4',
		rule: '#2a2f33',
		edge: '#737b82',
		accent: '#ffd400',
		promo: '#ff6152',
		success: '#5ed28c',
		warning: '#f2a83f',
	},
	light: {
		ground: '#f2f3f1',
		raised: '#ffffff',
		ink: '#0b0c0d',
		soft: '#4b5258',
		rule: '#d0d4d5',
		edge: '#767d83',
		accent: '#0b0c0d',
		promo: '#c21f14',
		success: '#14713a',
		warning: '#8a5000',
	},
} as const;

/** The same in every room: the one light, what stands on it, and the near-black. */
export const FIXED = {
	primary: '#ffd400',
	'primary-lit': '#ffe14d',
	'on-primary': '#0b0c0d',
	secondary: '#0b0c0d',
	'promo-ground': '#c21f14',
	paper: '#ffffff',
} as const;
