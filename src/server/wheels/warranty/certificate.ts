import { FIXED, ROOMS, CUTS } from '#brand/brand.ts';
import type { Locale } from '#contract/locales.ts';
import { fill } from '#i18n/translator.ts';
import { A4, type PdfPage, type Style } from '#server/platform/pdf/page.ts';
import type { PdfHead, TaggedPdf } from '#server/platform/pdf/tagged-pdf.ts';
import { yearsUntil } from '#domain/catalogue/guarantee.ts';
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
	/** The maker's name, address and contacts, a line each. */
	maker: readonly string[];
	wheels: readonly CertificateWheel[];
}

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const HEAD = 232;

/** Colours: dark ink on the page; the head has the dark theme. */
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

/** Prints a page for each wheel, in the owner's language. The same data gives the same bytes. */
export async function printCertificate(given: Certificate): Promise<Uint8Array> {
	// Loaded with the first certificate: the shaping engine is not needed to start a host.
	const { TaggedPdf } = await import('#server/platform/pdf/tagged-pdf.ts');
	const pdf = await TaggedPdf.open(toHead(given), [...toTexts(given)]);
	for (const wheel of given.wheels) draw(pdf, pdf.page(), given, wheel);
	return pdf.bytes();
}

const toHead = ({ locale, reference, brand, wheels }: Certificate): PdfHead => ({
	title: `${CERTIFICATE_TEXTS[locale].title} ${reference}`,
	locale,
	author: brand,
	made_at: new Date(`${wheels[0]?.registered_on ?? '1970-01-01'}T00:00:00Z`),
});

/** Every text that may be set, so that the typeface opens the files for it. */
function* toTexts({ locale, reference, brand, maker, wheels }: Certificate): Generator<string> {
	const { terms, ...texts } = CERTIFICATE_TEXTS[locale];
	yield* Object.values(texts);
	yield* [...terms, reference, brand, ...maker];
	for (const wheel of wheels) {
		yield* [wheel.product, wheel.serial_number];
		for (const day of toDays(wheel)) yield longDay(day, locale);
	}
}

const toDays = (wheel: CertificateWheel) => [
	wheel.purchase_date,
	wheel.registered_on,
	wheel.legal_ends_on,
	wheel.extension_ends_on,
];

function draw(pdf: TaggedPdf, page: PdfPage, given: Certificate, wheel: CertificateWheel): void {
	const { locale, brand, maker } = given;
	drawHead(pdf, page, given, wheel);
	drawTerms(pdf, page, given, wheel);
	const top = drawFacts(pdf, page, given, wheel);
	drawConditions(pdf, page, locale, top + 26);
	const foot: Style = { cut: TEXT, size: 7.5, color: INK.soft };
	page.rectangle(MARGIN, 782, WIDTH, 0.5, INK.rule);
	maker.forEach((line, index) =>
		pdf.within('P', () => page.line(line, MARGIN, 796 + index * 11, foot)),
	);
	const mark: Style = { cut: HEADING, size: 12, color: INK.dark };
	pdf.artifact(() => page.line(brand, MARGIN + WIDTH, 796, mark, 'end'));
}

/** Draws the facts; returns the position below the last one. */
function drawFacts(
	pdf: TaggedPdf,
	page: PdfPage,
	{ locale, reference }: Certificate,
	wheel: CertificateWheel,
): number {
	const texts = CERTIFICATE_TEXTS[locale];
	const label: Style = { cut: TEXT, size: 9.5, color: INK.soft };
	const strong: Style = { cut: LABEL, size: 9.5, color: INK.dark };
	let top = 420;
	const facts = [
		[texts.serial, wheel.serial_number],
		[texts.purchased, longDay(wheel.purchase_date, locale)],
		[texts.registered, longDay(wheel.registered_on, locale)],
		[texts.reference, reference],
	];
	pdf.within('Table', () => {
		for (const [name = '', value = ''] of facts) {
			page.rectangle(MARGIN, top, WIDTH, 0.5, INK.rule);
			pdf.within('TR', () => {
				pdf.within('TH', () => page.line(name, MARGIN, top + 16, label), { scope: 'Row' });
				pdf.within('TD', () => page.line(value, MARGIN + 190, top + 16, strong));
			});
			top += 24;
		}
	});
	page.rectangle(MARGIN, top, WIDTH, 0.5, INK.rule);
	return top;
}

function drawConditions(pdf: TaggedPdf, page: PdfPage, locale: Locale, from: number): void {
	const texts = CERTIFICATE_TEXTS[locale];
	const heading: Style = { cut: HEADING, size: 15, color: INK.dark };
	const small: Style = { cut: TEXT, size: 8.5, color: INK.soft, leading: 1.5 };
	pdf.within('H2', () => page.line(texts.conditions, MARGIN, from + 12, heading));
	let top = from + 24;
	pdf.within('L', () => {
		for (const term of texts.terms) {
			pdf.within('LI', () => {
				pdf.within('Lbl', () => page.line('–', MARGIN, top + small.size, small));
				pdf.within('LBody', () => {
					top = page.paragraph(term, MARGIN + 14, top, WIDTH - 14, small) + 3;
				});
			});
		}
	});
	const keep: Style = { cut: LABEL, size: 8.5, color: INK.dark };
	pdf.within('P', () => page.line(texts.keep, MARGIN, top + 16, keep));
}

function drawHead(
	pdf: TaggedPdf,
	page: PdfPage,
	{ locale, brand }: Certificate,
	wheel: CertificateWheel,
): void {
	page.rectangle(0, 0, A4[0], HEAD, INK.dark);
	page.rectangle(MARGIN, HEAD - 4, 64, 4, INK.light);
	const lines = [
		['P', brand, 62, { cut: HEADING, size: 20, color: INK.ink }],
		['H1', CERTIFICATE_TEXTS[locale].title, 122, { cut: TEXT, size: 11.5, color: INK.pale }],
		['P', wheel.product, 168, { cut: HEADING, size: 44, color: INK.ink }],
		['P', wheel.serial_number, 198, { cut: FIGURE, size: 20, color: INK.light }],
	] as const;
	for (const [role, text, baseline, style] of lines) {
		pdf.within(role, () => page.line(text, MARGIN, baseline, style));
	}
}

const BAR = { top: 346, height: 8 };

/** Draws four years as a line: the seller's part and the maker's part, with their days below. */
function drawTerms(
	pdf: TaggedPdf,
	page: PdfPage,
	{ locale, brand }: Certificate,
	wheel: CertificateWheel,
): void {
	const texts = CERTIFICATE_TEXTS[locale];
	const half = WIDTH / 2;
	const legal = yearsUntil(wheel.purchase_date, wheel.legal_ends_on);
	const total = yearsUntil(wheel.purchase_date, wheel.extension_ends_on);
	const untilText = (day: string) => fill(texts.until, { date: longDay(day, locale) });
	const halves = [
		{
			count: `${legal}`,
			name: texts.seller,
			duty: fill(texts.sellerDuty, { years: legal }),
			until: untilText(wheel.legal_ends_on),
			color: INK.dark,
		},
		{
			count: `+${total - legal}`,
			name: fill(texts.maker, { brand }),
			duty: fill(texts.makerDuty, { years: total }),
			until: untilText(wheel.extension_ends_on),
			color: INK.light,
		},
	];
	const heading: Style = { cut: HEADING, size: 22, color: INK.dark };
	const text: Style = { cut: TEXT, size: 9.5, color: INK.soft };
	const counts: Style = { cut: FIGURE, size: 54, color: INK.dark };
	const start = longDay(wheel.purchase_date, locale);
	halves.forEach(({ count, name, duty, until }, index) => {
		const x = MARGIN + index * half;
		const beside = x + page.measureWidth(count, counts) + 12;
		pdf.within('H2', () => {
			page.line(`${count} `, x, 318, counts);
			page.line(name, beside, 298, heading);
		});
		pdf.within('P', () => page.paragraph(duty, beside, 307, x + half - 16 - beside, text));
		const right = x + half - (index === 0 ? 10 : 0);
		const day: Style = { cut: LABEL, size: 11, color: INK.dark };
		pdf.within('P', () => page.line(until, right, 376, day, 'end'));
	});
	const alt = [start, ...halves.map(({ name, until }) => `${name} ${until}`)].join(', ');
	const bottom = A4[1] - BAR.top - BAR.height;
	pdf.within(
		'Figure',
		() =>
			halves.forEach(({ color }, index) => {
				const width = half - (index === 0 ? 2 : 0);
				page.surface(MARGIN + index * half, BAR.top, width, BAR.height, color);
			}),
		{ alt, box: [MARGIN, bottom, MARGIN + WIDTH, bottom + BAR.height] },
	);
	page.rectangle(MARGIN, 340, 1.5, 20, INK.dark);
	pdf.within('P', () => page.line(start, MARGIN, 376, text));
}
