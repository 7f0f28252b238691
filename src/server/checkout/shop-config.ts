import type { Locale } from '#contract/locales.ts';
import { dayInRome } from '#domain/time/days.ts';
import { marketFor, type MarketSources } from '#domain/money/markets.ts';
import { findCountryCodes, phonePrefixes } from '#server/content/ports.ts';
import { readOnce } from '#server/platform/answers/read-once.ts';
import type { Services } from '#server/platform/services.ts';
import { marketSources, READ_BY_MARKETS } from '#server/prices/ports.ts';
import { termsIn, type Terms } from './terms.ts';

/** Shop configuration that is the same for every order. */
export interface ShopConfig {
	/** Sources of all markets. */
	sources: MarketSources;
	/** Countries that the shop sends to, by code. */
	delivers_to: string[];
	/** Telephone prefixes by country. */
	phonePrefixes: ReadonlyMap<string, string>;
	terms: Terms;
}

/** The configuration as cached JSON. */
type Stored = Omit<ShopConfig, 'phonePrefixes'> & { prefixes: [country: string, prefix: string][] };

const READS = ['pages', 'countries', ...READ_BY_MARKETS] as const;

const parseShopConfig = readOnce((text): ShopConfig => {
	const { prefixes, ...stored }: Stored = JSON.parse(text);
	return { ...stored, phonePrefixes: new Map(prefixes) };
});

/**
 * Returns today's shop configuration, from memory as long as nothing of it has changed. It uses its
 * own database connections: never call it inside a transaction.
 */
export async function shopConfigIn(
	{ answers, readDb, clock }: Pick<Services, 'answers' | 'readDb' | 'clock'>,
	locale: Locale,
): Promise<ShopConfig> {
	const day = dayInRome(clock());
	const answer = await answers({
		key: `checkout/${locale}/${day}`,
		reads: READS,
		admit: () => ({ isAllowed: true }),
		async compose(): Promise<Stored> {
			const sources = await marketSources(readDb);
			const codes = await findCountryCodes(readDb);
			const delivers_to = codes.filter((code) => marketFor(code, sources, day)?.delivers);
			const prefixes = [...(await phonePrefixes(readDb))];
			return { sources, delivers_to, prefixes, terms: await termsIn(readDb, locale) };
		},
	});
	if (answer === null || 'retryAfter_s' in answer)
		throw new Error('unexpected rate limit on the read of the shop');
	return parseShopConfig(answer);
}
