import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { listPages } from '#contract/content/endpoints.ts';
import { DOCUMENT_SCHEMAS } from '#contract/content/documents/registry.ts';
import type { AnyDocument } from '#contract/publishing/drafts.ts';
import { getPreview, makePreview } from '#contract/publishing/previews.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import {
	aPublishingHost,
	drafted,
	entryAt,
	toItem,
	named,
	published,
	type PublishingHost,
	findTitle,
} from '../support/publishing.ts';

const PAGE = { entity: 'page', id: 'company', locale: 'it', or_live: true };
const seenWith = (token: string) => ({ 'x-preview': token });

async function findPreview({ editor, ask }: PublishingHost) {
	const { token } = await readData(makePreview, await editor('/desk/previews', { json: PAGE }));
	const headers = seenWith(token);
	return {
		headers,
		told: async () => readData(getPreview, await ask('/api/publishing/preview', { headers })),
	};
}

const findPage = (document: AnyDocument | null) => parse(DOCUMENT_SCHEMAS.page, document);

function turned(document: AnyDocument): AnyDocument {
	const page = findPage(document);
	page.texts.it.blocks.reverse();
	return page;
}

describe.runIf(isEmbedded)('a preview of the page builder', () => {
	test('names each block by its key; the site never does', async () => {
		const host = await aPublishingHost();
		const { headers } = await findPreview(host);
		const keysIn = async (as: Record<string, string> = {}) => {
			const answer = await host.ask('/api/pages', { headers: as });
			const pages = await readData(listPages, answer);
			const blocks = pages.find(({ id }) => id === 'company')?.blocks ?? [];
			return blocks.map(({ key }) => key);
		};
		const { live } = await entryAt(host.editor, 'page/company');
		const keys = findPage(live).texts.it.blocks.map(({ key }) => key);
		const none = keys.map(() => undefined);
		expect(keys.length).toBeGreaterThan(1);
		expect(await keysIn(headers)).toEqual(keys);
		expect(await keysIn()).toEqual(none);
		const revision = await drafted(host.editor, 'page/company', turned);
		expect(await keysIn(headers)).toEqual(keys.toReversed());
		await published(host.editor, [toItem('page/company', revision)]);
		expect(await keysIn(headers)).toEqual(keys.toReversed());
		expect(await keysIn()).toEqual(none);
	});

	test('shows an entry live without a draft, and as its draft with one', async () => {
		const host = await aPublishingHost();
		const { headers, told } = await findPreview(host);
		const first = await told();
		expect(first).toMatchObject({ entity: 'page', id: 'company', entities: ['page'] });
		expect(await findTitle(host.ask, 'company', headers)).toBe(await findTitle(host.ask));
		const revision = await drafted(host.editor, 'page/company', named('Cominciata'));
		expect(await findTitle(host.ask, 'company', headers)).toBe('Cominciata');
		const second = await told();
		expect(second.version).not.toBe(first.version);
		await published(host.editor, [toItem('page/company', revision)]);
		expect(await findTitle(host.ask, 'company', headers)).toBe('Cominciata');
		expect((await told()).version).not.toBe(second.version);
	});

	test('of an unknown entry is refused', async () => {
		const host = await aPublishingHost();
		const answer = await host.editor('/desk/previews', { json: { ...PAGE, id: 'none-such' } });
		expect((await readProblem(answer)).code).toBe('draft_gone');
	});
});
