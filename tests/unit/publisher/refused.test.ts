import { expect, test } from 'vitest';
import * as v from 'valibot';
import { aLoop } from './a-loop.ts';

const reportSchema = v.looseObject({
	type: v.string(),
	publication_ids: v.optional(v.array(v.string()), []),
	fault: v.optional(v.looseObject({ page: v.nullable(v.string()) })),
});

/**
 * Opens a publisher, and collects the end of each publication: the page at fault, or that it is
 * live.
 */
async function aPublisher() {
	const place = await aLoop();
	let publisher = place.start();
	let heard = 0;
	return {
		...place,
		restart() {
			publisher.stop();
			publisher = place.start();
		},
		refresh: () => publisher.loop.refresh(),
		waiting: () => publisher.inbox.state.waiting,
		ends: (...ids: string[]) => ended(publisher.published(ids)),
		/** Publishes a page, as a host does that names documents. */
		listEnds: (publication_id: string, id: string) =>
			ended(
				publisher.published([publication_id], {
					documents: [{ publication_id, entity: 'page', id }],
				}),
			),
	};

	async function ended(sent: Promise<Response>): Promise<Record<string, string>> {
		await sent;
		await publisher.rest();
		const told = place.told.slice(heard).map((report) => v.parse(reportSchema, report));
		heard = place.told.length;
		const ends: Record<string, string> = {};
		for (const { type, publication_ids, fault } of told) {
			if (type === 'publication.rendering' || type === 'releases') continue;
			for (const id of publication_ids) ends[id] = fault?.page ?? type;
		}
		return ends;
	}
}
const LIVE = 'publication.live';

test('a refused page blocks only its own publication, until corrected', async () => {
	const publisher = await aPublisher();
	const page = '/it/azienda';
	publisher.has('rest of the first');
	publisher.refuses({ 'it/azienda.html': 'v1' });
	expect(await publisher.ends('first')).toEqual({ first: page });
	expect(await publisher.page()).toBe('rest of the first');
	// Publications of others are live, in this process and in the next; the first one still is not.
	publisher.has('second');
	expect(await publisher.ends('second')).toEqual({ first: page, second: LIVE });
	expect(await publisher.page()).toBe('second');
	publisher.restart();
	expect(await publisher.ends('third')).toEqual({ first: page, third: LIVE });
	// The site does not match the host's content, so a clean build could not be compared with it.
	expect(await publisher.refresh()).toBeNull();
	// Retried unchanged, or changed into another fault, it fails again.
	expect(await publisher.ends('first')).toEqual({ first: page });
	publisher.refuses({ 'it/azienda.html': 'v2' });
	expect(await publisher.ends('mended-badly')).toEqual({ first: page, 'mended-badly': page });
	expect(publisher.waiting()).toEqual(['first', 'mended-badly']);
	publisher.refuses({});
	expect(await publisher.ends('mended')).toEqual({
		first: LIVE,
		'mended-badly': LIVE,
		mended: LIVE,
	});
	expect(publisher.waiting()).toEqual([]);
	expect(await publisher.refresh()).toBe(await publisher.current());
	publisher.refuses({ 'it/azienda.html': 'v2' });
	expect(await publisher.ends('wrong-again')).toEqual({ 'wrong-again': page });
});

test('of two refused pages each is reported to its editor', async () => {
	const publisher = await aPublisher();
	publisher.refuses({ 'it/azienda.html': 'v1' });
	await publisher.ends('company');
	publisher.refuses({ 'it/azienda.html': 'v1', 'it/ruote.html': 'v1' });
	expect(await publisher.ends('wheels')).toEqual({ company: '/it/azienda', wheels: '/it/ruote' });
	expect(await publisher.ends('third')).toMatchObject({ third: LIVE });
});

test('a page printed before its publication is announced is assigned to that one only', async () => {
	const publisher = await aPublisher();
	publisher.refuses({ 'it/azienda.html': 'v1' });
	// Refused at the start of the process, with nothing announced; or with an earlier announcement.
	expect(await publisher.listEnds('other', 'ruote')).toEqual({ other: '/it/azienda' });
	expect(await publisher.listEnds('company', 'azienda')).toEqual({
		company: '/it/azienda',
		other: LIVE,
	});
	expect(await publisher.listEnds('third', 'freni')).toEqual({
		company: '/it/azienda',
		third: LIVE,
	});
	publisher.refuses({});
	expect(await publisher.listEnds('mended', 'azienda')).toEqual({ company: LIVE, mended: LIVE });
});

test('of two publications in one hook the valid one goes live', async () => {
	const publisher = await aPublisher();
	publisher.refuses({ 'it/azienda.html': 'v1' });
	await publisher.listEnds('company', 'azienda');
	publisher.refuses({ 'it/azienda.html': 'v1', 'it/ruote.html': 'v1' });
	expect(await publisher.listEnds('wheels', 'ruote')).toEqual({
		company: '/it/azienda',
		wheels: '/it/ruote',
	});
});
