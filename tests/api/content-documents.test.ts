import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { DOCUMENT_SCHEMAS } from '#contract/content/documents/registry.ts';
import { translationHealth } from '#domain/documents/translation.ts';
import { contentKinds } from '#server/content/ports.ts';
import {
	differences,
	KINDS,
	liveDocument,
	publicAnswers,
	publish,
	listVersions,
} from '../support/content-documents.ts';
import { aHost, isEmbedded } from '../support/host.ts';

const PAGE = {
	template: 'generic' as const,
	parent_id: 'company',
	locales: null,
	media_id: null,
	social_id: null,
	noindex: false,
	position: 900,
};
const texts = (title: string) => ({ title, blocks: [], seo_title: null, seo_description: null });

describe.runIf(isEmbedded)('the documents of all entries', () => {
	test('are valid, and change nothing when written back', async () => {
		const { db, ask } = await aHost();
		const [before, versions] = [await publicAnswers(ask, 'it'), await listVersions(db)];
		const faults: string[] = [];
		for (const kind of KINDS) {
			const entries = await kind.list(db);
			if (kind.entity !== 'announcement') expect(entries.length).toBeGreaterThan(0);
			for (const { id, title } of entries) {
				expect(title).not.toBe('');
				const document = await kind.read(db, id);
				const parsed = v.safeParse(DOCUMENT_SCHEMAS[kind.entity], document);
				if (!parsed.success) {
					const [issue] = parsed.issues;
					faults.push(`${kind.entity}/${id} ${v.getDotPath(issue)}: ${issue.message}`);
					continue;
				}
				const found = await kind.check(db, id, parsed.output);
				faults.push(...found.map((fault) => `${kind.entity}/${id} ${JSON.stringify(fault)}`));
				await db.transaction((tx) => kind.write(tx, id, parsed.output));
			}
		}
		expect(faults).toEqual([]);
		expect(await listVersions(db)).toEqual(versions);
		expect(differences(before, await publicAnswers(ask, 'it'))).toEqual([]);
	});

	test('exist in every language that they are published in', async () => {
		const { db } = await aHost();
		for (const kind of KINDS) {
			for (const { id, locales } of await kind.list(db)) {
				const document = await kind.read(db, id);
				const health = document ? translationHealth(kind.entity, document) : {};
				const states = Object.entries(health).map(([locale, { state }]) => [locale, state]);
				const hasTexts = kind.entity !== 'store' && kind.entity !== 'redirect';
				const expected = hasTexts ? Object.fromEntries(states) : {};
				expect({ of: `${kind.entity}/${id}`, locales }).toEqual({
					of: `${kind.entity}/${id}`,
					locales: expected,
				});
				expect(Object.values(locales).every((state) => state === 'current')).toBe(true);
			}
		}
	});

	test('are stored as written, and shown in answers', async () => {
		const { db, ask } = await aHost();
		const before = await publicAnswers(ask, 'en');
		const document = {
			...PAGE,
			slugs: { it: 'cerchi-su-misura', en: 'custom-rims' },
			texts: {
				it: texts('Cerchi su misura'),
				en: {
					...texts('Custom rims'),
					seo_title: 'Rims',
					blocks: [{ key: 'k1', type: 'contact' as const, title: null }],
				},
			},
		};
		expect(await publish(db, [{ entity: 'page', id: 'custom', document }])).toEqual([]);
		expect(await liveDocument(db, 'page', 'custom')).toEqual(document);
		const after = await publicAnswers(ask, 'en');
		expect(differences(before, after)).toEqual(['pages/custom']);
		const shown: unknown = JSON.parse(after.get('pages/custom') ?? '');
		expect(shown).toMatchObject({
			slug: 'custom-rims',
			slugs: document.slugs,
			title: 'Custom rims',
			seo: { title: 'Rims', description: null },
			blocks: [{ type: 'contact', title: null }],
		});
		// The key of a block is not public.
		expect(after.get('pages/custom')).not.toContain('"k1"');
	});

	test('are deleted with all that belongs to them', async () => {
		const { db, ask } = await aHost();
		const before = await publicAnswers(ask, 'it');
		const [entry] = await (KINDS.find(({ entity }) => entity === 'news')?.list(db) ?? []);
		if (!entry) throw new Error('there is no news');
		expect(await publish(db, [{ entity: 'news', id: entry.id, document: null }])).toEqual([]);
		const after = await publicAnswers(ask, 'it');
		expect(after.has(`news/${entry.id}`)).toBe(false);
		const others = differences(before, after).filter((key) => key !== `news/${entry.id}`);
		expect(others.every((key) => key.startsWith('redirects/moved.'))).toBe(true);
	});

	test('report translations of an outdated Italian text', async () => {
		const { db, ask } = await aHost();
		const before = await publicAnswers(ask, 'en');
		const job = await liveDocument(db, 'job', 'engineer');
		const texts = { ...job.texts, it: { ...job.texts.it, summary: 'Altre parole' } };
		expect(
			await publish(db, [{ entity: 'job', id: 'engineer', document: { ...job, texts } }]),
		).toEqual([]);
		const jobs = await contentKinds.job.list(db);
		const stale = { en: 'stale', es: 'stale', fr: 'stale', ja: 'stale' };
		expect(jobs.find(({ id }) => id === 'engineer')?.locales).toEqual(stale);
		const saved = await liveDocument(db, 'job', 'engineer');
		const counts = Object.values(translationHealth('job', saved)).map(
			(health) => health.counts.stale,
		);
		expect(counts).toEqual([1, 1, 1, 1]);
		expect(differences(before, await publicAnswers(ask, 'en'))).toEqual(['jobs/engineer']);
		// Written back unchanged, it stays as it is.
		const versions = await listVersions(db);
		expect(await publish(db, [{ entity: 'job', id: 'engineer', document: saved }])).toEqual([]);
		expect(await listVersions(db)).toEqual(versions);
	});
});
