import type { TaxTreatment } from '#contract/orders/invoices.ts';
import type { Supplier } from './invoice.ts';

/** Why an invoice holds no Italian VAT: code of the schema, and the law behind it. */
export interface Exemption {
	nature: string;
	law: string;
}

/** Null where Italian VAT is charged. Sales to other countries' consumers are taxed there. */
export function exemptionOf(treatment: TaxTreatment, supplier: Supplier): Exemption | null {
	switch (treatment) {
		case 'domestic':
			return null;
		case 'distance_sale':
			return {
				nature: supplier.distance_sale_nature,
				law: 'Art. 41 c. 1 lett. b DL 331/93, regime OSS art. 74-sexies DPR 633/72',
			};
		case 'intra_eu':
			return {
				nature: 'N3.2',
				law: 'Art. 41 c. 1 lett. a DL 331/93, inversione contabile (reverse charge)',
			};
		case 'export':
			return { nature: 'N3.1', law: 'Art. 8 c. 1 lett. a DPR 633/72' };
	}
}
