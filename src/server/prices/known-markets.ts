import type { Market } from '#contract/prices/markets.ts';
import { marketFor, type MarketSources } from '#domain/money/markets.ts';
import { findCountryCodes } from '#server/content/ports.ts';
import { readOnce } from '#server/platform/answers/read-once.ts';
import type { Services } from '#server/platform/services.ts';
import { loadMarketSources, MARKET_PARTS } from './queries.ts';

/** Sources of all markets, so that no further query is needed. */
export interface Markets {
	sources: MarketSources;
	/** Codes of all countries of the world. */
	codes: string[];
}

const marketsOfAnswer = readOnce((text): Markets => JSON.parse(text));

/**
 * Returns the markets, from memory as long as nothing of them has changed. It uses its own database
 * connections: never call it inside a transaction.
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
	if (answer === null || 'retryAfter_s' in answer)
		throw new Error('unexpected rate limit on the read of markets');
	return marketsOfAnswer(answer);
}

/** Market of a submitted country code on a day; null for an unknown code or one without a list. */
export const marketAmong = (
	{ sources, codes }: Markets,
	code: string,
	day: string,
): Market | null => (codes.includes(code) ? marketFor(code, sources, day) : null);
