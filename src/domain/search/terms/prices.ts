import type { Locale } from '#contract/locales.ts';

/**
 * Words beside an amount of money and words for a cheap thing, each a pattern on normalised text:
 * without accents, hiragana as katakana, no long vowels. Alternatives by bars.
 */
export interface PriceWords {
	/** Before an amount that is the most to spend, and after it. */
	most: string;
	mostAfter: string;
	/** Before an amount that is the least, and after it. */
	least: string;
	leastAfter: string;
	/** Before two amounts, and between them. */
	from: string;
	to: string;
	/** Before an amount that is only near the price, and after it. */
	about: string;
	aboutAfter: string;
	cheap: string;
	dear: string;
}

const IT: PriceWords = {
	most: 'al di sotto d(?:i|ei)|(?:al )?sotto (?:ai|a|i|gli|le)?|sotto|(?:a )?meno d(?:i|ei)|fino (?:ai|a)|(?:al )?massimo|entro(?: i)?|inferior[ei] a|non (?:piu di|oltre)|budget(?: di| massimo)?',
	mostAfter: '(?:o|e) meno|(?:al )?massimo|di budget|in giu',
	least:
		'al di sopra d(?:i|ei)|sopra(?: i| a| ai)?|oltre(?: i)?|piu di|a partire da|almeno|minimo|superior[ei] a',
	leastAfter: '(?:o|e) (?:piu|oltre)|in su|minimo',
	from: 'tra(?: i)?|fra(?: i)?|dai|da',
	to: 'e(?: i)?|ed|ai|a',
	about: 'circa|intorno ai?|attorno ai?|sui|sugli|da|a',
	aboutAfter: 'circa',
	cheap:
		'(?:piu |meno )?economic(?:a|o|he|i)|meno car[aeio]|poco (?:car|costos)[aeio]|a (?:buon|poco|basso) prezzo|prezzo basso|a basso costo|convenient[ei]',
	dear: '(?:le |la |i |il )?piu (?:car|costos)[aeio]',
};

const EN: PriceWords = {
	most: 'under|below|less than|cheaper than|up to|at most|(?:no|not) more than|within|sub|max(?:imum)?|budget(?: of)?|for under',
	mostAfter: 'or (?:less|under|below)|max(?:imum)?|budget|tops',
	least: 'over|above|more than|at least|starting (?:at|from)|from|min(?:imum)?',
	leastAfter: 'or (?:more|over|above)|and (?:up|over|above)|min(?:imum)?',
	from: 'between|from',
	to: 'and|to',
	about: 'around|about|approx(?:imately)?|roughly|circa|for|at',
	aboutAfter: 'or so',
	cheap:
		'cheap(?:er|est)?|inexpensive|affordable|budget|low[- ]?cost|low[- ]?priced?|lowest[- ]?priced?|least expensive|entry[- ]?level',
	dear: 'most expensive|priciest|dearest',
};

const ES: PriceWords = {
	most: '(?:por )?menos de|por debajo de|debajo de|bajo|hasta|(?:como )?maximo|inferior(?:es)? a|no mas de|presupuesto(?: de)?',
	mostAfter: 'o menos|(?:como )?maximo|de presupuesto',
	least: 'mas de|por encima de|a partir de|desde|superior(?:es)? a|(?:como )?minimo|al menos',
	leastAfter: 'o mas|(?:como )?minimo|en adelante',
	from: 'entre|desde|de',
	to: 'y|a|hasta',
	about: 'alrededor de|sobre|unos|aproximadamente|cerca de|de|por|a',
	aboutAfter: 'aproximadamente|mas o menos',
	cheap:
		'(?:mas )?barat[ao]s?|(?:mas )?economic[ao]s?|menos car[ao]s?|asequibles?|(?:a )?buen precio|bajo coste',
	dear: '(?:l[ao]s? |el )?mas (?:car|costos)[ao]s?',
};

const FR: PriceWords = {
	most: "(?:a |de )?moins de|en[ -]dessous de|au[ -]dessous de|sous(?: les)?|jusqu[’' ]?a|(?:au )?maximum|au plus|pas plus de|inferieure?s? a|budget(?: de)?",
	mostAfter: 'ou moins|(?:au )?max(?:imum)?|au plus|de budget',
	least: 'plus de|au[ -]dessus de|a partir de|des|au moins|superieure?s? a|(?:au )?minimum',
	leastAfter: 'ou plus|et plus|(?:au )?minimum',
	from: 'entre|de',
	to: 'et|a',
	about: 'environ|autour de|vers(?: les)?|a peu pres|dans les|a|de',
	aboutAfter: 'environ',
	cheap:
		'(?:pas|peu|moins) (?:trop )?cher(?:e?s?)|(?:a )?bon marche|economiques?|abordables?|(?:a )?(?:petit|bas) prix|petit budget',
	dear: '(?:les |la |le )?plus cher(?:e?s?)',
};

const JA: PriceWords = {
	most: '予算(?:ハ|ガ)?',
	mostAfter: '以下|未満|以内|マデ|ヨリ安イ|ヨリ安ク|ヲ切ル',
	least: '最低',
	leastAfter: '以上|ヨリ高イ|超|カラ',
	from: '予算',
	to: 'カラ|ト',
	about: '約',
	aboutAfter: '前後|クライ|グライ|程度|ホド|台',
	cheap:
		'(?:一番|最モ)?安イ|安ク|安価|格安|最安値?|オ?手頃|低価格|リズナブル|コスパ(?:ノ良イ|ガ良イ|良イ)?',
	dear: '(?:一番|最モ)高(?:イ|価)|最高級|最高額',
};

/** A language without words of its own has the English ones. */
export const PRICE_WORDS: Partial<Record<Locale, PriceWords>> & { en: PriceWords } = {
	it: IT,
	en: EN,
	es: ES,
	fr: FR,
	ja: JA,
};

/** Amounts that are written as words before the name of a currency. */
export const AMOUNTS_IN_WORDS: Readonly<Record<string, number>> = {
	cinquecento: 500,
	'five hundred': 500,
	quinientos: 500,
	'cinq cents?': 500,
	mille: 1000,
	mil: 1000,
	'(?:a |one )?thousand': 1000,
	millecinquecento: 1500,
	'mil quinientos': 1500,
	duemila: 2000,
	'dos mil': 2000,
	'deux mille': 2000,
	'two thousand': 2000,
};
