import { callApi } from '#api/call-api.ts';
import { listMarkets } from '#contract/prices/markets.ts';

let asked: Promise<readonly string[] | null> | null = null;

async function ask(): Promise<readonly string[] | null> {
	const answer = await callApi(listMarkets, { baseUrl: '' });
	return answer.ok
		? answer.data.filter(({ delivers }) => delivers).map(({ country }) => country)
		: null;
}

/**
 * Countries that the shop ships to, requested once; after no answer null, and the next call
 * retries.
 */
export async function loadMarkets(): Promise<readonly string[] | null> {
	asked ??= ask();
	const found = await asked;
	if (!found) asked = null;
	return found;
}
