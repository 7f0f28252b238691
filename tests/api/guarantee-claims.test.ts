import { describe, expect, test } from 'vitest';
import { listDeskRecords } from '#contract/desk/endpoints.ts';
import { signedIn } from '../support/desk.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import { listMails } from '../support/mails.ts';
import { submitForm } from '../support/submit-form.ts';

describe.runIf(isEmbedded)('a claim under the legal guarantee', () => {
	test('requires the choice of repair or replacement, which receipt and desk repeat', async () => {
		const { ask, db } = await aHost();
		const claim = (remedy: string) =>
			submitForm(ask, 'guarantee', { values: { remedy }, locale: 'fr' });
		for (const remedy of ['', 'refund']) {
			const { fields } = await readProblem(await claim(remedy));
			expect(fields?.map(({ path }) => path)).toEqual(['remedy']);
		}
		for (const remedy of ['repair', 'replacement']) {
			expect((await claim(remedy)).status).toBe(200);
		}
		const receipts = (await listMails(db)).filter(({ kind }) => kind === 'guarantee.receipt');
		expect(receipts.map(({ text }) => /Réparation|Remplacement/.exec(text)?.[0])).toEqual([
			'Réparation',
			'Remplacement',
		]);
		for (const { text } of receipts) expect(text).toContain('de douze mois, une seule fois');

		const asShop = await signedIn(ask, 'shop');
		const listed = async (filter: string) =>
			(
				await readData(
					listDeskRecords,
					await asShop(`/desk/submissions?form_slug=guarantee${filter}`),
				)
			).records.map(({ remedy, subject }) => [remedy, subject]);
		expect(await listed('&remedy=replacement')).toEqual([['replacement', 'Kleos RD 50']]);
		expect(await listed('')).toHaveLength(2);
		await submitForm(ask, 'contact');
		const others = await asShop('/desk/submissions?form_slug=contact');
		expect((await readData(listDeskRecords, others)).records).toMatchObject([{ remedy: null }]);
	});
});
