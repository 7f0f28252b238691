import { describe, expect, test } from 'vitest';
import * as contract from '#contract/customers/addresses.ts';
import { findPrefecture } from '#domain/addresses/prefectures.ts';
import { addAddress, aSignedIn, CONEGLIANO, TOKYO } from '../support/customers.ts';
import type { AskAs } from '../support/desk.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';

const OTHER = 'bruno@mail.example';
const times = (count: number) => Array.from({ length: count }, (_, turn) => turn);

const all = async (as: AskAs) => readData(contract.listAddresses, await as('/account/addresses'));

describe.runIf(isEmbedded)('an address', () => {
	test('stores its parts and formats them by the country’s rules', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		const italian = await readData(contract.addAddress, await addAddress(as, CONEGLIANO));
		expect(italian).toMatchObject({ phone: '+390438123456', is_default: true, warnings: [] });
		expect(italian.lines).toEqual(['Anna Piave', 'Via dei Mulini 12', '31015 Conegliano TV']);
		const japanese = await readData(contract.addAddress, await addAddress(as, TOKYO));
		expect(japanese.postal_code).toBe('100-0001');
		expect(japanese.lines).toEqual([
			'〒100-0001',
			'東京都千代田区',
			'丸の内1-1',
			'山田 花子',
			'JAPAN',
		]);
	});

	test('in Japan takes the reading of the name in any width and either kana', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		const read = { family_name_kana: 'やまだ', given_name_kana: 'ﾊﾅｺ' };
		const japanese = await readData(
			contract.addAddress,
			await addAddress(as, { ...TOKYO, ...read }),
		);
		expect(japanese).toMatchObject({ family_name_kana: 'ヤマダ', given_name_kana: 'ハナコ' });
		expect(japanese.lines).toContain('山田 花子（ヤマダ ハナコ）');
		const half = await readData(
			contract.addAddress,
			await addAddress(as, { ...TOKYO, family_name_kana: 'ヤマダ' }),
		);
		expect(half.lines).toContain('山田 花子（ヤマダ）');
		const kanji = await readProblem(await addAddress(as, { ...TOKYO, given_name_kana: '花子' }));
		expect(kanji.fields).toEqual([{ path: 'given_name_kana', code: 'kana' }]);
		// No carrier elsewhere asks for it.
		const italian = await readData(
			contract.addAddress,
			await addAddress(as, { ...CONEGLIANO, ...read }),
		);
		expect(italian.family_name_kana).toBe('');
	});

	test.each([
		[{ postal_code: '3101' }, 'postal_code', 'postal_code'],
		[{ postal_code: '' }, 'postal_code', 'required'],
		[{ region: 'XX' }, 'region', 'in'],
		[{ city: '' }, 'city', 'required'],
		[{ line1: '' }, 'line1', 'required'],
		[{ country: 'AA' }, 'country', 'in'],
		[{ phone: '12' }, 'phone', 'phone'],
		[{ customer_id: 'somebody' }, 'customer_id', 'strict_object'],
	])('rejects impossible parts such as %j', async (wrong, path, code) => {
		const host = await aHost();
		const as = await aSignedIn(host);
		const refused = await readProblem(await addAddress(as, { ...CONEGLIANO, ...wrong }));
		expect(refused.fields).toEqual([{ path, code }]);
		expect(await all(as)).toEqual([]);
	});

	test('accepts an implausible address with a warning', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		const odd = await readData(
			contract.addAddress,
			await addAddress(as, { ...CONEGLIANO, postal_code: '20121' }),
		);
		expect(odd.warnings).toEqual(['postal_code_region']);
	});

	test('drops parts that its country does not use', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		const german = { ...CONEGLIANO, country: 'DE', region: 'TV', postal_code: '80331', phone: '' };
		expect((await readData(contract.addAddress, await addAddress(as, german))).region).toBe('');
	});

	test('keeps one default of its kind when several writes come at once', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		const asked = await Promise.all(
			times(8).map(() => addAddress(as, { ...CONEGLIANO, is_default: true })),
		);
		expect(asked.map(({ status }) => status)).toEqual(times(8).map(() => 200));
		const before = await all(as);
		expect(before.filter(({ is_default }) => is_default)).toHaveLength(1);
		const chosen = before.find(({ is_default }) => is_default);
		await as(`/account/addresses/${chosen?.id}`, { method: 'DELETE' });
		const after = await all(as);
		expect(after).toHaveLength(7);
		expect(after.filter(({ is_default }) => is_default)).toHaveLength(1);
	});

	test('changes its type, and another address becomes the default', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		const first = await readData(contract.addAddress, await addAddress(as, CONEGLIANO));
		await addAddress(as, { ...CONEGLIANO, line1: 'Via Roma 1' });
		const json = { ...CONEGLIANO, kind: 'shipping' };
		await as(`/account/addresses/${first.id}`, { method: 'PATCH', json });
		const defaults = (await all(as)).map(({ kind, is_default }) => ({ kind, is_default }));
		expect(defaults).toEqual([
			{ kind: 'billing', is_default: true },
			{ kind: 'shipping', is_default: true },
		]);
	});

	test(`is limited to ${contract.MOST_ADDRESSES} per account`, async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		const asked = await Promise.all(
			times(contract.MOST_ADDRESSES + 2).map(() => addAddress(as, CONEGLIANO)),
		);
		const codes = asked.map(({ status }) => status);
		expect(codes.filter((code) => code === 200)).toHaveLength(contract.MOST_ADDRESSES);
		expect(codes.filter((code) => code === 409)).toHaveLength(2);
	});

	test('of another customer is answered like an unknown one', async () => {
		const host = await aHost();
		const [anna, bruno] = [await aSignedIn(host), await aSignedIn(host, OTHER)];
		const { id } = await readData(contract.addAddress, await addAddress(anna, CONEGLIANO));
		const nobody = '00000000-0000-4000-8000-000000000000';
		for (const method of ['PATCH', 'DELETE']) {
			const json = method === 'PATCH' ? CONEGLIANO : undefined;
			const foreign = await bruno(`/account/addresses/${id}`, { method, json });
			const unknown = await bruno(`/account/addresses/${nobody}`, { method, json });
			expect([foreign.status, await foreign.text()]).toEqual([404, await unknown.text()]);
		}
		expect(await all(anna)).toHaveLength(1);
	});
});

describe.runIf(isEmbedded)('the rules of addresses', () => {
	const rules = async (host: OwnHost, country: string, locale = 'it') =>
		readData(
			contract.getAddressRules,
			await host.ask(`/api/address-rules/${country.toLowerCase()}?locale=${locale}`),
		);

	test('list the parts of a country’s addresses in its order', async () => {
		const host = await aHost();
		const listParts = async (country: string) =>
			(await rules(host, country)).parts.map(({ part }) => part).join(' ');
		expect(await listParts('IT')).toBe('line1 line2 postal_code city region');
		expect(await listParts('JP')).toBe('postal_code region city line1 line2');
		expect(await listParts('DE')).toBe('line1 line2 postal_code city');
		expect(await listParts('GB')).toBe('line1 line2 city postal_code');
		expect(await listParts('HK')).not.toContain('postal_code');
	});

	test('require Latin letters where the country’s script is another', async () => {
		const host = await aHost();
		const asked = await Promise.all(
			[
				'KR',
				'CN',
				'TW',
				'TH',
				'IL',
				'AE',
				'GE',
				'IT',
				'PL',
				'GR',
				'BG',
				'RS',
				'JP',
				'IN',
				'TR',
			].map(async (country) => ((await rules(host, country)).has_latin ? [country] : [])),
		);
		expect(asked.flat()).toEqual(['KR', 'CN', 'TW', 'TH', 'IL', 'AE', 'GE']);
	});

	test('map postal codes to prefectures in Japan alone', async () => {
		const host = await aHost();
		const japanese = await rules(host, 'JP', 'ja');
		const found = (code: string) => findPrefecture(code, japanese.regions);
		const known = ['100-0001', '060-0001', '460-0008', '541-0041', '812-0011', '900-0015'];
		expect(known.map(found)).toEqual(['13', '01', '23', '27', '40', '47']);
		// Mie has a few of the codes around Nagoya.
		expect(found('498-0001')).toBeNull();
		const italian = await rules(host, 'IT');
		expect(italian.regions.filter(({ postal_codes }) => postal_codes !== null)).toEqual([]);
		expect([japanese.has_kana, italian.has_kana]).toEqual([true, false]);
	});

	test('name regions in the reader’s script, and put the family name first where custom does', async () => {
		const host = await aHost();
		const japanese = await rules(host, 'JP', 'ja');
		expect(japanese.family_name_first).toBe(true);
		expect(japanese.regions.find(({ code }) => code === '13')?.name).toBe('東京都');
		const italian = await rules(host, 'JP', 'it');
		expect(italian.regions.find(({ code }) => code === '13')?.name).toBe('Tokyo');
	});
});
