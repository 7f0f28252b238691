import { toFattura } from '../../src/server/orders/fattura/fattura.ts';
import type { InvoiceToIssue } from '../../src/server/orders/fattura/invoice.ts';
import { aSupplier } from './fattura-parties.ts';
import { toRoot, textsAt } from './fattura-xml.ts';

/** The day on which the invoices are issued. */
export const TODAY = '2026-11-23';
export const HEADER = 'FatturaElettronicaHeader';
export const BODY = 'FatturaElettronicaBody';
export const BUYER = `${HEADER}/CessionarioCommittente`;
export const LINES = `${BODY}/DatiBeniServizi/DettaglioLinee`;
export const SUMMARY = `${BODY}/DatiBeniServizi/DatiRiepilogo`;

export function toXml(invoice: InvoiceToIssue, supplier = aSupplier()): string {
	const fattura = toFattura(invoice, supplier);
	if (fattura.outcome === 'refused') throw new Error(fattura.reason);
	return fattura.xml;
}

/** Returns a function from a path to the texts at that path. */
export const read = (invoice: InvoiceToIssue, supplier = aSupplier()) => {
	const root = toRoot(toXml(invoice, supplier));
	return (path: string) => textsAt(root, path);
};
