import { desc, eq, sql } from 'drizzle-orm';
import {
	stockChange,
	stockCreate,
	stockMovementResource,
	stockResource,
} from '#contract/stock/desk.ts';
import {
	articleColumns,
	articleSearches,
	defaultPriceColumns,
	variants,
} from '#server/content/ports.ts';
import { changeWriter, creationWriter, deskKind, fault } from '#server/desk/ports.ts';
import { heldUnits } from './held.ts';
import { noteMovement } from './movements.ts';
import { settleAvailability } from './settle.ts';
import { stock_items, stock_movements } from './tables.ts';

/** Movements shown with a record; the list of movements has all. */
const SHOWN = 100;

/** A field of the stock-tracked article. */
const ofVariant = (field: 'code' | 'product_id' | 'availability') =>
	sql`(select v.${sql.identifier(field)} from ${variants} v
		where v.id = ${stock_items}.variant_id)`;

const movementColumns = {
	created_at: stock_movements.created_at,
	kind: stock_movements.kind,
	change: stock_movements.change,
	on_hand: stock_movements.on_hand,
	reason: stock_movements.reason,
	staff_email: stock_movements.staff_email,
};

export const stockKind = deskKind(stockResource, {
	table: stock_items,
	columns: {
		id: stock_items.variant_id,
		variant_code: ofVariant('code'),
		product_id: ofVariant('product_id'),
		on_hand: stock_items.on_hand,
		held: heldUnits,
		availability: ofVariant('availability'),
		low_at: stock_items.low_at,
		backorder_on: stock_items.backorder_on,
		updated_at: stock_items.updated_at,
		...articleColumns(sql`${stock_items}.variant_id`),
		...defaultPriceColumns(sql`${stock_items}.variant_id`),
	},
	searches: articleSearches(sql`${stock_items}.variant_id`),
	marked: {
		key: ['variant_code'],
		fields: ['on_hand', 'low_at', 'backorder_on'],
		changedAt: 'updated_at',
	},
	async parts(db, id) {
		const rows = await db
			.select(movementColumns)
			.from(stock_movements)
			.where(eq(stock_movements.variant_id, id))
			.orderBy(desc(stock_movements.created_at))
			.limit(SHOWN);
		return { stock_movements: rows };
	},
	writer: {
		change: changeWriter(stockChange, async ({ tx }, id, body) => {
			await tx.update(stock_items).set(body).where(eq(stock_items.variant_id, id));
			await settleAvailability(tx, [id]);
			return null;
		}),
		create: creationWriter(stockCreate, async ({ tx, staff }, { variant_code, ...item }) => {
			const { id } = variants;
			const [variant] = await tx
				.select({ id })
				.from(variants)
				.where(eq(variants.code, variant_code));
			if (!variant) return fault('variant_code', 'unknown_article');
			const made = await tx
				.insert(stock_items)
				.values({ variant_id: variant.id, ...item })
				.onConflictDoNothing()
				.returning({ variant_id: stock_items.variant_id });
			if (made.length === 0) return fault('variant_code', 'duplicate');
			const { on_hand } = item;
			await noteMovement(tx, {
				variant_id: variant.id,
				kind: 'opening',
				change: on_hand,
				on_hand,
				reason: '',
				staff_email: staff.email,
			});
			await settleAvailability(tx, [variant.id]);
			return { id: variant.id };
		}),
	},
});

export const stockMovementKind = deskKind(stockMovementResource, {
	table: stock_movements,
	columns: { id: stock_movements.id, variant_id: stock_movements.variant_id, ...movementColumns },
});
