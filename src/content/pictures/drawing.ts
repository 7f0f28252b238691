import type { Drawing, Product } from '#contract/content/catalogue.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { drawingName, type Drawn } from '#drawing/file-name.ts';
import { toCompletePart, type CompletePart } from '#drawing/parts/complete.ts';
import { drawPart } from '#drawing/parts/part.ts';
import { isDrawable } from '#drawing/rim-profile.ts';
import { drawRim } from '#drawing/rim-section.ts';
import { drawWheel } from '#drawing/wheel.ts';
import { decimalSign } from '#i18n/format.ts';
import type { Site } from '../site/site.ts';

/** Data that a product is drawn from; null if its specification has no rim that can be drawn. */
export function getDrawing({ drawing }: Pick<Product, 'drawing'>): Drawing | null {
	return drawing?.rim && isDrawable(drawing.rim) ? drawing : null;
}

/** Part that a product is drawn as; null without all the dimensions of its kind. */
export function getPart({ drawing }: Pick<Product, 'drawing'>): CompletePart | null {
	return drawing?.part ? toCompletePart(drawing.part) : null;
}

/** A drawing that product pages show, as a file that many of them and several languages share. */
export type DrawingFile = Drawn & {
	name: string;
	/** A language whose decimal sign its figures have. */
	locale: Locale;
};

/** Drawings of a product: its rim and its wheel as far as it has them, or the part that it is. */
function listDrawn(product: Pick<Product, 'drawing'>): Drawn[] {
	const { rim = null, front_spokes = null, rear_spokes = null } = getDrawing(product) ?? {};
	if (!rim) {
		const part = getPart(product);
		return part ? [{ part }] : [];
	}
	const spokes = rear_spokes ?? front_spokes;
	return [{ rim, spokes: null }, ...(spokes ? [{ rim, spokes }] : [])];
}

/** A drawing on a page: the address of its lines, and the view box that they are drawn in. */
export type DrawingLink = Drawn & {
	viewBox: string;
	href: string;
};

const viewBoxes = new Map<string, string>();

/** View box of a file. Thousands of products share some hundred drawings: each is drawn once. */
function toViewBox(name: string, drawn: Drawn): string {
	let viewBox = viewBoxes.get(name);
	if (viewBox === undefined) {
		({ viewBox } = drawSheet(drawn));
		viewBoxes.set(name, viewBox);
	}
	return viewBox;
}

function drawSheet(drawn: Drawn): { viewBox: string } {
	if ('part' in drawn) return drawPart(drawn.part);
	return drawn.spokes ? drawWheel(drawn.rim, drawn.spokes) : drawRim(drawn.rim);
}

export function drawingLinks(product: Pick<Product, 'drawing'>, locale: Locale): DrawingLink[] {
	return listDrawn(product).map((drawn) => {
		const name = drawingName(drawn, decimalSign(locale));
		return { ...drawn, viewBox: toViewBox(name, drawn), href: `/drawings/${name}.svg#d` };
	});
}

const listFiles = new WeakMap<Product, DrawingFile[]>();

/** Files of one product, cached by product object: a publication costs what has changed. */
function productFiles(product: Product, locale: Locale): DrawingFile[] {
	const known = listFiles.get(product);
	if (known?.every((file) => file.locale === locale)) return known;
	const files = listDrawn(product).map((drawn) => ({
		...drawn,
		name: drawingName(drawn, decimalSign(locale)),
		locale,
	}));
	listFiles.set(product, files);
	return files;
}

/** Every file that the pages of all languages link to, once. */
export function drawingFiles(site: Site): DrawingFile[] {
	const files = new Map<string, DrawingFile>();
	for (const locale of LOCALES) {
		for (const product of site.locales[locale].products) {
			for (const file of productFiles(product, locale)) files.set(file.name, file);
		}
	}
	return [...files.values()];
}
