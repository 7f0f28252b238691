import { CUTS, ROOMS } from '#brand/brand.ts';
import { A4, type PdfPage, type Style } from '#server/platform/pdf/page.ts';
import type { TaggedPdf } from '#server/platform/pdf/tagged-pdf.ts';
import type { PriceGroup } from './catalogue-entries.ts';
import { printPicture, type Images } from './print-picture.ts';

/** In points, on A4. */
const MARGIN = 64;
const WIDTH = A4[0] - 2 * MARGIN;
const BOTTOM = A4[1] - MARGIN;
const ROW = 34;
const PICTURE = 30;
const CODE_WIDTH = 88;
const GAP = 14;

const { ink, soft, rule } = ROOMS.light;
const STYLES = {
	heading: { cut: CUTS.title, size: 13, color: ink },
	text: { cut: CUTS.text, size: 9.5, color: ink },
	label: { cut: CUTS.text, size: 9.5, color: soft },
	price: { cut: { ...CUTS.label, isTabular: true }, size: 9.5, color: ink },
} as const satisfies Record<string, Style>;

/** Prints prices by category from a position on; returns the pages that it adds. */
export function printPrices(
	pdf: TaggedPdf,
	first: { page: PdfPage; top: number },
	groups: readonly PriceGroup[],
	images: Images,
): { pages: PdfPage[]; top: number } {
	let { page, top } = first;
	const pages: PdfPage[] = [];
	const room = (height: number): void => {
		if (top + height <= BOTTOM) return;
		page = pdf.page();
		pages.push(page);
		top = MARGIN;
	};
	const printRow = ({ picture, code, name, price }: PriceGroup['rows'][number]): void => {
		room(ROW);
		page.rectangle(MARGIN, top, WIDTH, 0.5, rule);
		const baseline = top + ROW / 2 + 3.5;
		const left = MARGIN + PICTURE + GAP;
		pdf.within('TR', () => {
			pdf.within('TD', () => {
				const image = picture && images.get(picture.picture);
				const place = { left: MARGIN, top: top + (ROW - PICTURE) / 2, side: PICTURE };
				if (picture && image) printPicture(pdf, page, { image, alt: picture.alt, ...place });
			});
			pdf.within('TD', () => page.line(`${code} `, left, baseline, STYLES.label));
			const name_at = left + CODE_WIDTH;
			const draw = () => page.line(`${name} `, name_at, baseline, STYLES.text);
			pdf.within('TH', draw, { scope: 'Row' });
			pdf.within('TD', () => page.line(price, MARGIN + WIDTH, baseline, STYLES.price, 'end'));
		});
		top += ROW;
	};
	for (const { title, rows } of groups) {
		// A heading never stays at the end of a page without a row.
		room(30 + ROW);
		pdf.within('H2', () => page.line(title, MARGIN, top + 22, STYLES.heading));
		top += 30;
		pdf.within('Table', () => rows.forEach(printRow));
		top += GAP / 2;
	}
	return { pages, top };
}
