import { expect, test } from 'vitest';
import { addressLines } from '../../../../src/server/customers/addresses/address-rules.ts';

const lines = (country: string, place: Partial<Parameters<typeof addressLines>[0]>) =>
	addressLines({
		...{ given_name: 'Anna', family_name: 'Prova', company: '', country, line1: 'Street 1' },
		...{ line2: '', district: '', city: '', region: '', postal_code: '', ...place },
	});

test.each([
	['IT', { postal_code: '31029', city: 'San Vendemiano', region: 'TV' }, '31029 San Vendemiano TV'],
	['US', { postal_code: '89501', city: 'Reno', region: 'NV' }, 'Reno, NV 89501'],
	['CA', { postal_code: 'H3Z 2Y7', city: 'Montréal', region: 'QC' }, 'Montréal QC H3Z 2Y7'],
	['AU', { postal_code: '2000', city: 'Sydney', region: 'NSW' }, 'Sydney NSW 2000'],
	['BR', { postal_code: '40301-110', city: 'Salvador', region: 'BA' }, 'Salvador-BA'],
	['ES', { postal_code: '28100', city: 'Alcobendas', region: 'M' }, '28100 Alcobendas Madrid'],
	['ES', { postal_code: '28013', city: 'Madrid', region: 'M' }, '28013 Madrid'],
	[
		'MX',
		{ postal_code: '22000', city: 'Tijuana', region: 'BCN' },
		'22000 Tijuana, Baja California',
	],
	['IN', { postal_code: '500001', city: 'Hyderabad', region: 'AP' }, 'Andhra Pradesh'],
	['AE', { city: '', region: 'SH' }, 'Sharjah'],
	['EG', { city: 'Asyut', region: 'AST' }, 'Asyut Governorate'],
	['TR', { postal_code: '02000', city: 'Kâhta', region: '02' }, '02000 Kâhta/Adıyaman'],
	['TR', { postal_code: '34000', city: 'İstanbul', region: '34' }, '34000 İstanbul'],
	['TH', { postal_code: '10330', city: 'Pathum Wan', region: '10' }, 'Bangkok 10330'],
	['UA', { postal_code: '21000', city: 'Вінниця', region: '05' }, 'Вінницька область'],
	['UA', { postal_code: '21000', city: 'Vinnytsia', region: '05' }, "Vinnyts'ka oblast"],
	['JP', { postal_code: '030-0801', city: '青森市', region: '02' }, '青森県青森市'],
	['JP', { postal_code: '030-0801', city: 'Hachinohe', region: '02' }, 'Hachinohe, Aomori'],
	['KR', { city: 'Chuncheon', district: 'Sinbuk', region: '42' }, 'Gangwon-do Chuncheon, Sinbuk'],
	['CN', { city: 'Hefei', district: 'Shushan', region: '34' }, 'Shushan, Hefei, Anhui Sheng'],
	['CN', { city: 'Hefei', region: '34' }, 'Hefei, Anhui Sheng'],
	['CN', { city: '合肥市', district: '蜀山区', region: '34' }, '安徽省合肥市蜀山区'],
	['HK', { city: 'Central', region: 'Hong Kong Island' }, 'Hong Kong Island'],
	['MZ', { postal_code: '1102', city: 'Matola', region: 'MPM' }, '1102 Matola Cidade de Maputo'],
	['RO', { postal_code: '020123', city: 'București', region: 'București' }, '020123 București'],
	['RO', { postal_code: '400001', city: 'Cluj-Napoca', region: 'Cluj' }, '400001 Cluj Cluj-Napoca'],
	['CO', { postal_code: '111221', city: 'Bogotá', region: '' }, 'Bogotá, 111221'],
])('in %s, %j is printed on a parcel as %j', (country, place, line) => {
	expect(lines(country, place)).toContain(line);
});

test('no line starts or ends with a separator of a missing part', () => {
	for (const country of ['PH', 'TR', 'BR', 'CO', 'SV', 'MX']) {
		for (const line of lines(country, { city: 'Town', postal_code: '1000' })) {
			expect(line).toMatch(/^[^,/-].*[^,/-]$/);
		}
	}
});
