import type { Locale } from '#contract/locales.ts';
import type { SerialOutcome } from '#contract/wheels/registrations.ts';
import { fill } from '#i18n/translator.ts';
import {
	compose,
	secretLink,
	type MailFrame,
	type Recipient,
} from '#server/platform/mail/compose.ts';
import { type ArticlePicture, pictureAlt, pictureFile } from '#server/content/ports.ts';
import type { Attachment } from '#server/platform/mail/attachments.ts';
import type { Part } from '#server/platform/mail/layout.ts';
import { yearsUntil } from '#domain/catalogue/guarantee.ts';
import { longDay } from '../long-day.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { MAIL_TEXTS } from '#server/platform/mail/texts.ts';
import { WHEEL_MAILS } from './kinds.ts';
import { WHEEL_MAIL_TEXTS } from './texts.ts';

/**
 * Wheel of a registration. Dates and token are set if it was registered now. The number is as it
 * was typed: it is the shop's if the register has it.
 */
export interface WheelOfSummary {
	serial_number: string;
	/** Name of the model; empty if the serial is unknown. */
	product: string;
	/** Picture of the model; null without one, or if the wheel was not registered. */
	picture: ArticlePicture | null;
	outcome: SerialOutcome;
	legal_ends_on: string | null;
	extension_ends_on: string | null;
	passport_token: string | null;
}

/**
 * Summary of a registration: every wheel with its outcome. With a certificate the extension is
 * granted; without one it was requested, and staff checks the proof.
 */
export function composeWarrantySummary(
	head: MailFrame,
	to: string,
	registration: {
		reference: string;
		purchase_date: string;
		fileCount: number;
		wheels: readonly WheelOfSummary[];
		certificate: { file_name: string; mime: string; base64: string } | null;
	},
): Mail {
	const { warranty, request } = WHEEL_MAIL_TEXTS[head.locale];
	const { reference: label, files } = MAIL_TEXTS[head.locale];
	const { reference, purchase_date, fileCount, wheels, certificate } = registration;
	const words = certificate === null ? { ...warranty, ...request } : warranty;
	const registered = wheels.filter(({ outcome }) => outcome === 'success');
	const attachments = [...(certificate ? [certificate] : []), ...toPictureFiles(wheels)];
	const passports = wheels.flatMap(({ serial_number, passport_token }): Part[] =>
		passport_token === null
			? []
			: [
					{
						kind: 'button',
						label: fill(words.passportButton, { serial: serial_number }),
						href: secretLink(head, 'wheel-passport', passport_token),
					},
				],
	);
	return compose(head, {
		kind: certificate === null ? WHEEL_MAILS.summary : WHEEL_MAILS.certificate,
		person: { to, name: '' },
		subject: registered.length === 1 ? words.subjectOne : words.subjectOther,
		title: words.title,
		...(attachments.length > 0 ? { attachments } : {}),
		parts: [
			{ kind: 'text', text: fill(words.intro, { date: longDay(purchase_date, head.locale) }) },
			{
				kind: 'facts',
				rows: [
					{ label, value: reference },
					...(fileCount === 0 ? [] : [{ label: files, value: String(fileCount) }]),
				],
			},
			...wheels.flatMap((wheel) => wheelParts(head, wheel, certificate !== null)),
			...toGuaranteeParts(words.apart, purchase_date, registered),
			...(passports.length === 0
				? []
				: ([
						{ kind: 'heading', text: words.passport },
						{ kind: 'text', text: words.passportIntro },
					] as const)),
			...passports,
		],
	});
}

/** Files of the models' pictures, each once. */
function toPictureFiles(wheels: readonly WheelOfSummary[]): Attachment[] {
	const ids = wheels.flatMap(({ picture }) => (picture ? [picture.id] : []));
	return [...new Set(ids)].map((id) => pictureFile('thumbnail', id));
}

/** Picture of a wheel's model as the mail shows it. */
function toMailPicture({ product, picture }: WheelOfSummary, locale: Locale) {
	if (picture === null) return {};
	const { cid } = pictureFile('thumbnail', picture.id);
	return { picture: { cid, alt: pictureAlt(product, picture, locale) } };
}

/** Text on the two guarantees, with the years of the registered wheels. */
function toGuaranteeParts(
	words: string,
	purchase_date: string,
	[first]: readonly WheelOfSummary[],
): Part[] {
	const { legal_ends_on = null, extension_ends_on = null } = first ?? {};
	if (legal_ends_on === null || extension_ends_on === null) return [];
	const years = [legal_ends_on, extension_ends_on].map((day) => yearsUntil(purchase_date, day));
	return [{ kind: 'text', text: fill(words, { legal: years[0] ?? 0, total: years[1] ?? 0 }) }];
}

/** True for outcomes of numbers that the register knows; any other number is typed text. */
const IS_OUR_SERIAL: Record<SerialOutcome, boolean> = {
	success: true,
	already_registered: true,
	substituted: true,
	teams: true,
	date_expired: false,
	date_greater: false,
	not_found: false,
};

/** Gives the seller's years and the maker's a row each, never a sum. */
function wheelParts({ locale }: MailFrame, wheel: WheelOfSummary, isGranted: boolean): Part[] {
	const { warranty: words } = WHEEL_MAIL_TEXTS[locale];
	const day = (label: string, date: string | null) =>
		date === null ? [] : [{ label, value: longDay(date, locale) }];
	const isOurs = IS_OUR_SERIAL[wheel.outcome];
	const serial = isOurs ? wheel.serial_number : '';
	return [
		{
			kind: 'heading',
			text: wheel.product || serial || words.otherWheel,
			...toMailPicture(wheel, locale),
		},
		{
			kind: 'facts',
			rows: [
				...(isOurs ? [{ label: words.serial, value: serial }] : []),
				{
					label: words.outcome,
					value:
						isGranted && wheel.outcome === 'success'
							? words.granted
							: words.outcomes[wheel.outcome],
				},
				...day(words.legal, wheel.legal_ends_on),
				...day(isGranted ? words.extension : words.extensionIf, wheel.extension_ends_on),
			],
		},
	];
}

interface OneWheel {
	product: string;
	serial_number: string;
}

/** Mails the link to a passport again, on request with serial and address. */
export function composePassportLink(
	head: MailFrame,
	to: string,
	{ product, serial_number, token }: OneWheel & { token: string },
): Mail {
	const { passportLink: words } = WHEEL_MAIL_TEXTS[head.locale];
	const { pasteHint } = MAIL_TEXTS[head.locale];
	return compose(head, {
		kind: WHEEL_MAILS.passportLink,
		person: { to, name: '' },
		subject: words.subject,
		title: words.title,
		parts: [
			{ kind: 'text', text: fill(words.intro, { product, serial: serial_number }) },
			{
				kind: 'button',
				label: words.button,
				href: secretLink(head, 'wheel-passport', token),
				hint: pasteHint,
			},
			{ kind: 'small', text: words.note },
		],
	});
}

/** Mail to the next owner, whose address is all that is known. */
export function composeTransferOffer(
	head: MailFrame,
	to: string,
	{ product, serial_number, token }: OneWheel & { token: string },
): Mail {
	const { transferOffer: words } = WHEEL_MAIL_TEXTS[head.locale];
	const { pasteHint } = MAIL_TEXTS[head.locale];
	return compose(head, {
		kind: WHEEL_MAILS.transferOffer,
		person: { to, name: '' },
		subject: fill(words.subject, { product }),
		title: words.title,
		parts: [
			{ kind: 'text', text: fill(words.intro, { product, serial: serial_number }) },
			{
				kind: 'button',
				label: words.button,
				href: secretLink(head, 'wheel-transfer', token),
				hint: pasteHint,
			},
			{ kind: 'small', text: words.note },
		],
	});
}

/** Mail to the former owner, whose link has ended. */
export function composeTransferDone(
	head: MailFrame,
	person: Recipient,
	{ product, serial_number }: OneWheel,
): Mail {
	const { transferDone: words } = WHEEL_MAIL_TEXTS[head.locale];
	return compose(head, {
		kind: WHEEL_MAILS.transferDone,
		person,
		subject: fill(words.subject, { product }),
		title: words.title,
		parts: [
			{ kind: 'text', text: fill(words.intro, { product, serial: serial_number }) },
			{ kind: 'small', text: words.note },
		],
	});
}
