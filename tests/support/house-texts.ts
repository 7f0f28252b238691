import { readdirSync, readFileSync } from 'node:fs';
import { isLocale, LOCALES, type Locale } from '#contract/locales.ts';
import { SEED } from '#seed/index.ts';
import { FORM_MAIL_TEXTS } from '../../src/server/forms/mails/texts/texts.ts';
import { PAGE_TEXTS } from '../../src/server/forms/page/texts/texts.ts';
import { NEWSLETTER_MAIL_TEXTS } from '../../src/server/newsletter/mails/texts/texts.ts';
import { MAIL_TEXTS } from '../../src/server/platform/mail/texts/texts.ts';
import { VISIT_MAIL_TEXTS } from '../../src/server/visits/mails/texts/texts.ts';
import { NOTICE_MAIL_TEXTS } from '../../src/server/wishlist/mails/texts/texts.ts';
import { CERTIFICATE_TEXTS } from '../../src/server/wheels/warranty/certificate-texts.ts';
import { WHEEL_MAIL_TEXTS } from '../../src/server/wheels/mails/texts/texts.ts';

export interface HouseText {
	/** File or room, and the way to the text inside it. */
	where: string;
	locale: Locale;
	text: string;
}

const MESSAGES = 'src/i18n/locales';

/** Names in addresses, codes and what else nobody reads. */
const UNREAD = new Set(['slug', 'id', 'code', 'link', 'picture', 'type', 'vue_type', 'language']);

/** What the texts of mails are given; none of it is a word. */
const GIVEN = ['0', '0', '0'];

function entriesOf(value: object): [string, unknown][] {
	return Object.entries(value).filter(([key]) => !UNREAD.has(key) && !/_ids?$/.test(key));
}

/** Every text below a value. Below a key that is a language, texts are in it. */
function textsOf(value: unknown, where: string, locale: Locale | null): HouseText[] {
	if (typeof value === 'string') return locale === null ? [] : [{ where, locale, text: value }];
	if (typeof value === 'function') {
		return textsOf(Reflect.apply(value, undefined, GIVEN), `${where}()`, locale);
	}
	if (typeof value !== 'object' || value === null) return [];
	return entriesOf(value).flatMap(([key, inner]) =>
		textsOf(inner, `${where}.${key}`, isLocale(key) ? key : locale),
	);
}

const messages = LOCALES.flatMap((locale) =>
	readdirSync(`${MESSAGES}/${locale}`).flatMap((file) => {
		const path = `${MESSAGES}/${locale}/${file}`;
		return textsOf(JSON.parse(readFileSync(path, 'utf8')), path, locale);
	}),
);

/** Files are in one language each, whichever their titles are in. */
const documents = SEED.documents.flatMap(({ id, language, paragraphs }) =>
	textsOf(paragraphs, `seed.documents.${id}`, language),
);

const { priceLists: _, ...seed } = SEED;

/** Everything that the house says to visitors: messages, mails, host pages, certificate, demo. */
export const HOUSE_TEXTS: readonly HouseText[] = [
	...messages,
	...textsOf(FORM_MAIL_TEXTS, 'forms/mails/texts', null),
	...textsOf(PAGE_TEXTS, 'forms/page/texts', null),
	...textsOf(NEWSLETTER_MAIL_TEXTS, 'newsletter/mails/texts', null),
	...textsOf(NOTICE_MAIL_TEXTS, 'wishlist/mails/texts', null),
	...textsOf(MAIL_TEXTS, 'platform/mail/texts', null),
	...textsOf(VISIT_MAIL_TEXTS, 'visits/mails/texts', null),
	...textsOf(WHEEL_MAIL_TEXTS, 'wheels/mails/texts', null),
	...textsOf(CERTIFICATE_TEXTS, 'wheels/warranty/certificate-texts', null),
	...documents,
	...textsOf(seed, 'seed', null),
];
