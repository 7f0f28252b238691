import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/client.ts';

/** Files measurements under the model that their serial has now, after it was corrected. */
export async function moveMeasurements(tx: Tx): Promise<void> {
	await tx.execute(sql`update wheel_measurements m set product_id = s.product_id
		from serials s where s.serial_number = m.serial_number and s.product_id <> m.product_id`);
}
