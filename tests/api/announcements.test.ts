import { expect, test } from 'vitest';
import { listAnnouncements } from '#contract/content/announcements.ts';
import type { DocumentOf } from '#contract/content/documents/registry.ts';
import type { Locale } from '#contract/locales.ts';
import { hasAnnouncementChanged, nextAnnouncementChange } from '#server/content/ports.ts';
import { liveDocument, publish } from '../support/content-documents.ts';
import { conforms, readData, hostUnderTest } from '../support/host-conformance.ts';
import { aHost, isEmbedded, type Ask } from '../support/host.ts';

conforms('listAnnouncements', hostUnderTest());

const anAnnouncement = (
	text: string,
	given: Partial<DocumentOf<'announcement'>> = {},
): DocumentOf<'announcement'> => ({
	position: 0,
	from: null,
	until: null,
	locales: null,
	link: null,
	is_dismissible: true,
	texts: { it: { text, link_label: null } },
	...given,
});
const item = (id: string, document: DocumentOf<'announcement'> | null) => ({
	entity: 'announcement' as const,
	id,
	document,
});
const shown = async (ask: Ask, locale: Locale = 'it') =>
	readData(listAnnouncements, await ask(`/api/announcements?locale=${locale}`));

test.runIf(isEmbedded)('returns none before one is created', async () => {
	const { ask } = await aHost();
	expect(await shown(ask)).toEqual([]);
});

test.runIf(isEmbedded)('an announcement starts and ends by the clock', async () => {
	let now = new Date('2026-03-01T09:59:30Z');
	const { ask, db } = await aHost({ clock: () => now });
	const [from, until] = ['2026-03-01T10:00:00.000Z', '2026-03-02T10:00:00.000Z'];
	await publish(db, [item('spring', anAnnouncement('Arriva la primavera', { from, until }))]);
	expect(await shown(ask)).toEqual([]);
	expect(await nextAnnouncementChange(db, now)).toEqual(new Date(from));
	now = new Date(from);
	expect(await shown(ask)).toMatchObject([
		{ id: 'spring', text: 'Arriva la primavera', from, until },
	]);
	expect(await nextAnnouncementChange(db, now)).toEqual(new Date(until));
	now = new Date(until);
	expect(await shown(ask)).toEqual([]);
	expect(await nextAnnouncementChange(db, now)).toBeNull();
});

test.runIf(isEmbedded)(
	'an announcement is shown in the languages that it has texts for',
	async () => {
		const { ask, db } = await aHost();
		const link = { type: 'entity' as const, entity: 'page' as const, id: 'company' };
		const document = anAnnouncement('Aperti', {
			locales: ['it', 'en', 'fr'],
			link,
			texts: {
				it: { text: 'Aperti', link_label: 'Orari' },
				en: { text: 'Open', link_label: 'Hours' },
			},
		});
		expect(await publish(db, [item('open', document)])).toEqual([]);
		expect(await liveDocument(db, 'announcement', 'open')).toEqual(document);
		expect(await shown(ask, 'en')).toMatchObject([
			{ locale: 'en', text: 'Open', link: { label: 'Hours', link } },
		]);
		expect(await shown(ask, 'fr')).toMatchObject([{ locale: 'it', text: 'Aperti' }]);
		expect(await shown(ask, 'ja')).toEqual([]);
	},
);

test.runIf(isEmbedded)('the first by position is shown', async () => {
	const { ask, db } = await aHost();
	await publish(db, [
		item('second', anAnnouncement('Secondo', { position: 2 })),
		item('first', anAnnouncement('Primo', { position: 1 })),
	]);
	expect((await shown(ask)).map(({ id }) => id)).toEqual(['first', 'second']);
});

test.runIf(isEmbedded)('rejects an end before the start, and a link without a target', async () => {
	const { db } = await aHost();
	const document = anAnnouncement('Mai', {
		from: '2026-03-02T10:00:00Z',
		until: '2026-03-01T10:00:00Z',
		link: { type: 'route', route: 'careers' },
	});
	expect(await publish(db, [item('never', document)])).toMatchObject([
		{ path: 'until', code: 'period' },
		{ path: 'texts.it.link_label', code: 'text_missing' },
	]);
	const lost = anAnnouncement('Verso', {
		link: { type: 'entity', entity: 'page', id: 'nowhere' },
		texts: { it: { text: 'Verso', link_label: 'Dove' } },
	});
	expect(await publish(db, [item('lost', lost)])).toMatchObject([
		{ path: 'link', code: 'target_missing', detail: 'page/nowhere' },
	]);
});

test.runIf(isEmbedded)(
	'a start within a minute takes effect at the next full minute, on pages and in the API',
	async () => {
		const until = new Date('2026-03-01T10:01:00Z');
		let now = new Date('2026-03-01T10:00:40Z');
		const { ask, db } = await aHost({ clock: () => now });
		const document = anAnnouncement('Adesso', { from: '2026-03-01T10:00:30Z' });
		await publish(db, [item('now', document)]);
		expect(await shown(ask)).toEqual([]);
		expect(await nextAnnouncementChange(db, now)).toEqual(until);
		const since = now;
		expect(await hasAnnouncementChanged(db, { since, now })).toBe(false);
		now = until;
		expect(await shown(ask)).toHaveLength(1);
		expect(await hasAnnouncementChanged(db, { since, now })).toBe(true);
		expect(await hasAnnouncementChanged(db, { since: now, now })).toBe(false);
	},
);
