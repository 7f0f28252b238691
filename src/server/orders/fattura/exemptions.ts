import type { InvoiceToIssue, Supplier } from './invoice.ts';

/** Reason for an invoice without Italian VAT: code of the schema, and the law behind it. */
export interface Exemption {
	nature: string;
	law: string;
}

/** Null where Italian VAT is charged. Sales to other countries' consumers are taxed there. */
export function findExemption(invoice: InvoiceToIssue, supplier: Supplier): Exemption | null {
	switch (invoice.treatment) {
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
			return toExport(invoice, supplier);
	}
}

const EXPORT = { nature: 'N3.1', law: 'Art. 8 c. 1 lett. a DPR 633/72' };
const TO_SAN_MARINO = { nature: 'N3.3', law: 'Art. 71 DPR 633/72, DM 21/06/2021' };

/** Exemption of goods that leave the EU's VAT; the two states within Italy have their own codes. */
function toExport({ destination, buyer }: InvoiceToIssue, supplier: Supplier): Exemption {
	switch (destination) {
		case 'SM': {
			const isCompany = buyer.kind === 'foreign_company';
			const isLikeCompany = supplier.san_marino_private_nature === TO_SAN_MARINO.nature;
			return isCompany || isLikeCompany ? TO_SAN_MARINO : EXPORT;
		}
		case 'VA':
			return { nature: 'N3.4', law: 'Art. 71 DPR 633/72' };
		default:
			return EXPORT;
	}
}
