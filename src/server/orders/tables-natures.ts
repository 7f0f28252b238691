import { text } from 'drizzle-orm/pg-core';
import { DISTANCE_SALE_NATURES, SAN_MARINO_NATURES } from '#contract/orders/invoices.ts';

/** Codes of the e-invoice that an accountant or counsel decides about. */
export const natureColumns = {
	distance_sale_nature: text('distance_sale_nature', { enum: DISTANCE_SALE_NATURES })
		.notNull()
		.default('N7'),
	san_marino_private_nature: text('san_marino_private_nature', { enum: SAN_MARINO_NATURES })
		.notNull()
		.default('N3.1'),
};
