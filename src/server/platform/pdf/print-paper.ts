import type { PDFDocument } from '@cantoo/pdf-lib';
import { CUTS, FIXED, ROOMS } from '#brand/brand.ts';
import type { PdfPage, Style } from './page.ts';
import type { Fact, Paper, PaperBlock } from './paper.ts';

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const TOP = 104;
/** Below it stands the foot. */
const BOTTOM = 772;
const GAP = 14;

const INK = { dark: ROOMS.light.ink, soft: ROOMS.light.soft, rule: ROOMS.light.rule };
const STYLES = {
	brand: { cut: CUTS.title, size: 13, color: INK.dark },
	title: { cut: CUTS.title, size: 24, color: INK.dark },
	heading: { cut: CUTS.title, size: 13, color: INK.dark },
	text: { cut: CUTS.text, size: 9.5, color: INK.dark },
	label: { cut: CUTS.text, size: 9.5, color: INK.soft },
	strong: { cut: CUTS.label, size: 9.5, color: INK.dark },
	small: { cut: CUTS.text, size: 8, color: INK.soft },
	large: { cut: CUTS.label, size: 20, color: INK.dark, leading: 1.35 },
} satisfies Record<string, Style>;

/** Spaces that do not break are nothing to draw; one that does stands for each. */
const flat = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

/** Prints a paper, page after page. */
export async function printPaper(paper: Paper): Promise<Uint8Array> {
	// Loaded with the first paper: the shaping engine is not needed to start a host.
	const [{ PDFDocument }, { OutlineFonts }, { PdfPage }, { Typeface }] = await Promise.all([
		import('@cantoo/pdf-lib'),
		import('./outline-font.ts'),
		import('./page.ts'),
		import('../typesetting/typeface.ts'),
	]);
	const pdf = await PDFDocument.create({ updateMetadata: false });
	describe(pdf, paper);
	const typeface = await Typeface.for(textsOf(paper));
	const fonts = new OutlineFonts(pdf);
	const flow = new Flow(paper, () => new PdfPage(pdf, typeface, fonts));
	for (const block of paper.blocks) flow.put(block);
	flow.number();
	fonts.write();
	for (const { page } of flow.pages) {
		for (const { name, ref } of fonts.fonts) page.node.setFontDictionary(name, ref);
	}
	return pdf.save();
}

function describe(pdf: PDFDocument, { locale, brand, title, subject, made_at }: Paper): void {
	pdf.setTitle(`${title} ${subject}`.trim(), { showInWindowTitleBar: true });
	pdf.setLanguage(locale);
	pdf.setAuthor(brand);
	pdf.setProducer(brand);
	pdf.setCreationDate(made_at);
	pdf.setModificationDate(made_at);
}

/** Everything that may be set, so that the typeface opens what it needs. */
function textsOf(paper: Paper): string[] {
	return [JSON.stringify(paper), '0123456789/'];
}

/** Where the next block stands; a new page begins where there is no room for it. */
class Flow {
	readonly pages: PdfPage[] = [];
	readonly #paper: Paper;
	readonly #open: () => PdfPage;
	#top = Infinity;

	constructor(paper: Paper, open: () => PdfPage) {
		this.#paper = paper;
		this.#open = open;
	}

	/** The page that has so much room left. */
	#room(height: number): PdfPage {
		const page = this.pages.at(-1);
		if (page && this.#top + height <= BOTTOM) return page;
		const next = this.#open();
		this.pages.push(next);
		this.#top = TOP;
		this.#head(next);
		return next;
	}

	#head(page: PdfPage): void {
		const { brand, title, subject, foot } = this.#paper;
		page.line(brand, MARGIN, 52, STYLES.brand);
		page.line(subject, MARGIN + WIDTH, 52, STYLES.strong, 'end');
		page.rectangle(MARGIN, 64, 48, 3, FIXED.primary);
		if (this.pages.length === 1) {
			page.line(title, MARGIN, TOP + 8, STYLES.title);
			this.#top = TOP + 34;
		}
		page.rectangle(MARGIN, BOTTOM + 8, WIDTH, 0.5, INK.rule);
		let top = BOTTOM + 14;
		for (const line of foot) top = page.paragraph(line, MARGIN, top, WIDTH - 60, STYLES.small);
	}

	/** Says on each page which it is, once all are there. */
	number(): void {
		this.pages.forEach((page, at) => {
			const place = `${at + 1}/${this.pages.length}`;
			page.line(place, MARGIN + WIDTH, BOTTOM + 24, STYLES.small, 'end');
		});
	}

	put(block: PaperBlock): void {
		switch (block.kind) {
			case 'heading':
				// A heading does not stay behind without what it is about.
				this.#room(56).line(block.text, MARGIN, this.#top + 22, STYLES.heading);
				this.#top += 30;
				return;
			case 'text':
				return this.#text(block.text, block.isSmall ? STYLES.small : STYLES.text);
			case 'facts':
				return this.#facts(block.rows, MARGIN, 'start');
			case 'sums':
				return this.#facts(block.rows, MARGIN + WIDTH / 2, 'end');
			case 'columns':
				return this.#columns(block.columns);
			case 'table':
				return this.#table(block);
			case 'large':
				for (const line of block.lines) this.#lines(line, STYLES.large);
				this.#top += GAP;
		}
	}

	/** Paragraphs, line by line, so that they may go over to the next page. */
	#text(text: string, style: Style): void {
		for (const paragraph of text.split('\n')) this.#lines(paragraph, style);
		this.#top += GAP / 2;
	}

	#lines(text: string, style: Style): void {
		const step = style.size * (style.leading ?? 1.45);
		const lines = text.trim() === '' ? [] : this.#room(step).wrapped(text, WIDTH, style);
		for (const line of lines) {
			this.#room(step).line(line, MARGIN, this.#top + style.size, style);
			this.#top += step;
		}
		this.#top += step / 3;
	}

	#facts(rows: readonly Fact[], left: number, anchor: 'start' | 'end'): void {
		const right = MARGIN + WIDTH;
		const from = anchor === 'start' ? left + 150 : right;
		for (const { label, value, isStrong } of rows) {
			const style = isStrong ? STYLES.strong : STYLES.text;
			const room = anchor === 'start' ? right - from : 120;
			const lines = this.#room(18).wrapped(value, room, style);
			const page = this.#room(Math.max(1, lines.length) * 13 + 5);
			page.line(flat(label), left, this.#top + 10, isStrong ? STYLES.strong : STYLES.label);
			lines.forEach((line, at) => page.line(line, from, this.#top + 10 + at * 13, style, anchor));
			this.#top += Math.max(1, lines.length) * 13 + 3;
		}
		this.#top += GAP;
	}

	#columns(columns: Extract<PaperBlock, { kind: 'columns' }>['columns']): void {
		const width = WIDTH / Math.max(1, columns.length);
		const set = columns.map(({ title, lines }) => ({
			title,
			lines: lines.flatMap((line) => this.#room(0).wrapped(line, width - 16, STYLES.text)),
		}));
		const height = 20 + Math.max(0, ...set.map(({ lines }) => lines.length)) * 13.5;
		const page = this.#room(height);
		set.forEach(({ title, lines }, at) => {
			const left = MARGIN + at * width;
			page.line(flat(title), left, this.#top + 10, STYLES.label);
			lines.forEach((line, row) => page.line(line, left, this.#top + 25 + row * 13.5, STYLES.text));
		});
		this.#top += height + GAP;
	}

	#table({ head, widths, rows }: Extract<PaperBlock, { kind: 'table' }>): void {
		this.#row(head, widths, STYLES.label);
		for (const row of rows) this.#row(row, widths, STYLES.text);
		this.#top += GAP;
	}

	#row(cells: readonly string[], widths: readonly number[], style: Style): void {
		const [first = '', ...others] = cells;
		const room = WIDTH - widths.reduce((sum, width) => sum + width, 0) - 8;
		const lines = this.#room(0).wrapped(first, room, style);
		const height = Math.max(1, lines.length) * 13 + 8;
		const page = this.#room(height);
		lines.forEach((line, at) => page.line(line, MARGIN, this.#top + 11 + at * 13, style));
		let right = MARGIN + WIDTH;
		for (let at = others.length - 1; at >= 0; at -= 1) {
			page.line(flat(others[at] ?? ''), right, this.#top + 11, style, 'end');
			right -= widths[at] ?? 0;
		}
		page.rectangle(MARGIN, this.#top + height - 3, WIDTH, 0.5, INK.rule);
		this.#top += height;
	}
}
