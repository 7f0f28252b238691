import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOCUMENT_SCHEMAS } from '#contract/content/documents/registry.ts';
import { translationHealth } from '#domain/documents/translation.ts';
import { SEED } from '../../src/seed/index.ts';
import { seed } from '../../src/server/seeding/seed.ts';
import { KINDS, listVersions } from '../support/content-documents.ts';
import { isEmbedded, openOwnHost, type OwnHost } from '../support/host.ts';

describe.runIf(isEmbedded)('every entry of the demo maker', () => {
	let host: OwnHost;
	beforeAll(async () => {
		host = await openOwnHost();
		const { db, mediaDir, files } = host;
		await seed(db, SEED, { mediaDir, files });
	});
	afterAll(() => host.close());

	test.each(KINDS)(
		'of $entity is a valid document, and writing it back changes nothing',
		async (kind) => {
			const { db } = host;
			const versions = await listVersions(db);
			const faults: string[] = [];
			for (const { id, locales } of await kind.list(db)) {
				const document = await kind.read(db, id);
				const parsed = v.safeParse(DOCUMENT_SCHEMAS[kind.entity], document);
				if (!parsed.success) {
					const [issue] = parsed.issues;
					faults.push(`${id} ${v.getDotPath(issue)}: ${issue.message}`);
					continue;
				}
				const found = await kind.check(db, id, parsed.output);
				faults.push(...found.map((fault) => `${id} ${JSON.stringify(fault)}`));
				await db.transaction((tx) => kind.write(tx, id, parsed.output));
				const healths = Object.entries(translationHealth(kind.entity, parsed.output));
				for (const [locale, { state, fields }] of healths) {
					if (state === 'current') continue;
					const behind = Object.entries(fields).filter(([, one]) => one !== 'current');
					faults.push(`${id} ${locale} ${JSON.stringify(behind)}`);
				}
				expect(Object.values(locales).every((state) => state === 'current')).toBe(true);
			}
			expect(faults).toEqual([]);
			expect(await listVersions(db)).toEqual(versions);
		},
	);

	test('are more than 250', async () => {
		const lists = await Promise.all(KINDS.map((kind) => kind.list(host.db)));
		expect(lists.flat().length).toBeGreaterThan(250);
	});
});
