import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { DOCUMENT_SCHEMAS } from '#contract/content/documents/registry.ts';
import { translationHealth } from '#domain/translation.ts';
import { SEED } from '../../src/seed/index.ts';
import { seed } from '../../src/server/seeding/seed.ts';
import { KINDS, versionsOf } from '../support/content-documents.ts';
import { aHost, isEmbedded } from '../support/host.ts';

describe.runIf(isEmbedded)('every entry of the demo maker', () => {
	test('is a document with nothing against it, and one that is written back changes nothing', async () => {
		const { db, mediaDir, dataDir } = await aHost();
		await seed(db, SEED, { mediaDir, documentsDir: join(dataDir, 'documents') });
		const versions = await versionsOf(db);
		const faults: string[] = [];
		let count = 0;
		for (const kind of KINDS) {
			for (const { id, locales } of await kind.list(db)) {
				count += 1;
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
				for (const [locale, health] of Object.entries(
					translationHealth(kind.entity, parsed.output),
				)) {
					if (health.state !== 'current')
						faults.push(
							`${kind.entity}/${id} ${locale} ${JSON.stringify(Object.entries(health.fields).filter(([, state]) => state !== 'current'))}`,
						);
				}
				expect(Object.values(locales).every((state) => state === 'current')).toBe(true);
			}
		}
		expect(faults).toEqual([]);
		expect(count).toBeGreaterThan(250);
		expect(await versionsOf(db)).toEqual(versions);
	});
});
