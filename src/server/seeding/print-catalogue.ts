import { CUTS, FIXED, ROOMS } from '#brand/brand.ts';
import type { RimSection } from '#contract/content/catalogue.ts';
import type { HalfOutline } from '#drawing/rim-profile.ts';
import { rimProfile } from '#drawing/rim-profile.ts';
import { profilePath } from '#drawing/rim-section.ts';
import type { SeedLocale } from '#seed/languages.ts';
import { A4, type PdfPage, type Style } from '#server/platform/pdf/page.ts';
import type { TaggedPdf } from '#server/platform/pdf/tagged-pdf.ts';
import type { CatalogueEntry } from './catalogue-entries.ts';
import { PART_SIGNS, printPart } from './print-part.ts';
import { printPicture, type Images } from './print-picture.ts';

/** In points, on A4. */
const MARGIN = 64;
const WIDTH = A4[0] - 2 * MARGIN;
const POINTS_PER_MM = 72 / 25.4;
const BOTTOM = A4[1] - MARGIN;
const LABEL_WIDTH = 168;
const GUTTER = 24;
const ROW_PADDING = 4;
const MOST_IN_ONE_COLUMN = 18;
/** Side of the product's picture; a page with a rim's section has little room. */
const PICTURE = 150;
const PICTURE_BY_SECTION = 90;

const { ink, soft, rule } = ROOMS.light;
const STYLES = {
	category: { cut: CUTS.label, size: 8.5, color: soft },
	title: { cut: CUTS.title, size: 24, color: ink, leading: 1.15 },
	lead: { cut: CUTS.text, size: 11.5, color: ink, leading: 1.4 },
	heading: { cut: CUTS.label, size: 8.5, color: ink, leading: 1.6 },
	label: { cut: CUTS.text, size: 8, color: soft, leading: 1.3 },
	value: { cut: CUTS.text, size: 8, color: ink, leading: 1.3 },
	text: { cut: CUTS.text, size: 9, color: ink, leading: 1.4 },
} as const satisfies Record<string, Style>;

/** Words that the catalogue prints beside the products' own. */
const WORDS: Record<SeedLocale, { section: string; drawing: string; fits: string }> = {
	it: {
		section: 'Sezione del cerchio, 1:1',
		drawing: 'Misure in mm',
		fits: 'Ricambi e parti compatibili',
	},
	en: {
		section: 'Rim section, 1:1',
		drawing: 'Dimensions in mm',
		fits: 'Spares and parts that fit',
	},
	es: {
		section: 'Sección de la llanta, 1:1',
		drawing: 'Medidas en mm',
		fits: 'Recambios y piezas compatibles',
	},
	fr: {
		section: 'Section de jante, 1:1',
		drawing: 'Cotes en mm',
		fits: 'Pièces de rechange et composants compatibles',
	},
	ja: { section: 'リム断面（原寸）', drawing: '寸法図（mm）', fits: '補修部品・対応パーツ' },
};

/** Texts that every page may set, for which the typeface has to open faces. */
export const catalogueTexts = (language: SeedLocale): string[] => [
	...Object.values(WORDS[language]),
	PART_SIGNS,
];

const mirrored = ({ start: [x, y], segments }: HalfOutline): HalfOutline => ({
	start: [-x, y],
	segments: segments.map((segment) => {
		const [first, second, to] = segment.map(([along, down]): [number, number] => [-along, down]);
		return first && second && to ? [first, second, to] : [first ?? [0, 0]];
	}),
});

/** Draws the section of a rim at full size. */
function drawSection(page: PdfPage, rim: RimSection, x: number, top: number): void {
	const { skin, cavity } = rimProfile(rim);
	// Both halves in one shape, or a seam shows between them.
	const fill = (half: HalfOutline, color: string): void => {
		const halves = [half, mirrored(half)].map((one) => profilePath(one, POINTS_PER_MM));
		page.shape(halves.join(''), x, top, color);
	};
	fill(skin, ink);
	if (cavity) fill(cavity, FIXED.paper);
}

/**
 * Prints a page for a product, measures first, words second; words beyond the page's end go on to
 * the next.
 */
export function printEntry(
	pdf: TaggedPdf,
	entry: CatalogueEntry,
	language: SeedLocale,
	images: Images,
): PdfPage[] {
	let page = pdf.page();
	const pages = [page];
	const words = WORDS[language];
	let top = MARGIN;
	pdf.within('P', () =>
		page.line(`${entry.category} · ${entry.code}`, MARGIN, top, STYLES.category),
	);
	page.rectangle(MARGIN, top + 8, 48, 3, FIXED.primary);
	top += 22;
	const image = entry.picture && images.get(entry.picture.picture);
	const side = entry.rim ? PICTURE_BY_SECTION : PICTURE;
	const beside = image ? WIDTH - side - GUTTER : WIDTH;
	pdf.within('H2', () => {
		top = page.paragraph(entry.name, MARGIN, top, beside, STYLES.title);
	});
	pdf.within('P', () => {
		top = page.paragraph(entry.payoff, MARGIN, top + 2, beside, STYLES.lead);
	});
	if (entry.picture && image) {
		const place = { left: MARGIN + WIDTH - side, top: MARGIN - 8, side };
		printPicture(pdf, page, { image, alt: entry.picture.alt, ...place });
		top = Math.max(top, MARGIN - 8 + side);
	}
	top += 12;

	let below = printFacts(pdf, page, { entry, top, words, language });
	/**
	 * Prints a text; `keep` is the height, in points, of following content that must be on the same
	 * page.
	 */
	const put = (text: string, style: Style & { leading: number }, gap: number, keep = 0): void => {
		const height = page.wrapped(text, WIDTH, style).length * style.size * style.leading;
		if (below + height + keep > BOTTOM) {
			page = pdf.page();
			pages.push(page);
			below = MARGIN;
		}
		pdf.within('P', () => {
			below = page.paragraph(text, MARGIN, below, WIDTH, style) + gap;
		});
	};
	below += 10;
	for (const part of entry.text.split('\n')) put(part, STYLES.text, 3);
	below += 6;
	if (entry.fitting.length > 0)
		put(words.fits, STYLES.heading, 1, 2 * STYLES.value.size * STYLES.value.leading);
	for (const line of entry.fitting) put(line, STYLES.value, 2);
	return pages;
}

interface FactsPlace {
	entry: CatalogueEntry;
	top: number;
	words: { section: string; drawing: string };
	language: SeedLocale;
}

/** Lays the figures out in one column, or in two, of which the right one begins with a drawing. */
function printFacts(
	pdf: TaggedPdf,
	page: PdfPage,
	{ entry, top, words, language }: FactsPlace,
): number {
	const { facts, rim, part } = entry;
	const isWide = rim === null && part === null && facts.length <= MOST_IN_ONE_COLUMN;
	const column = isWide ? WIDTH : (WIDTH - GUTTER) / 2;
	const [labels, values] = isWide ? [LABEL_WIDTH, WIDTH - LABEL_WIDTH] : [100, column - 100];
	const linesIn = (text: string, width: number, style: Style) =>
		page.wrapped(text, width, style).length;
	const measureHeight = ({ label, value }: CatalogueEntry['facts'][number]) =>
		Math.max(linesIn(label, labels - 8, STYLES.label), linesIn(value, values, STYLES.value)) *
			STYLES.value.size *
			STYLES.value.leading +
		ROW_PADDING;
	const right = MARGIN + column + GUTTER;
	const place = { left: right, top, width: column };
	const rightTop = rim
		? printSection(pdf, page, { rim, ...place, words }) + 8
		: part
			? printPart(pdf, page, { part, ...place, caption: words.drawing, language }) + 8
			: top;
	const whole = facts.reduce((sum, fact) => sum + measureHeight(fact), 0);
	const middle = isWide ? Infinity : top + (whole + rightTop - top) / 2;
	let [x, below, lowest] = [MARGIN, top, top];
	pdf.within('Table', () => {
		for (const fact of facts) {
			if (below >= middle && x === MARGIN) [x, below] = [right, rightTop];
			page.rectangle(x, below, column, 0.5, rule);
			pdf.within('TR', () => {
				const cell = below + 3.5;
				const th = () => page.paragraph(fact.label, x, cell, labels - 8, STYLES.label);
				pdf.within('TH', th, { scope: 'Row' });
				pdf.within('TD', () => page.paragraph(fact.value, x + labels, cell, values, STYLES.value));
			});
			below += measureHeight(fact);
			lowest = Math.max(lowest, below);
		}
	});
	return Math.max(lowest, rightTop);
}

interface SectionPlace {
	rim: RimSection;
	left: number;
	top: number;
	width: number;
	words: { section: string };
}

function printSection(
	pdf: TaggedPdf,
	page: PdfPage,
	{ rim, left, top, width, words }: SectionPlace,
): number {
	const end = top + rim.height_mm * POINTS_PER_MM;
	const box = [left, A4[1] - end, left + width, A4[1] - top] as const;
	const alt = `${words.section}: ${rim.outer_width_mm} × ${rim.height_mm} mm`;
	pdf.within('Figure', () => drawSection(page, rim, left + width / 2, top), { alt, box });
	return pdf.within('P', () => page.paragraph(words.section, left, end + 6, width, STYLES.label));
}
