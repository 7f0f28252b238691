import { CUTS, ROOMS } from '#brand/brand.ts';
import type { Locale } from '#contract/locales.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { composed } from '#server/platform/pdf/composed.ts';
import type { PdfPage, Style } from '#server/platform/pdf/page.ts';
import type { Log, TaggedPdf } from '#server/platform/pdf/tagged-pdf.ts';
import type { ReturnRow } from './queries.ts';
import { LABEL_TEXTS } from './label-texts.ts';

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const { ink: INK, soft: SOFT, rule: RULE } = ROOMS.light;
const { title: HEADING, text: TEXT, label: LABEL } = CUTS;

export interface ReturnLabel {
	locale: Locale;
	brand: string;
	reference: string;
	/** Address lines of sender and receiver on a parcel. */
	from: readonly string[];
	to: readonly string[];
	made_at: Date;
}

/** Prints the label of a returned parcel, and how to pack it. Equal data gives equal bytes. */
export async function printLabel(given: ReturnLabel, log?: Log): Promise<Uint8Array> {
	const { TaggedPdf, textsIn } = await import('#server/platform/pdf/tagged-pdf.ts');
	const { locale, brand, reference, made_at } = given;
	const title = `${LABEL_TEXTS[locale].title} ${reference}`;
	const head = { title, locale, author: brand, made_at };
	const pdf = await TaggedPdf.open(head, [...textsIn([given, LABEL_TEXTS[locale]])], log);
	draw(pdf, pdf.page(), given);
	return pdf.bytes();
}

const SMALL: Style = { cut: TEXT, size: 9.5, color: SOFT };
const PLAIN: Style = { cut: TEXT, size: 12, color: INK, leading: 1.4 };
const RECEIVER: Style = { cut: LABEL, size: 17, color: INK, leading: 1.4 };

function draw(pdf: TaggedPdf, page: PdfPage, { locale, brand, reference, from, to }: ReturnLabel) {
	const texts = LABEL_TEXTS[locale];
	const own: Style = { cut: HEADING, size: 32, color: INK };
	pdf.within('P', () => page.line(brand, MARGIN, 70, { cut: HEADING, size: 20, color: INK }));
	pdf.within('H1', () => {
		page.line(`${texts.title} `, MARGIN + WIDTH, 70, SMALL, 'end');
		page.line(reference, MARGIN, 120, own);
	});
	page.rectangle(MARGIN, 140, WIDTH, 1.5, INK);
	let top = address(pdf, page, texts.to, to, 168, RECEIVER) + 12;
	page.rectangle(MARGIN, (top = Math.max(top, 330)), WIDTH, 0.5, RULE);
	top = Math.max(address(pdf, page, texts.from, from, top + 24, PLAIN) + 12, 500);
	page.rectangle(MARGIN, top, WIDTH, 1.5, INK);
	pdf.within('P', () => page.line(texts.cut, MARGIN, top + 20, SMALL));
	const heading: Style = { cut: HEADING, size: 15, color: INK };
	pdf.within('H2', () => page.line(texts.pack, MARGIN, top + 60, heading));
	top += 76;
	pdf.within('L', () =>
		texts.steps.forEach((step, index) =>
			pdf.within('LI', () => {
				pdf.within('Lbl', () => page.line(`${index + 1}.`, MARGIN, top + 11, PLAIN));
				pdf.within('LBody', () => {
					const style = { ...PLAIN, size: 11, leading: 1.45 };
					top = page.paragraph(step, MARGIN + 22, top, WIDTH - 22, style) + 5;
				});
			}),
		),
	);
}

/** Draws an address under its title; returns the position below it. */
function address(
	pdf: TaggedPdf,
	page: PdfPage,
	title: string,
	lines: readonly string[],
	baseline: number,
	style: Style,
): number {
	pdf.within('H2', () => page.line(title, MARGIN, baseline, SMALL));
	let top = baseline + 9;
	for (const line of lines) {
		pdf.within('P', () => {
			top = page.paragraph(line, MARGIN, top, WIDTH, style);
		});
	}
	return top;
}

/** Label as a file, to be attached to a mail or downloaded. */
export async function labelFile(
	row: ReturnRow,
	to: readonly string[],
	{ locale, brand }: { locale: Locale; brand: string },
	{ now, log }: { now: Date; log: Log },
): Promise<NonNullable<Mail['attachments']>[number]> {
	const label: ReturnLabel = {
		locale,
		brand,
		reference: row.reference,
		from: row.pickup?.lines ?? [],
		to,
		made_at: row.authorised_at ?? now,
	};
	const bytes = await composed(new URL(import.meta.url), printLabel.name, label, log);
	return {
		file_name: `${LABEL_TEXTS[locale].file}-${row.reference}.pdf`,
		mime: 'application/pdf',
		base64: Buffer.from(bytes).toString('base64'),
	};
}
