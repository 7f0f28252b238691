import type { PDFDocument } from '@cantoo/pdf-lib';
import { FIXED, ROOMS, CUTS } from '#brand/brand.ts';
import type { Locale } from '#contract/locales.ts';
import type { PdfPage, Style } from '#server/platform/pdf/page.ts';
import { yearsUntil } from '#domain/guarantee.ts';
import { longDay } from '../long-day.ts';
import { CERTIFICATE_TEXTS } from './certificate-texts.ts';

export interface CertificateWheel {
	/** Name of the model. */
	product: string;
	serial_number: string;
	purchase_date: string;
	registered_on: string;
	legal_ends_on: string;
	extension_ends_on: string;
}

export interface Certificate {
	locale: Locale;
	reference: string;
	brand: string;
	/** The maker's name, address and ways to be reached, a line each. */
	maker: readonly string[];
	wheels: readonly CertificateWheel[];
}

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const HEAD = 232;

/** Ink on page; the head is a piece of the dark room. */
const INK = {
	dark: ROOMS.light.ink,
	ink: ROOMS.dark.ink,
	pale: ROOMS.dark.soft,
	soft: ROOMS.light.soft,
	rule: ROOMS.light.rule,
	light: FIXED.primary,
};

const { title: HEADING, text: TEXT, label: LABEL } = CUTS;
const FIGURE = { weight: 400, width: 75, isTabular: true };

/** A page for each wheel, in the owner's language. The same data gives the same bytes. */
export async function printCertificate(given: Certificate): Promise<Uint8Array> {
	// Loaded when the first certificate is due: the shaping engine is not needed to start a host.
	const [{ PDFDocument }, { OutlineFonts }, { PdfPage }, { Typeface }] = await Promise.all([
		import('@cantoo/pdf-lib'),
		import('#server/platform/pdf/outline-font.ts'),
		import('#server/platform/pdf/page.ts'),
		import('#server/platform/typesetting/typeface.ts'),
	]);
	const pdf = await PDFDocument.create({ updateMetadata: false });
	describe(pdf, given);
	const typeface = await Typeface.for(textsOf(given));
	const fonts = new OutlineFonts(pdf);
	const pages = given.wheels.map((wheel) => {
		const page = new PdfPage(pdf, typeface, fonts);
		draw(page, given, wheel);
		return page;
	});
	fonts.write();
	for (const { page } of pages) {
		for (const { name, ref } of fonts.fonts) page.node.setFontDictionary(name, ref);
	}
	return pdf.save();
}

function describe(pdf: PDFDocument, { locale, reference, brand, wheels }: Certificate): void {
	const date = new Date(`${wheels[0]?.registered_on ?? '1970-01-01'}T00:00:00Z`);
	pdf.setTitle(`${CERTIFICATE_TEXTS[locale].title} ${reference}`, { showInWindowTitleBar: true });
	pdf.setLanguage(locale);
	pdf.setAuthor(brand);
	pdf.setProducer(brand);
	pdf.setCreationDate(date);
	pdf.setModificationDate(date);
}

/** Everything that may be set, so that the typeface opens what it needs. */
function* textsOf({ locale, reference, brand, maker, wheels }: Certificate): Generator<string> {
	const { terms, ...texts } = CERTIFICATE_TEXTS[locale];
	yield* Object.values(texts);
	yield* [...terms, reference, brand, ...maker, '0123456789+·–'];
	for (const wheel of wheels) {
		yield* [wheel.product, wheel.serial_number];
		for (const day of daysOf(wheel)) yield longDay(day, locale);
	}
}

const daysOf = (wheel: CertificateWheel) => [
	wheel.purchase_date,
	wheel.registered_on,
	wheel.legal_ends_on,
	wheel.extension_ends_on,
];

function draw(page: PdfPage, given: Certificate, wheel: CertificateWheel): void {
	const { locale, brand, reference, maker } = given;
	const texts = CERTIFICATE_TEXTS[locale];
	drawHead(page, given, wheel);
	drawTerms(page, given, wheel);

	let top = 420;
	const facts = [
		[texts.serial, wheel.serial_number],
		[texts.purchased, longDay(wheel.purchase_date, locale)],
		[texts.registered, longDay(wheel.registered_on, locale)],
		[texts.reference, reference],
	];
	for (const [name = '', value = ''] of facts) {
		page.rectangle(MARGIN, top, WIDTH, 0.5, INK.rule);
		page.line(name, MARGIN, top + 16, { cut: TEXT, size: 9.5, color: INK.soft });
		page.line(value, MARGIN + 190, top + 16, { cut: LABEL, size: 9.5, color: INK.dark });
		top += 24;
	}
	page.rectangle(MARGIN, top, WIDTH, 0.5, INK.rule);

	top += 26;
	page.line(texts.conditions, MARGIN, top + 12, { cut: HEADING, size: 15, color: INK.dark });
	top += 24;
	const small: Style = { cut: TEXT, size: 8.5, color: INK.soft, leading: 1.5 };
	for (const term of texts.terms) {
		page.line('–', MARGIN, top + small.size, small);
		top = page.paragraph(term, MARGIN + 14, top, WIDTH - 14, small) + 3;
	}
	page.line(texts.keep, MARGIN, top + 16, { cut: LABEL, size: 8.5, color: INK.dark });

	const foot: Style = { cut: TEXT, size: 7.5, color: INK.soft };
	page.rectangle(MARGIN, 782, WIDTH, 0.5, INK.rule);
	maker.forEach((line, index) => page.line(line, MARGIN, 796 + index * 11, foot));
	page.line(brand, MARGIN + WIDTH, 796, { cut: HEADING, size: 12, color: INK.dark }, 'end');
}

function drawHead(page: PdfPage, { locale, brand }: Certificate, wheel: CertificateWheel): void {
	page.rectangle(0, 0, 595.28, HEAD, INK.dark);
	page.rectangle(MARGIN, HEAD - 4, 64, 4, INK.light);
	page.line(brand, MARGIN, 62, { cut: HEADING, size: 20, color: INK.ink });
	const title = CERTIFICATE_TEXTS[locale].title;
	page.line(title, MARGIN, 122, { cut: TEXT, size: 11.5, color: INK.pale });
	page.line(wheel.product, MARGIN, 168, { cut: HEADING, size: 44, color: INK.ink });
	page.line(wheel.serial_number, MARGIN, 198, { cut: FIGURE, size: 20, color: INK.light });
}

/** Four years as a line: the seller's part and the maker's part, with their days below. */
function drawTerms(page: PdfPage, { locale, brand }: Certificate, wheel: CertificateWheel): void {
	const texts = CERTIFICATE_TEXTS[locale];
	const half = WIDTH / 2;
	const legal = yearsUntil(wheel.purchase_date, wheel.legal_ends_on);
	const total = yearsUntil(wheel.purchase_date, wheel.extension_ends_on);
	const halves = [
		{
			count: `${legal}`,
			name: texts.seller,
			duty: texts.sellerDuty.replace('{years}', `${legal}`),
			end: wheel.legal_ends_on,
			color: INK.dark,
		},
		{
			count: `+${total - legal}`,
			name: texts.maker,
			duty: texts.makerDuty.replace('{years}', `${total}`),
			end: wheel.extension_ends_on,
			color: INK.light,
		},
	];
	const heading: Style = { cut: HEADING, size: 22, color: INK.dark };
	const text: Style = { cut: TEXT, size: 9.5, color: INK.soft };
	const counts: Style = { cut: FIGURE, size: 54, color: INK.dark };
	halves.forEach(({ count, name, duty, end, color }, index) => {
		const x = MARGIN + index * half;
		const beside = x + page.widthOf(count, counts) + 12;
		page.line(count, x, 318, counts);
		page.line(name.replace('{brand}', brand), beside, 298, heading);
		page.paragraph(duty, beside, 307, x + half - 16 - beside, text);
		page.rectangle(x, 346, half - (index === 0 ? 2 : 0), 8, color);
		const until = texts.until.replace('{date}', longDay(end, locale));
		const right = x + half - (index === 0 ? 10 : 0);
		page.line(until, right, 376, { cut: LABEL, size: 11, color: INK.dark }, 'end');
	});
	const start: Style = { cut: TEXT, size: 9.5, color: INK.soft };
	page.rectangle(MARGIN, 340, 1.5, 20, INK.dark);
	page.line(longDay(wheel.purchase_date, locale), MARGIN, 376, start);
}
