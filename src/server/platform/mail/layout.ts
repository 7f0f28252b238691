import { FIXED, ROOMS, SYSTEM_FACES } from '#brand/brand.ts';
import type { Locale } from '#contract/locales.ts';
import { formatPair } from '#i18n/format.ts';
import { escapeHtml as escaped, safeHref } from './escape.ts';

/** Part of a mail; HTML and plain text are two renderings of the same parts. */
export type Part =
	| { kind: 'text' | 'small'; text: string }
	/** Heading, with a picture of what it names. */
	| { kind: 'heading'; text: string; picture?: MailPicture | undefined }
	| { kind: 'facts'; rows: readonly { label: string; value: string }[] }
	| { kind: 'steps'; items: readonly string[] }
	/** Articles with their prices, if shown, and the totals. */
	| { kind: 'goods'; rows: readonly Goods[]; sums: readonly (Amount & { isStrong?: boolean })[] }
	/** Picture that comes with the mail, under the name `cid`; its size in px. */
	| { kind: 'picture'; cid: string; alt: string; width: number; height: number }
	/** Link in addition to the mail's main one. */
	| { kind: 'link'; label: string; href: string }
	/** `hint` precedes the full address, for programs that show no buttons. */
	| { kind: 'button'; label: string; href: string; hint?: string };

interface Amount {
	label: string;
	value: string;
}

/** Picture that comes with the mail under the name `cid`, and what it shows. */
export interface MailPicture {
	cid: string;
	alt: string;
}

/** Article, with its picture. */
interface Goods extends Amount {
	picture?: MailPicture | undefined;
}

export interface Page {
	locale: Locale;
	brand: string;
	title: string;
	parts: readonly Part[];
	/** Lines that name the sender and the reason. */
	footer: readonly string[];
}

const WIDTH_PX = 600;
const { ink: INK, soft: SOFT, rule: RULE, ground: GROUND } = ROOMS.light;
const { paper: PAPER, primary: YELLOW, 'on-primary': ON_YELLOW } = FIXED;
const { mail: LATIN, mailJapanese: JAPANESE } = SYSTEM_FACES;

/** Renders markup that old mail programs show alike: tables, inline styles, no requests. */
export function printHtml({ locale, brand, title, parts, footer }: Page): string {
	const font = locale === 'ja' ? JAPANESE : LATIN;
	const body = parts.map((part) => row(toHtml(part, font))).join('');
	const size = locale === 'ja' ? 22 : 26;
	const heading = `<h1 style="margin:0;${phrased(font)}font:bold ${size}px/1.25 ${font};color:${INK}">${escaped(title)}</h1>`;
	const foot = footer.map(printed).join('<br>');
	return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(title)}</title>
</head>
<body style="margin:0;padding:0;background:${GROUND}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${GROUND}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="${WIDTH_PX}" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:${WIDTH_PX}px;background:${PAPER};border-top:4px solid ${YELLOW};word-break:${locale === 'ja' ? 'auto-phrase' : 'normal'}">
<tr><td style="padding:28px 32px 0;font:bold 16px/1 ${LATIN};letter-spacing:4px;color:${INK}">${escaped(brand.toUpperCase())}</td></tr>
${row(heading, 24)}${body}
<tr><td style="padding:32px"><div style="border-top:1px solid ${RULE};padding-top:16px;font:12px/1.6 ${font};color:${SOFT}">${foot}</div></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** Ends lines between phrases alone, which the delivery marks (`page/phrases.ts`). */
const phrased = (font: string) =>
	font === JAPANESE ? 'word-break:keep-all;overflow-wrap:anywhere;' : '';

const row = (html: string, above = 16) =>
	`<tr><td style="padding:${above}px 32px 0">${html}</td></tr>\n`;

function toHtml(part: Part, font: string): string {
	switch (part.kind) {
		case 'text':
			return paragraph(part.text, `font:16px/1.6 ${font};color:${INK}`);
		case 'small':
			return paragraph(part.text, `font:13px/1.6 ${font};color:${SOFT}`);
		case 'heading':
			return headingHtml(part, font);
		case 'facts':
			return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${part.rows.map((fact) => factRow(fact, font)).join('')}</table>`;
		case 'steps':
			return `<ol style="margin:0;padding-left:22px;font:16px/1.6 ${font};color:${INK}">${part.items.map((item) => `<li style="padding-bottom:6px">${printed(item)}</li>`).join('')}</ol>`;
		case 'goods':
			return goodsHtml(part, font);
		case 'picture':
			return `<img src="cid:${escaped(part.cid)}" alt="${escaped(part.alt)}" width="${part.width}" height="${part.height}" style="display:block;max-width:100%;height:auto">`;
		case 'link':
			return linkHtml(part, font);
		case 'button':
			return buttonHtml(part, font);
	}
}

function headingHtml({ text, picture }: Extract<Part, { kind: 'heading' }>, font: string): string {
	const above = picture ? 0 : 12;
	const heading = `<h2 style="margin:${above}px 0 0;${phrased(font)}font:bold 18px/1.3 ${font};color:${INK}">${escaped(text)}</h2>`;
	if (!picture) return heading;
	const pictured = `<td width="${PICTURE_PX + 16}" style="padding-top:12px">${thumbnail(picture)}</td>`;
	return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${pictured}<td style="padding-top:12px;vertical-align:middle">${heading}</td></tr></table>`;
}

const paragraph = (text: string, style: string) =>
	`<p style="margin:0;${style}">${multiline(text)}</p>`;

/** Words and codes with a hyphen, short enough for a line of a phone. */
const HYPHENATED =
	/(?<![\p{L}\d-])[\p{Script=Latin}\d]{1,8}(?:-[\p{Script=Latin}\d]{1,8}){1,3}(?![\p{L}\d@-])/gu;

/** Text as markup; a hyphenated code, such as an article number, stays on one line. */
const printed = (text: string) =>
	escaped(text).replace(HYPHENATED, '<span style="white-space:nowrap">$&</span>');

const multiline = (text: string) => printed(text).replace(/\r?\n/g, '<br>');

/** Breaks text longer than its cell, such as an address; Japanese between phrases, if it can. */
const breaking = (font: string) =>
	font === JAPANESE ? 'overflow-wrap:anywhere' : 'word-break:break-word';

function factRow({ label, value }: { label: string; value: string }, font: string): string {
	const cell = `padding:8px 0;border-top:1px solid ${RULE};vertical-align:top;font:15px/1.5 ${font}`;
	return `<tr><td width="40%" style="${cell};padding-right:16px;color:${SOFT}">${escaped(label)}</td><td style="${cell};color:${INK};${breaking(font)}">${multiline(value)}</td></tr>`;
}

/** Side of an article's picture in px. */
const PICTURE_PX = 56;

const thumbnail = ({ cid, alt }: MailPicture): string =>
	`<img src="cid:${escaped(cid)}" alt="${escaped(alt)}" width="${PICTURE_PX}" height="${PICTURE_PX}" style="display:block">`;

function goodsHtml({ rows, sums }: Extract<Part, { kind: 'goods' }>, font: string): string {
	const hasPictures = rows.some(({ picture }) => picture);
	const line = (row: Amount, style: string, color: string, before = '') => {
		const span = hasPictures && before === '' ? ' colspan="2"' : '';
		return `<tr>${before}<td${span} style="${style};padding-right:16px;color:${color};${breaking(font)}">${printed(row.label)}</td><td align="right" style="${style};color:${INK};white-space:nowrap">${escaped(row.value)}</td></tr>`;
	};
	const cell = `vertical-align:top;font:15px/1.5 ${font}`;
	const ruled = `padding:8px 0;border-top:1px solid ${RULE};${cell}`;
	const pictured = ({ picture }: Goods) =>
		picture ? `<td width="${PICTURE_PX + 16}" style="${ruled}">${thumbnail(picture)}</td>` : '';
	const all = [
		...rows.map((row) => line(row, ruled, INK, pictured(row))),
		...sums.map(({ isStrong = false, ...row }, index) =>
			isStrong
				? line(row, `${ruled};font-weight:bold`, INK)
				: line(row, index === 0 ? ruled : `padding:0 0 8px;${cell}`, SOFT),
		),
	];
	return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${all.join('')}</table>`;
}

function linkHtml(part: Extract<Part, { kind: 'link' }>, font: string): string {
	const href = escaped(safeHref(part.href));
	return `<p style="margin:0;font:13px/1.6 ${font}"><a href="${href}" style="color:${SOFT}">${escaped(part.label)}</a></p>`;
}

function buttonHtml(part: Extract<Part, { kind: 'button' }>, font: string): string {
	const href = escaped(safeHref(part.href));
	const button = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="background:${YELLOW};padding:14px 24px"><a href="${href}" class="button" style="${phrased(font)}font:bold 16px/1.2 ${font};color:${ON_YELLOW};text-decoration:none">${escaped(part.label)}</a></td></tr></table>`;
	if (part.hint === undefined) return button;
	return `${button}<p style="margin:12px 0 0;font:13px/1.6 ${font};color:${SOFT}">${printed(part.hint)}<br><a href="${href}" style="color:${SOFT};word-break:break-all">${href}</a></p>`;
}

/** Renders the mail as plain text. */
export function printText({ locale, brand, title, parts, footer }: Page): string {
	const body = parts.map((part) => toText(part, locale)).join('\n\n');
	return `${brand.toUpperCase()}\n\n${title}\n\n${body}\n\n-- \n${footer.join('\n')}\n`;
}

const pairs = (rows: readonly Amount[], locale: Locale) =>
	rows
		.map(({ label, value }) => (value === '' ? label : formatPair(label, value, locale)))
		.join('\n');

function toText(part: Part, locale: Locale): string {
	switch (part.kind) {
		case 'text':
		case 'small':
			return part.text;
		case 'heading':
			return `== ${part.text} ==`;
		case 'facts':
			return pairs(part.rows, locale);
		case 'goods':
			return [pairs(part.rows, locale), pairs(part.sums, locale)].filter(Boolean).join('\n\n');
		case 'steps':
			return part.items.map((item, index) => `${index + 1}. ${item}`).join('\n');
		case 'picture':
			return part.alt;
		case 'link':
		case 'button':
			return formatPair(part.label, `\n${safeHref(part.href)}`, locale).replace(' \n', '\n');
	}
}
