import { describe, expect, test } from 'vitest';
import { getPublication } from '#contract/publishing/publications.ts';
import { readData } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import {
	aPublishingHost,
	askToPublish,
	drafted,
	entryAt,
	readFaults,
	toItem,
	published,
	scheduled,
	findTitle,
} from '../support/publishing.ts';

const PAGE = 'page/company';

describe.runIf(isEmbedded)('a scheduled publication', () => {
	test('stays when its draft is discarded, and is unchanged by a new draft', async () => {
		const host = await aPublishingHost();
		await scheduled(host, PAGE, 'Approvato', '2025-06-16T09:00');
		const { live, draft } = await entryAt(host.editor, PAGE);
		await host.editor(`/desk/content/${PAGE}/draft?revision=${draft?.revision}`, {
			method: 'DELETE',
		});
		const anew = await drafted(host.editor, PAGE, (document) => ({ ...document, position: 77 }));
		host.setClock('2025-06-16T07:00:00Z');
		await host.look();
		expect(await findTitle(host.ask)).toBe('Approvato');
		expect((await entryAt(host.editor, PAGE)).draft?.base).toEqual(live);
		await published(host.editor, [toItem(PAGE, anew)]);
		expect(await findTitle(host.ask)).toBe('Approvato');
		expect((await entryAt(host.editor, PAGE)).live).toMatchObject({ position: 77 });
	});

	test('keeps its entry on the site until then: taking it off is refused', async () => {
		const host = await aPublishingHost();
		const { live } = await entryAt(host.editor, 'page/quality');
		const first = await drafted(host.editor, 'page/sale', () => ({
			...live,
			slugs: { it: 'saldi' },
		}));
		await published(host.editor, [toItem('page/sale', first)]);
		const { id } = await scheduled(host, 'page/sale', 'Saldi', '2025-06-16T09:00');
		const { draft } = await entryAt(host.editor, 'page/sale');
		const takeOff = (more: object = {}) =>
			askToPublish(host.editor, [toItem('page/sale', draft?.revision ?? 0, true)], more);
		const refused = [`page/sale scheduled ${id}`];
		expect(await readFaults(await takeOff())).toEqual(refused);
		expect(await readFaults(await takeOff({ publish_at: '2025-06-16T08:59' }))).toEqual(refused);
		expect((await takeOff({ publish_at: '2025-06-16T09:00' })).status).toBe(200);
		host.setClock('2025-06-16T07:00:00Z');
		await host.look();
		expect(await findTitle(host.ask, 'sale')).toBeNull();
		const publication = await host.editor(`/desk/publications/${id}`);
		expect((await readData(getPublication, publication)).state).toBe('queued');
	});
});
