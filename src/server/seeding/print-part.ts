import { CUTS, ROOMS } from '#brand/brand.ts';
import type { CompletePart } from '#drawing/parts/complete.ts';
import { drawPart } from '#drawing/parts/part.ts';
import { dimensionFigure, type Figured } from '#i18n/dimension-figure.ts';
import type { SeedLocale } from '#seed/languages.ts';
import { A4, type PdfPage } from '#server/platform/pdf/page.ts';
import type { TaggedPdf } from '#server/platform/pdf/tagged-pdf.ts';

const { ink, soft } = ROOMS.light;
const CAPTION = { cut: CUTS.text, size: 8, color: soft, leading: 1.3 } as const;
const FIGURE = { cut: CUTS.figure, color: ink } as const;
/** Size of figures in the view box, and the least that is read on paper, in points. */
const FIGURE_SIZE = 22;
const LEAST_SIZE = 7;
/** Most that a drawing takes of a page's height, in points. */
const MOST_HEIGHT = 250;
const AXIS_DASH = [6, 1.5, 1, 1.5];

/** Signs of figures, for which the typeface has to open faces. */
export const PART_SIGNS = 'Ø × / , .';

interface PartPlace {
	part: CompletePart;
	left: number;
	top: number;
	width: number;
	caption: string;
	language: SeedLocale;
}

/** Prints a part with its dimensions and a caption; returns the position below. */
export function printPart(
	pdf: TaggedPdf,
	page: PdfPage,
	{ part, left, top, width, caption, language }: PartPlace,
): number {
	const { viewBox, paths, dimensions } = drawPart(part);
	const [box_x = 0, box_y = 0, box_width = 1, box_height = 1] = viewBox.split(' ').map(Number);
	const scale = Math.min(width / box_width, MOST_HEIGHT / box_height);
	const x = left + (width - box_width * scale) / 2 - box_x * scale;
	const y = top - box_y * scale;
	const end = top + box_height * scale;
	// The sign of a diameter is none of the typeface's letters.
	const toText = (dimension: Figured) => dimensionFigure(dimension, language).replace('⌀', 'Ø');
	const draw = (): void => {
		page.stroke(paths.thin, x, y, { color: soft, width: 0.4, scale });
		page.stroke(paths.axis, x, y, { color: soft, width: 0.4, scale, dash: AXIS_DASH });
		page.stroke(paths.extensions, x, y, { color: soft, width: 0.4, scale });
		page.stroke(paths.part, x, y, { color: ink, width: 0.8, scale });
		page.stroke(paths.measures, x, y, { color: ink, width: 0.4, scale });
		page.shape(paths.arrows, x, y, ink, scale);
		const style = { ...FIGURE, size: Math.max(LEAST_SIZE, FIGURE_SIZE * scale) };
		for (const dimension of dimensions) {
			const [at, on] = [x + dimension.x * scale, y + dimension.y * scale];
			if (dimension.isUpwards) page.upwards(toText(dimension), at, on, style);
			else page.line(toText(dimension), at, on, style, dimension.anchor);
		}
	};
	const alt = `${caption}: ${dimensions.map(toText).join(', ')}`;
	const box = [left, A4[1] - end, left + width, A4[1] - top] as const;
	pdf.within('Figure', draw, { alt, box });
	return pdf.within('P', () => page.paragraph(caption, left, end + 4, width, CAPTION));
}
