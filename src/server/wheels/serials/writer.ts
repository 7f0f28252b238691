import { eq } from 'drizzle-orm';
import { serialChange, serialCreate } from '#contract/wheels/serials.ts';
import { toLookalike } from '#domain/catalogue/warranty.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { knownModels } from '#server/content/ports.ts';
import { moveMeasurements } from '../measurements/move.ts';
import { serials, wheel_registrations } from '../tables.ts';
import { changeWriter, creationWriter, fault, type Writer } from '#server/desk/ports.ts';

const isProduct = async (tx: Tx, id: string) => (await knownModels(tx, [id])).has(id);

const isSerial = (id: string) => eq(serials.serial_number, id.toUpperCase());

export const serialWriter: Writer = {
	change: changeWriter(serialChange, async ({ tx, now }, id, body) => {
		if (body.product_id !== undefined && !(await isProduct(tx, body.product_id))) {
			return fault('product_id', 'unknown_product');
		}
		await tx
			.update(serials)
			.set({ ...body, updated_at: now })
			.where(isSerial(id));
		await moveMeasurements(tx);
		return null;
	}),
	create: creationWriter(serialCreate, async ({ tx, now }, body) => {
		if (!(await isProduct(tx, body.product_id))) return fault('product_id', 'unknown_product');
		const made = await tx
			.insert(serials)
			.values({ ...body, look: toLookalike(body.serial_number), updated_at: now })
			.onConflictDoNothing()
			.returning({ id: serials.serial_number });
		if (made.length === 0) return fault('serial_number', 'duplicate');
		return { id: body.serial_number.toLowerCase() };
	}),
	/** A registered wheel has an owner and stays. */
	async remove({ tx }, id) {
		const [registered] = await tx
			.select({ id: wheel_registrations.id })
			.from(wheel_registrations)
			.where(eq(wheel_registrations.serial_number, id.toUpperCase()));
		if (registered) return { code: 'conflict' };
		await tx.delete(serials).where(isSerial(id));
		return null;
	},
};
