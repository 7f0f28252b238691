import { readdirSync, readFileSync } from 'node:fs';
import { isLocale, LOCALES, type Locale } from '#contract/locales.ts';
import { SEED } from '#seed/index.ts';
import { CUSTOMER_MAIL_TEXTS } from '../../src/server/customers/mails/texts/texts.ts';
import { FORM_MAIL_TEXTS } from '../../src/server/forms/mails/texts/texts.ts';
import { PAGE_TEXTS } from '../../src/server/forms/page/texts/texts.ts';
import { NEWSLETTER_MAIL_TEXTS } from '../../src/server/newsletter/mails/texts/texts.ts';
import { ORDER_MAIL_TEXTS } from '../../src/server/orders/mails/texts/texts.ts';
import { PAPER_TEXTS } from '../../src/server/orders/papers/texts/texts.ts';
import { TEST_TEXTS } from '../../src/server/payments/test/texts.ts';
import { MAIL_TEXTS } from '../../src/server/platform/mail/texts/texts.ts';
import { LABEL_TEXTS } from '../../src/server/returns/label-texts.ts';
import { RETURN_MAIL_TEXTS } from '../../src/server/returns/mails/texts/texts.ts';
import { VISIT_MAIL_TEXTS } from '../../src/server/visits/mails/texts/texts.ts';
import { NOTICE_MAIL_TEXTS } from '../../src/server/wishlist/mails/texts/texts.ts';
import { CERTIFICATE_TEXTS } from '../../src/server/wheels/warranty/certificate-texts.ts';
import { WHEEL_MAIL_TEXTS } from '../../src/server/wheels/mails/texts/texts.ts';
import { WITHDRAWAL_MAIL_TEXTS } from '../../src/server/withdrawals/mails/texts/texts.ts';
import { PAGE_TEXTS as WITHDRAWAL_PAGE_TEXTS } from '../../src/server/withdrawals/page-texts.ts';

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

/** What the host says, by the file that brings it together in five languages. */
const HOST_TEXTS: Record<string, object> = {
	'customers/mails/texts/texts.ts': CUSTOMER_MAIL_TEXTS,
	'forms/mails/texts/texts.ts': FORM_MAIL_TEXTS,
	'forms/page/texts/texts.ts': PAGE_TEXTS,
	'newsletter/mails/texts/texts.ts': NEWSLETTER_MAIL_TEXTS,
	'orders/mails/texts/texts.ts': ORDER_MAIL_TEXTS,
	'orders/papers/texts/texts.ts': PAPER_TEXTS,
	'payments/test/texts.ts': TEST_TEXTS,
	'platform/mail/texts/texts.ts': MAIL_TEXTS,
	'returns/label-texts.ts': LABEL_TEXTS,
	'returns/mails/texts/texts.ts': RETURN_MAIL_TEXTS,
	'visits/mails/texts/texts.ts': VISIT_MAIL_TEXTS,
	'wheels/mails/texts/texts.ts': WHEEL_MAIL_TEXTS,
	'wheels/warranty/certificate-texts.ts': CERTIFICATE_TEXTS,
	'wishlist/mails/texts/texts.ts': NOTICE_MAIL_TEXTS,
	'withdrawals/mails/texts/texts.ts': WITHDRAWAL_MAIL_TEXTS,
	'withdrawals/page-texts.ts': WITHDRAWAL_PAGE_TEXTS,
};
export const HOST_TEXT_FILES: readonly string[] = Object.keys(HOST_TEXTS);

/** Everything that the house says to visitors: messages, mails, host pages, papers, demo. */
export const HOUSE_TEXTS: readonly HouseText[] = [
	...messages,
	...Object.entries(HOST_TEXTS).flatMap(([file, texts]) => textsOf(texts, file, null)),
	...documents,
	...textsOf(seed, 'seed', null),
];
