import { eq } from 'drizzle-orm';
import { plainInvoice } from '#domain/tax/invoice-details.ts';
import { toBuyerKind } from '#domain/tax/invoice-needs.ts';
import { hasVatCheckDigits } from '#domain/tax/vat-check-digits.ts';
import { isForVies, isFresh, type VatCheck } from '#domain/tax/vat-check.ts';
import { plainVatNumber } from '#domain/tax/vat-numbers.ts';
import { HOME } from '#domain/tax/home.ts';
import { findSettings } from '#server/content/ports.ts';
import type { Client } from '#server/kernel/client.ts';
import { orderRules } from '#server/orders/ports.ts';
import type { Db } from '#server/platform/db/client.ts';
import { tooMany } from '#server/platform/limits/limit.ts';
import type { Services } from '#server/platform/services.ts';
import { takeVatCheck } from '../limits.ts';
import type { ShippingInput } from '../steps.ts';
import { vat_checks } from '../tables.ts';
import { askVies } from './vies.ts';

type Asking = Pick<Services, 'db' | 'clock' | 'log' | 'viesOrigin'> & { client: Client };

async function remembered(db: Db, number: string, now: Date): Promise<VatCheck | null> {
	const [row] = await db.select().from(vat_checks).where(eq(vat_checks.number, number));
	const check = row && { ...row, checked_at: row.checked_at.toISOString() };
	return check && isFresh(check, now) ? check : null;
}

async function remember(db: Db, { checked_at, ...check }: VatCheck): Promise<void> {
	const row = { ...check, checked_at: new Date(checked_at) };
	const again = { target: vat_checks.number, set: row };
	await db.insert(vat_checks).values(row).onConflictDoUpdate(again);
}

/** VAT number of the shop, in whose name it asks. */
async function getRequester(db: Db): Promise<string> {
	const number = (await findSettings(db, 'it'))?.company.vat_number ?? '';
	return number === '' ? '' : plainVatNumber(number, HOME);
}

/** Asks VIES and stores the answer. No database connection is held during the call. */
async function ask({ db, clock, log, viesOrigin }: Asking, number: string): Promise<VatCheck> {
	const answer = await askVies(viesOrigin, number, await getRequester(db));
	// The number itself is personal: the log has its country only.
	if (answer.outcome === 'away')
		log(`vies: ${number.slice(0, 2)}: ${answer.why}`, { level: 'warn', component: 'vies' });
	const { outcome } = answer;
	const request_id = answer.outcome === 'confirmed' ? answer.request_id : '';
	const check = { number, outcome, request_id, checked_at: clock().toISOString() };
	if (outcome !== 'away') await remember(db, check);
	return check;
}

/** Another call may have stored the answer since the first look-up. */
const askNow = async (services: Asking, number: string): Promise<VatCheck> =>
	(await remembered(services.db, number, services.clock())) ?? ask(services, number);

/** Pending questions, so that the same number is asked once at a time. */
const underWay = new Map<string, Promise<VatCheck>>();

function askOnce(services: Asking, number: string): Promise<VatCheck> {
	const key = `${services.viesOrigin} ${number}`;
	const known = underWay.get(key);
	if (known) return known;
	const asked = askNow(services, number).finally(() => underWay.delete(key));
	underWay.set(key, asked);
	return asked;
}

/**
 * Checks the number of a company of another EU country by VIES, or by its check digits where the
 * shop does not ask VIES; null where nothing speaks against it. Call it before the cart is locked,
 * outside of any transaction.
 */
export async function checkVatNumber(
	services: Asking,
	input: ShippingInput,
): Promise<VatCheck | Response | null> {
	const { db, client, clock } = services;
	const { country } = input.billing;
	const kind = toBuyerKind({ ...input, country });
	const { vat_number: number } = plainInvoice(input, kind, country);
	if (!isForVies(kind, number, country)) return null;
	const now = clock();
	const { checks_vat_numbers } = await orderRules(db);
	if (!checks_vat_numbers) {
		// A typing error would cost the shop the VAT, which it owes if the buyer does not.
		const isSlip = kind === 'eu_company' && !(await hasVatCheckDigits(number, country));
		const checked_at = now.toISOString();
		return isSlip ? { number, outcome: 'unknown', request_id: '', checked_at } : null;
	}
	const known = await remembered(db, number, now);
	if (known) return known;
	const taken = await takeVatCheck(db, client, now);
	return taken.isAllowed ? askOnce(services, number) : tooMany(taken);
}
