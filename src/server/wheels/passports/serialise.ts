import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { isoDateSchema } from '#contract/units.ts';
import type { Passport } from '#contract/wheels/passports.ts';
import { dayInRome } from '#domain/time/days.ts';
import { versionOn } from '#domain/documents/document-versions.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findProductDocuments, findRemovedDocuments, toMedia } from '#server/content/ports.ts';
import { textsIn } from '#server/platform/db/localized.ts';
import { findCard } from '../measurements/queries.ts';
import {
	findWheelModel,
	findService,
	pendingTransfer,
	type WheelModel,
	type OpenedLink,
} from './queries.ts';

/** Passport for the holder of a link. Nothing in it names a person. */
export async function toPassport(db: Db, link: OpenedLink, locale: Locale, now: Date) {
	const { registration } = link;
	const model = await findWheelModel(db, registration.serial_number);
	const [offeredAt, service, card, documents, removed] = await Promise.all([
		pendingTransfer(db, registration.id, now),
		findService(db, registration.id),
		findCard(db, registration.serial_number),
		findProductDocuments(db, model.product_id, locale),
		findRemovedDocuments(db, model.product_id, locale),
	]);
	const day = model.made_on ?? registration.purchase_date;
	// The next owner sees the wheel as it will be then: without the maker's further years.
	const isOwner = link.kind === 'owner';
	const isOver = registration.extension_ends_on < dayInRome(now);
	const { extension, decided_on, rejection, rejection_text } = registration;
	const isRunning = isOwner && (extension !== 'active' || !isOver);
	return {
		serial_number: registration.serial_number,
		product: toModel(model, locale),
		purchase_date: registration.purchase_date,
		registered_on: registration.registered_on,
		legal_ends_on: registration.legal_ends_on,
		legal_extended_on: registration.legal_extended_on,
		extension_ends_on: registration.extension_ends_on,
		extension: isRunning ? extension : ('ended' as const),
		decided_on: isOwner ? decided_on : null,
		rejection: isOwner && rejection ? { reason: rejection, text: rejection_text } : null,
		is_first_owner: isOwner && registration.is_first_owner,
		pending_transfer: offeredAt && { offered_on: dayInRome(offeredAt) },
		service,
		card,
		documents: toDocuments([...documents, ...toFormer(removed, day)], locale, day),
		safety_notice: safetyNotice(model, locale),
	};
}

export function toModel({ product_id, model }: WheelModel, locale: Locale) {
	if (model === null) {
		const name = product_id;
		return { id: product_id, name, slug: name, code: name, locale: 'it' as const, media: null };
	}
	const { code, texts, picture, slugs } = model;
	const shown = textsIn(texts, locale);
	const { name } = shown.text;
	const pictures = new Map(picture ? [[picture.id, picture]] : []);
	return {
		id: product_id,
		name,
		slug: slugs?.[shown.locale] ?? slugs?.['it'] ?? product_id,
		code,
		locale: shown.locale,
		media: picture && toMedia({ picture: picture.id, alt: name }, pictures),
	};
}

/** Documents that were removed after a wheel's day: they still hold for it. */
function toFormer(removed: Awaited<ReturnType<typeof findRemovedDocuments>>, day: string) {
	return removed.flatMap(({ id, texts, versions: [current, ...earlier], removed_on }) =>
		current && day <= removed_on ? [{ id, texts, ...current, earlier }] : [],
	);
}

/**
 * One file of each document, in the reader's language if there is one, else the first: the version
 * of the day on which the wheel was made or bought, and the newest beside an older one.
 */
function toDocuments(
	documents: Awaited<ReturnType<typeof findProductDocuments>>,
	locale: Locale,
	day: string,
) {
	const byTitle = new Map<string, Passport['documents'][number]>();
	for (const { id, texts, earlier, ...current } of documents) {
		const { title } = textsIn(texts, locale).text;
		if (byTitle.has(title)) continue;
		const own = toFile(versionOn({ current, earlier }, day));
		const newest = toFile(current);
		byTitle.set(title, { id, title, ...own, newest: own.url === newest.url ? null : newest });
	}
	return [...byTitle.values()];
}

const toFile = ({ file, published_on }: { file: string; published_on: string }) => ({
	url: `/media/documents/${file}`,
	published_on: v.parse(isoDateSchema, published_on),
});

function safetyNotice({ model }: WheelModel, locale: Locale): string | null {
	return (model && textsIn(model.category_texts, locale).text.safety_notice) ?? null;
}
