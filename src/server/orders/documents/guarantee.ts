import type { Artwork } from '#contract/content/artworks.ts';
import {
	guaranteeHref,
	toGuarantee,
	noticeFor,
	toNoticeLocale,
} from '#domain/catalogue/guarantee.ts';
import { fill } from '#i18n/translator.ts';
import { findNotice, type Notice } from '#server/content/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import type { Attachment } from '#server/platform/mail/attachments.ts';
import type { Sender } from '#server/platform/mail/sender.ts';
import type { Part } from '#server/platform/mail/layout.ts';
import type { PdfBlock } from '#server/platform/pdf/pdf-model.ts';
import type { OrderRow } from '../record/queries.ts';
import { DOCUMENT_TEXTS } from './texts.ts';

/** Name under which the official notice of an order's language is drawn. */
export const GUARANTEE_NOTICE = 'order.guarantee_notice';

/** Width of the notice on paper and in a mail, in points and px: its text stays readable. */
const WIDTH = 340;
/** Pixels drawn for a point, enough for a printer. */
const FINE = 3;

type Addressed = Pick<OrderRow, 'id' | 'locale' | 'country'>;

const measureHeight = ({ width, height }: Artwork) => Math.round((WIDTH * height) / width);

/** Draws an official notice as a picture, for programs that show no SVG. */
async function drawn({ svg, width }: Artwork): Promise<Uint8Array> {
	const { sharp } = await import('#server/platform/media/sharp.ts');
	const density = Math.min(2400, Math.max(72, (72 * WIDTH * FINE) / width));
	return sharp(Buffer.from(svg), { density })
		.resize({ width: WIDTH * FINE })
		.png()
		.toBuffer();
}

/** The notice of an order's language as a picture; null while there is no official file. */
export async function drawNotice(db: Db | Tx, { locale }: Addressed): Promise<Uint8Array | null> {
	const { artwork } = await findNotice(db, locale);
	return artwork && drawn(artwork);
}

/** Facts of the legal guarantee by the law of the destination, in the shop's own words if any. */
function toNotice({ country, locale }: Addressed, { words, artwork }: Notice) {
	const texts = DOCUMENT_TEXTS[locale];
	return {
		title: texts.guarantee,
		text: words
			? noticeFor(words, country)
			: fill(texts.guaranteeText, { years: toGuarantee(country).legal_years }),
		foreign: toNoticeLocale(locale) === locale ? [] : [texts.guaranteeForeign],
		link: { label: texts.guaranteeLink, href: guaranteeHref(locale) },
		artwork,
	};
}

/** The harmonised notice in a document: the official one, or the same facts in words. */
export async function guaranteeBlocks(db: Db | Tx, order: Addressed): Promise<PdfBlock[]> {
	const notice = await findNotice(db, order.locale);
	const { title, text, foreign, link, artwork } = toNotice(order, notice);
	const words = [{ kind: 'heading', text: title } as const, { kind: 'text', text } as const];
	const address = { kind: 'address', ...link } as const;
	if (!artwork) return [...words, address];
	const size = { width: WIDTH, height: measureHeight(artwork) };
	return [
		...words,
		...foreign.map((line) => ({ kind: 'text', text: line }) as const),
		{ kind: 'picture', png: await drawn(artwork), ...size, alt: `${title}: ${text}` },
		address,
	];
}

/** The harmonised notice in a mail, with the picture that it shows. */
export async function guaranteeParts(
	db: Db | Tx,
	order: Addressed,
	{ guarantee }: Pick<Sender, 'guarantee'>,
): Promise<{ parts: Part[]; attachments: Attachment[] }> {
	// Its frame has read the settings: no other query before there is an official file.
	const notice: Notice = guarantee?.artwork
		? await findNotice(db, order.locale)
		: { words: guarantee?.words ?? null, artwork: null };
	const { title, text, foreign, link, artwork } = toNotice(order, notice);
	const file: Attachment = {
		file_name: 'guarantee.png',
		mime: 'image/png',
		base64: '',
		cid: GUARANTEE_NOTICE,
		printed: { by: GUARANTEE_NOTICE, of: order.id },
	};
	const size = artwork && { width: WIDTH, height: measureHeight(artwork) };
	return {
		parts: [
			{ kind: 'heading', text: title },
			{ kind: 'text', text },
			...(size ? foreign.map((line) => ({ kind: 'text', text: line }) as const) : []),
			...(size ? [{ kind: 'picture', cid: GUARANTEE_NOTICE, alt: title, ...size } as const] : []),
			{ kind: 'link', ...link },
		],
		attachments: size ? [file] : [],
	};
}
