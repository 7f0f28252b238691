import { CUTS, ROOMS } from '#brand/brand.ts';
import type { Locale } from '#contract/locales.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { composed } from '#server/platform/pdf/composed.ts';
import type { PdfPage, Style } from '#server/platform/pdf/page.ts';
import type { ReturnRow } from './find.ts';
import { LABEL_TEXTS } from './label-texts.ts';

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const { ink: INK, soft: SOFT, rule: RULE } = ROOMS.light;
const { title: HEADING, text: TEXT, label: LABEL } = CUTS;

export interface ReturnLabel {
	locale: Locale;
	brand: string;
	reference: string;
	/** Sender and receiver, as they stand on a parcel. */
	from: readonly string[];
	to: readonly string[];
	made_at: Date;
}

/** The label for a parcel that comes back, and how it is packed. The same data gives the same bytes. */
export async function printLabel(given: ReturnLabel): Promise<Uint8Array> {
	const [{ PDFDocument }, { OutlineFonts }, { PdfPage: Page }, { Typeface }] = await Promise.all([
		import('@cantoo/pdf-lib'),
		import('#server/platform/pdf/outline-font.ts'),
		import('#server/platform/pdf/page.ts'),
		import('#server/platform/typesetting/typeface.ts'),
	]);
	const { locale, brand, reference, from, to, made_at } = given;
	const { steps, ...texts } = LABEL_TEXTS[locale];
	const pdf = await PDFDocument.create({ updateMetadata: false });
	pdf.setTitle(`${texts.title} ${reference}`, { showInWindowTitleBar: true });
	pdf.setLanguage(locale);
	pdf.setAuthor(brand);
	pdf.setProducer(brand);
	pdf.setCreationDate(made_at);
	pdf.setModificationDate(made_at);
	const words = [
		...Object.values(texts),
		...steps,
		brand,
		reference,
		...from,
		...to,
		'0123456789.',
	];
	const typeface = await Typeface.for(words);
	const fonts = new OutlineFonts(pdf);
	const page = new Page(pdf, typeface, fonts);
	draw(page, given);
	fonts.write();
	for (const { name, ref } of fonts.fonts) page.page.node.setFontDictionary(name, ref);
	return pdf.save();
}

function draw(page: PdfPage, { locale, brand, reference, from, to }: ReturnLabel): void {
	const texts = LABEL_TEXTS[locale];
	const small: Style = { cut: TEXT, size: 9.5, color: SOFT };
	const plain: Style = { cut: TEXT, size: 12, color: INK };
	page.line(brand, MARGIN, 70, { cut: HEADING, size: 20, color: INK });
	page.line(texts.title, MARGIN + WIDTH, 70, small, 'end');
	page.line(reference, MARGIN, 120, { cut: HEADING, size: 32, color: INK });
	page.rectangle(MARGIN, 140, WIDTH, 1.5, INK);
	page.line(texts.to, MARGIN, 168, small);
	const receiver: Style = { cut: LABEL, size: 17, color: INK };
	to.forEach((line, index) => page.line(line, MARGIN, 194 + index * 24, receiver));
	page.rectangle(MARGIN, 330, WIDTH, 0.5, RULE);
	page.line(texts.from, MARGIN, 354, small);
	from.forEach((line, index) => page.line(line, MARGIN, 376 + index * 17, plain));
	page.rectangle(MARGIN, 500, WIDTH, 1.5, INK);
	page.line(texts.cut, MARGIN, 520, small);
	page.line(texts.pack, MARGIN, 560, { cut: HEADING, size: 15, color: INK });
	let top = 576;
	texts.steps.forEach((step, index) => {
		page.line(`${index + 1}.`, MARGIN, top + 11, plain);
		top = page.paragraph(step, MARGIN + 22, top, WIDTH - 22, { ...plain, size: 11 }) + 5;
	});
}

/** The label as a file, on a mail or to be taken. */
export async function labelFile(
	row: ReturnRow,
	to: readonly string[],
	{ locale, brand }: { locale: Locale; brand: string },
	now: Date,
): Promise<NonNullable<Mail['attachments']>[number]> {
	const label: ReturnLabel = {
		locale,
		brand,
		reference: row.reference,
		from: row.pickup?.lines ?? [],
		to,
		made_at: row.authorised_at ?? now,
	};
	const bytes = await composed(new URL(import.meta.url), printLabel.name, label);
	return {
		file_name: `${LABEL_TEXTS[locale].file}-${row.reference}.pdf`,
		mime: 'application/pdf',
		base64: Buffer.from(bytes).toString('base64'),
	};
}
