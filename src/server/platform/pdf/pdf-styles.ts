import { CUTS, ROOMS } from '#brand/brand.ts';
import type { Style } from './page.ts';

/** Colours of a document: those of a light page. */
export const INK = { dark: ROOMS.light.ink, soft: ROOMS.light.soft, rule: ROOMS.light.rule };

/** Styles of a document's texts. */
export const STYLES = {
	brand: { cut: CUTS.title, size: 13, color: INK.dark },
	title: { cut: CUTS.title, size: 24, color: INK.dark },
	heading: { cut: CUTS.title, size: 13, color: INK.dark },
	text: { cut: CUTS.text, size: 9.5, color: INK.dark },
	label: { cut: CUTS.text, size: 9.5, color: INK.soft },
	strong: { cut: CUTS.label, size: 9.5, color: INK.dark },
	small: { cut: CUTS.text, size: 8, color: INK.soft },
	large: { cut: CUTS.label, size: 20, color: INK.dark, leading: 1.35 },
} satisfies Record<string, Style>;
