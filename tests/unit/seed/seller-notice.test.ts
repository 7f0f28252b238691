import { expect, test } from 'vitest';
import { slugRows } from '../../../src/server/seeding/rows-text.ts';
import { withFigures } from '../../../src/server/seeding/figures.ts';
import { SELLER_NOTICE } from '#contract/checkout/seller-notice.ts';
import { SEED } from '#seed/index.ts';

const page = withFigures(SEED).pages.find(({ id }) => id === SELLER_NOTICE.page);
const { company } = SEED.settings;
const text = JSON.stringify(page?.texts.ja?.blocks);

/** Art. 11 of the Act on Specified Commercial Transactions, and art. 23 of its enforcement rules. */
test.each([
	['the seller', [company.legal_name, company.representative ?? '']],
	['where it is', [company.street, company.postal_code, company.city, 'イタリア']],
	['how it is reached', [company.phone, company.email, '月～金曜日 8:30～12:30、14:30～18:30']],
	['the price', ['販売価格']],
	['sending', ['全国一律4,500円']],
	['what else is paid', ['日本の消費税、関税、通関手数料', '振込手数料', '通信料']],
	['means and time of payment', ['クレジットカード', '銀行振込', 'ご注文から7日以内']],
	['the time of delivery', ['7～10営業日', '30日以内']],
	['how long the offer holds', ['お申し込みの期限は設けていません', '在庫の範囲内']],
	['withdrawal, and who pays for the way back', ['14日以内', '/ja/withdrawal', '返送料']],
	['what is not as agreed', ['お届けから2年間']],
])('the notice for Japan names %s', (_, said) => {
	expect(said.filter((each) => each === '' || !text.includes(each))).toEqual([]);
});

test('it is published in Japanese only, with an Italian title for staff', () => {
	expect(page?.locales).toEqual(['ja']);
	expect(page && slugRows('page', page).map(({ locale }) => locale)).toEqual(['it', 'ja']);
});
