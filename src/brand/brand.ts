/**
 * Name, colours, faces and mark of the maker, defined only here: the theme of the site, the staff's
 * app, mails, certificates, drawings and every page that the host or the edge answers by itself
 * read them from this file. A rebrand changes this file, and the files below `public/` where the
 * type is another or favicons show another mark.
 */

/** Name of the demo maker's site and of the desk; another maker's host has its own (settings). */
export const NAME = 'Livenza';

/** Colour themes: a background and all colours on it. Pages are dark, documents are light. */
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

/** Colours shared by all themes: the primary one, its foreground, and the near-black. */
export const FIXED = {
	primary: '#ffd400',
	'primary-lit': '#ffe14d',
	'on-primary': '#0b0c0d',
	secondary: '#0b0c0d',
	'promo-ground': '#c21f14',
	paper: '#ffffff',
} as const;

/** Typeface of the site and the desk, a variable font; its file is below `public/`. */
export const FACE = {
	family: 'Archivo',
	file: '/fonts/archivo.woff2',
	weights: '300 600',
	widths: '75% 100%',
	/**
	 * Arial scaled to the face, by width, so that nothing moves when the face loads: measured by
	 * scripts/studio/typeface. Android has Roboto instead, whose letters are a hundredth narrower.
	 */
	rooms: [
		{ width: '100%', size: '98.09%', ascent: '89.51%', descent: '21.41%' },
		{ width: '75%', size: '77.54%', ascent: '113.23%', descent: '27.08%' },
	],
	/** Fallback families for letters that the face lacks. */
	others: `'Hiragino Sans','Yu Gothic',Meiryo,'Noto Sans JP','Noto Sans CJK JP',sans-serif`,
} as const;

/** Families where no file can be loaded: mails, and pages that the host or the edge answers. */
export const SYSTEM_FACES = {
	screen: `system-ui,-apple-system,"Segoe UI","Hiragino Sans","Noto Sans JP",sans-serif`,
	mail: 'Arial,Helvetica,sans-serif',
	mailJapanese: `'Hiragino Sans','Noto Sans JP','Yu Gothic',Meiryo,sans-serif`,
} as const;

/**
 * Cuts of the type where it is drawn as outlines, as the site sets headings, figures and texts:
 * weight from 300 to 600, width in percent from 75 to 100.
 */
export const CUTS = {
	title: { weight: 500, width: 75 },
	figure: { weight: 300, width: 75, isTabular: true },
	lead: { weight: 300, width: 100 },
	label: { weight: 500, width: 100 },
	text: { weight: 400, width: 100 },
} as const;

/**
 * The mark, a rim with its spokes, hub and valve, in a square of 32 units: radii of circles about
 * its middle, paths, and widths of lines. `public/favicon*` are the same in lines that a tab can
 * show.
 */
export const MARK = {
	size: 32,
	rim: { radii: [14.5, 10], width: 1.5 },
	spokes: { path: 'M16 6v20M6 16h20M8.9 8.9l14.2 14.2M8.9 23.1 23.1 8.9', width: 0.75 },
	hub: { radius: 2.5 },
	valve: { path: 'M16 26v5', width: 3 },
} as const;
