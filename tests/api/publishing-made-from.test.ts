import { describe, expect, test } from 'vitest';
import type { AnyDocument } from '#contract/publishing/drafts.ts';
import { textDigest } from '#domain/documents/translation.ts';
import { isEmbedded } from '../support/host.ts';
import {
	aPublishingHost,
	drafted,
	entryAt,
	toItem,
	named,
	published,
	type PublishingHost,
} from '../support/publishing.ts';

const ENTRY = 'page/company';

async function publishes(host: PublishingHost, change: (document: AnyDocument) => AnyDocument) {
	await published(host.editor, [toItem(ENTRY, await drafted(host.editor, ENTRY, change))]);
}
const madeFrom = async ({ editor }: PublishingHost) => (await entryAt(editor, ENTRY)).made_from;
const englishTitle =
	(title: string) =>
	(document: AnyDocument): AnyDocument => {
		const copy = structuredClone(document);
		Object.assign(Object(Object(copy['texts']).en), { title });
		return copy;
	};

describe.runIf(isEmbedded)('the source of stale translations', () => {
	test('is read from the history while one of them is stale', async () => {
		const host = await aPublishingHost();
		const { live } = await entryAt(host.editor, ENTRY);
		const first = String(Object(Object(live?.['texts']).it).title);
		expect(await madeFrom(host)).toEqual({});
		// A draft alone changes nothing: the live text still counts.
		await drafted(host.editor, ENTRY, named('Cerchi in bozza'));
		expect(await madeFrom(host)).toEqual({});

		await publishes(host, named('Cerchi uno'));
		expect(await madeFrom(host)).toEqual({ [textDigest(first)]: first });
		// Only one is translated again; the others lag behind two texts, and keep the one they were
		// made from.
		await publishes(host, englishTitle('Rims one'));
		await publishes(host, named('Cerchi due'));
		expect(await madeFrom(host)).toEqual({
			[textDigest(first)]: first,
			[textDigest('Cerchi uno')]: 'Cerchi uno',
		});

		const italian = textDigest('Cerchi due');
		await publishes(host, (document) => {
			const said = { 'texts.title': { of: italian, same: false } };
			return { ...document, translated: { en: said, es: said, fr: said, ja: said } };
		});
		expect(await madeFrom(host)).toEqual({});
	});

	test('is found behind many versions with other changes', async () => {
		const host = await aPublishingHost();
		await publishes(host, named('Cerchi di una volta'));
		await publishes(host, (document) => ({ ...document, translated: {} }));
		await publishes(host, englishTitle('Rims of old'));
		await publishes(host, named('Cerchi di oggi'));
		for (let turn = 0; turn < 22; turn += 1) {
			await publishes(host, (document) => ({ ...document, position: 100 + turn }));
		}
		expect(Object.values(await madeFrom(host))).toContain('Cerchi di una volta');
	});
});
