import { and, eq } from 'drizzle-orm';
import { importPrices } from '#contract/prices/desk.ts';
import { prices } from '../../src/server/content/tables-catalogue.ts';
import { type AskAs, signedIn } from './desk.ts';
import { readData, readProblem } from './host-conformance.ts';
import { aHost, type OwnHost } from './host.ts';

export const ID = 'rd-50-hg__italia-2025';
export const isIt = and(eq(prices.variant_id, 'rd-50-hg'), eq(prices.price_list_id, 'italia-2025'));
export const HEAD = 'variant_code,price_list_id,amount (minor),street_price (minor),is_reduced';

export async function aShop(): Promise<{ host: OwnHost; asShop: AskAs }> {
	const host = await aHost();
	return { host, asShop: await signedIn(host.ask, 'shop') };
}
export const findPrice = async ({ db }: OwnHost) => (await db.select().from(prices).where(isIt))[0];
export const changed = (asWho: AskAs, json: object, id = ID) =>
	asWho(`/desk/prices/${id}`, { method: 'PATCH', json });
export const readReason = async (response: Response) => (await readProblem(response)).fields?.[0];
export const imported = async (asShop: AskAs, ...rows: string[]) =>
	readData(importPrices, await asShop('/desk/prices/import', { csv: [HEAD, ...rows].join('\n') }));
