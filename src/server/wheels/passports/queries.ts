import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import {
	categories,
	media,
	product_media,
	products,
	slugs,
} from '#server/content/tables-catalogue.ts';
import { document_products, documents } from '#server/content/tables.ts';
import { serials, service_entries, wheel_links, wheel_registrations } from '../tables.ts';
import { digestOf } from '../warranty/links.ts';

export type Registration = typeof wheel_registrations.$inferSelect;

export interface OpenedLink {
	kind: 'owner' | 'transfer';
	/** Address that the link was mailed to. */
	email: string;
	created_at: Date;
	registration: Registration;
}

type LinkKind = OpenedLink['kind'];

/** What a secret opens; null for one that is unknown, has expired or is of another kind. */
export async function openLink(
	db: Db | Tx,
	token: string,
	now: Date,
	kind?: LinkKind,
): Promise<OpenedLink | null> {
	const [row] = await db
		.select({ link: wheel_links, registration: wheel_registrations })
		.from(wheel_links)
		.innerJoin(wheel_registrations, eq(wheel_registrations.id, wheel_links.registration_id))
		.where(
			and(
				eq(wheel_links.digest, digestOf(token)),
				or(isNull(wheel_links.expires_at), gt(wheel_links.expires_at, now)),
				kind ? eq(wheel_links.kind, kind) : undefined,
			),
		);
	if (!row) return null;
	const { kind: found, email, created_at } = row.link;
	return { kind: found, email, created_at, registration: row.registration };
}

/**
 * The registration as it is now, held until the transaction ends: a wheel that changes hands must not
 * be offered, or its link mailed, by who had it a moment ago.
 */
export async function lockRegistration(tx: Tx, id: string): Promise<Registration | null> {
	const [row] = await tx
		.select()
		.from(wheel_registrations)
		.where(eq(wheel_registrations.id, id))
		.for('update');
	return row ?? null;
}

/** When the transfer was offered that waits for the next owner; null where none does. */
export async function pendingTransfer(
	db: Db | Tx,
	registration_id: string,
	now: Date,
): Promise<Date | null> {
	const [row] = await db
		.select({ created_at: wheel_links.created_at })
		.from(wheel_links)
		.where(
			and(
				eq(wheel_links.registration_id, registration_id),
				eq(wheel_links.kind, 'transfer'),
				gt(wheel_links.expires_at, now),
			),
		)
		.orderBy(desc(wheel_links.created_at))
		.limit(1);
	return row?.created_at ?? null;
}

/** The model of a wheel in a language; its number alone where the model left the catalogue. */
export async function findModel(db: Db | Tx, serial_number: string) {
	const [row] = await db
		.select({
			product_id: serials.product_id,
			code: products.code,
			texts: products.texts,
			category_texts: categories.texts,
			picture: media,
			slugs: sql<Record<string, string> | null>`(select jsonb_object_agg(s.locale, s.slug)
				from ${slugs} s where s.entity = 'product' and s.entity_id = ${serials.product_id})`,
		})
		.from(serials)
		.leftJoin(products, eq(products.id, serials.product_id))
		.leftJoin(categories, eq(categories.id, products.category_id))
		.leftJoin(
			product_media,
			and(eq(product_media.product_id, products.id), eq(product_media.position, 0)),
		)
		.leftJoin(media, eq(media.id, product_media.media_id))
		.where(eq(serials.serial_number, serial_number));
	if (!row) throw new Error(`wheel ${serial_number} is registered but unknown`);
	return row;
}
export type Model = Awaited<ReturnType<typeof findModel>>;

/** Documents of a model: those in the reader's language first, then those in English. */
export function findDocumentsOf(db: Db | Tx, product_id: string, locale: Locale) {
	return db
		.select({ id: documents.id, texts: documents.texts, file: documents.file })
		.from(document_products)
		.innerJoin(documents, eq(documents.id, document_products.document_id))
		.where(eq(document_products.product_id, product_id))
		.orderBy(
			desc(sql`${documents.language} = ${locale}`),
			desc(sql`${documents.language} = 'en'`),
			asc(documents.position),
		);
}

export function findService(db: Db | Tx, registration_id: string) {
	const { date, kind, text } = service_entries;
	return db
		.select({ date, kind, text })
		.from(service_entries)
		.where(eq(service_entries.registration_id, registration_id))
		.orderBy(desc(date), desc(service_entries.created_at));
}
