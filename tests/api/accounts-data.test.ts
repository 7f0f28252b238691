import { describe, expect, test } from 'vitest';
import { exportOwnData } from '#contract/privacy/own-data.ts';
import { exportPerson as exportCall } from '#contract/privacy/privacy.ts';
import { addAddress, aSignedIn, CONEGLIANO, TOKYO } from '../support/customers.ts';
import { signedIn } from '../support/desk.ts';
import { readData } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import { registerWheel } from '../support/people-kept.ts';

const EMAIL = 'anna@mail.example';
const OTHER = 'bruno@mail.example';
const times = (count: number) => Array.from({ length: count }, (_, turn) => turn);

describe.runIf(isEmbedded)('a copy of one’s own data', () => {
	const dataIn = async (response: Response) => readData(exportOwnData, response);

	test('equals the export by staff, as a file that no cache keeps', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		await addAddress(as, CONEGLIANO);
		await registerWheel(host, EMAIL);
		const answer = await as('/account/data');
		expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*\.json/);
		expect(answer.headers.get('cache-control')).toBe('no-store');
		const { exported_at: _, ...own } = await dataIn(answer);
		const asSupport = await signedIn(host.ask, 'support');
		const json = { email: EMAIL };
		const { exported_at: __, ...staffs } = await readData(
			exportCall,
			await asSupport('/desk/people/export', { json }),
		);
		expect(own).toEqual(staffs);
		expect(JSON.stringify(own)).toContain('Via dei Mulini 12');
		expect(JSON.stringify(own)).toContain('MQC50A250117');
	});

	test('holds no data of others and no secrets, and is closed to staff', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		const other = await aSignedIn(host, OTHER);
		await addAddress(other, TOKYO);
		const text = JSON.stringify(await dataIn(await as('/account/data?email=' + OTHER)));
		for (const word of [OTHER, '花子', 'argon2', '"digest"', '"token"']) {
			expect(text).not.toContain(word);
		}
		const asAdmin = await signedIn(host.ask, 'admin');
		expect((await asAdmin('/account/data')).status).toBe(401);
		expect((await host.ask('/api/account/data')).status).toBe(401);
	});

	test('is limited to ten an hour', async () => {
		const host = await aHost();
		const as = await aSignedIn(host);
		const answers = [];
		for (const _ of times(11)) answers.push(await as('/account/data'));
		expect(answers.map(({ status }) => status)).toEqual([...times(10).map(() => 200), 429]);
		expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
	});
});
