import type { Market } from '#contract/prices/markets.ts';
import { marketFor, type MarketSources } from '#domain/markets.ts';
import { findCountryCodes } from '#server/content/ports.ts';
import { readOnce } from '#server/platform/answers/read-once.ts';
import type { Services } from '#server/platform/services.ts';
import { loadMarketSources, MARKET_PARTS } from './queries.ts';

/** What every country buys by, without another question. */
export interface Markets {
	sources: MarketSources;
	/** Every country of the world. */
	codes: string[];
}

const marketsOfAnswer = readOnce((text): Markets => JSON.parse(text));

/**
 * Markets from memory as long as nothing of them has changed. Asks by connections of its own: never
 * inside a transaction.
 */
export async function marketsIn({
	answers,
	readDb,
}: Pick<Services, 'answers' | 'readDb'>): Promise<Markets> {
	const answer = await answers({
		key: 'markets',
		reads: [...MARKET_PARTS, 'countries'],
		admit: () => ({ isAllowed: true }),
		async compose(): Promise<Markets> {
			const sources = await loadMarketSources(readDb);
			return { sources, codes: await findCountryCodes(readDb) };
		},
	});
	if (answer === null || 'retryAfter_s' in answer) throw new Error('markets are never refused');
	return marketsOfAnswer(answer);
}

/** What a code that somebody sent buys by on a day; null where it is no country's, or no list holds. */
export const marketAmong = (
	{ sources, codes }: Markets,
	code: string,
	day: string,
): Market | null => (codes.includes(code) ? marketFor(code, sources, day) : null);
