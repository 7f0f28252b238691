import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderMoney } from '../../../../../src/domain/orders/order-money.ts';
import { toRefund, type Refund } from '../../../../../src/domain/orders/refunds.ts';
import { linesOfOrder } from '../../../../../src/server/orders/fattura/lines.ts';
import {
	aCreditNote,
	anInvoice,
	anyInvoice,
	toArticles,
	moneyFor,
} from '../../../../support/fattura-orders.ts';
import { BUYERS } from '../../../../support/fattura-parties.ts';
import { SUMMARY, TODAY, toXml } from '../../../../support/fattura-reading.ts';
import { fatturaFaults } from '../../../../support/fattura-rules.ts';
import { toRoot, textsAt } from '../../../../support/fattura-xml.ts';
import { runs } from '../../../../support/scope.ts';

test('random invoices with any text in any field pass every rule', () => {
	fc.assert(
		fc.property(anyInvoice, (invoice) => {
			expect(fatturaFaults(toXml(invoice), TODAY)).toEqual([]);
		}),
		{ numRuns: runs(1000) },
	);
}, 60_000);

const toShipping = ({ shipping }: OrderMoney) => shipping?.total_amount ?? 0;

test('random orders, returned unit by unit: every credit note passes every rule, and together they equal the invoice', () => {
	const goods = fc.array(
		fc.record({
			total: fc.integer({ min: 1, max: 300_000 }),
			quantity: fc.integer({ min: 1, max: 4 }),
			discount: fc.nat(500),
		}),
		{ minLength: 1, maxLength: 6 },
	);
	const kinds = fc.constantFrom('italian', 'german', 'german_company', 'japanese');
	fc.assert(
		fc.property(
			kinds,
			goods,
			fc.nat(1990),
			fc.infiniteStream(fc.nat()),
			(kind, lines, shipping, draw) => {
				const money = moneyFor(lines, BUYERS[kind], shipping);
				const pieces = money.lines.flatMap(({ quantity }, line) =>
					Array.from({ length: quantity }, () => ({ line, quantity: 1 })),
				);
				const drawn = pieces
					.map((piece) => ({ piece, at: draw.next().value }))
					.toSorted((one, other) => one.at - other.at)
					.map(({ piece }) => piece);
				const refunds: Refund[] = [];
				const notes: string[] = [];
				drawn.forEach((piece, at) => {
					const isLast = at === drawn.length - 1;
					const request = {
						pieces: [piece],
						reductions: [],
						shipping: isLast ? toShipping(money) : 0,
					};
					const refund = toRefund(money, refunds, request);
					if (typeof refund === 'string') throw new Error(refund);
					refunds.push(refund);
					if (refund.amount > 0) notes.push(toXml(aCreditNote(kind, money, refund)));
				});
				for (const note of notes) expect(fatturaFaults(note, TODAY)).toEqual([]);
				const invoice = toRoot(
					toXml(anInvoice(kind, { lines: linesOfOrder(money, toArticles(money)) })),
				);
				for (const field of ['ImponibileImporto', 'Imposta']) {
					const minor = (texts: string[]) =>
						texts.reduce((sum, text) => sum + BigInt(text.replace('.', '')), 0n);
					const credited = notes.map((note) => minor(textsAt(toRoot(note), `${SUMMARY}/${field}`)));
					expect(credited.reduce((sum, part) => sum + part, 0n)).toBe(
						minor(textsAt(invoice, `${SUMMARY}/${field}`)),
					);
				}
			},
		),
		{ numRuns: runs(500) },
	);
}, 60_000);
