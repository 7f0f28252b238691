import { describe, expect, test } from 'vitest';
import { invoiceFaults, plainInvoice } from '#domain/tax/invoice-details.ts';
import { latin } from '../../../../../src/server/orders/fattura/latin.ts';
import { toFattura } from '../../../../../src/server/orders/fattura/fattura.ts';
import { anInvoice } from '../../../../support/fattura-orders.ts';
import { aSupplier, BUYERS } from '../../../../support/fattura-parties.ts';

/** Made-up companies: name, what is typed as its reading, name on the e-invoice. */
const COMPANIES = [
	['株式会社高橋製作所', 'Takahashi Seisakusho K.K.', 'Takahashi Seisakusho K.K.'],
	['有限会社小鳥遊自転車', 'タカナシジテンシャ', 'Takanashijitensha'],
	['合同会社東雲輪業', '合同会社しののめりんぎょう', 'G.K. Shinonomeringyo'],
	['㈱山河サイクル', '㈱サンガサイクル', 'K.K. Sangasaikuru'],
	['月見里商会（株）', 'Yamanashi Shokai', 'Yamanashi Shokai'],
	['八月一日工房', 'ホズミ コウボウ', 'Hozumi Kobo'],
	['株式会社一番星', 'ＩＣＨＩＢＡＮＢＯＳＨＩ　ＩＮＣ．', 'ICHIBANBOSHI INC.'],
] as const;

/** Names without characters need no reading. */
const READ = [
	['株式会社タナカ', 'K.K. Tanaka'],
	['ベロワークス合同会社', 'Berowakusu G.K.'],
	['Nagano Velo Works 株式会社', 'Nagano Velo Works K.K.'],
] as const;

const typed = (company: string, company_latin: string) =>
	plainInvoice(
		{ company, company_latin, vat_number: '', tax_code: '', recipient_code: '', pec: '' },
		'foreign_company',
		'JP',
	);
const issued = (company: string, company_latin: string) => {
	const kind = 'foreign_company' as const;
	const buyer = { ...BUYERS.japanese.buyer, kind, company, company_latin };
	return toFattura(anInvoice('japanese', { buyer }), aSupplier());
};

describe('a Japanese company', () => {
	test.each(COMPANIES)('%s is on the e-invoice as its reading %s', (company, reading, name) => {
		expect(invoiceFaults(typed(company, reading), 'foreign_company', 'JP')).toEqual([]);
		expect(issued(company, reading)).toMatchObject({
			outcome: 'made',
			xml: expect.stringContaining(`<Denominazione>${name}</Denominazione>`),
		});
	});

	test.each(COMPANIES)('%s must give its reading, in legible letters', (company) => {
		const asked = [{ path: 'company_latin', code: 'company_latin' }];
		expect(invoiceFaults(typed(company, ''), 'foreign_company', 'JP')).toEqual(asked);
		expect(invoiceFaults(typed(company, company), 'foreign_company', 'JP')).toEqual(asked);
		// An order from before the field: no name is better than a Chinese one.
		expect(issued(company, '')).toEqual({ outcome: 'refused', reason: 'name' });
	});

	test.each(READ)('%s needs no reading and is %s', (company, name) => {
		expect(invoiceFaults(typed(company, ''), 'foreign_company', 'JP')).toEqual([]);
		expect(issued(company, '')).toMatchObject({
			xml: expect.stringContaining(`<Denominazione>${name}</Denominazione>`),
		});
	});

	test('is romanised as Chinese if it is from China', () => {
		const values = { ...typed('高橋', ''), company_latin: '' };
		expect(invoiceFaults(values, 'foreign_company', 'CN')).toEqual([]);
		expect(latin('高橋', 80, 'CN')).not.toBe('Takahashi');
	});
});
