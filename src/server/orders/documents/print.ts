import { eq } from 'drizzle-orm';
import { printed } from '#server/platform/pdf/printed.ts';
import type { DocumentPrinter } from '../../module.ts';
import { orders } from '../tables.ts';
import { CONFIRMATION } from './attached.ts';
import { getConfirmation } from './confirmation.ts';
import { drawNotice, GUARANTEE_NOTICE } from './guarantee.ts';

/** Printers of the documents that are attached to mails. */
export const PRINTS: Readonly<Record<string, DocumentPrinter>> = {
	async [CONFIRMATION](services, id) {
		const [order] = await services.db.select().from(orders).where(eq(orders.id, id));
		if (!order) return null;
		return printed(await getConfirmation(services.db, services, order), services.log);
	},
	async [GUARANTEE_NOTICE]({ db }, id) {
		const [order] = await db.select().from(orders).where(eq(orders.id, id));
		return order ? drawNotice(db, order) : null;
	},
};
