/**
 * Makes the pictures of the catalogue: `npm run studio -- kleos-rd-36 …` makes those named,
 * `--changed` those whose product no longer matches what they show. What each shows is kept in
 * `src/seed/media/specifications.json`. `--samples=64` spends more on each pixel; `--share=1`
 * renders at full size rather than enlarging; `--threads=1` leaves a core alone; `--list` only names
 * what would be made.
 */
import { parseArgs } from 'node:util';
import { keep, outdated, readKept } from './kept.ts';
import { isRendered, makePictures } from './make.ts';
import { specifyPictures } from './specify/pictures.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		changed: { type: 'boolean', default: false },
		list: { type: 'boolean', default: false },
		samples: { type: 'string', default: '32' },
		share: { type: 'string', default: '0.8' },
		threads: { type: 'string', default: '2' },
	},
});
const wanted = specifyPictures();
const unknown = positionals.filter((name) => !wanted.has(name));
if (unknown.length > 0) {
	console.error(`No product or finish is called: ${unknown.join(', ')}`);
	process.exit(1);
}
const effort = {
	samples: Number(values.samples),
	share: Number(values.share),
	threads: Number(values.threads),
};
const names = values.changed ? outdated(await readKept(), wanted) : positionals;
if (values.list) {
	console.log(names.join('\n'));
	process.exit(0);
}

/** Rendered pictures go to Blender a few at a time; the others follow, some are cut out of them. */
const BATCH = 6;
const asked = names.flatMap((name) => {
	const specification = wanted.get(name);
	return specification ? [[name, specification] as const] : [];
});
const rendered = asked.filter(([, specification]) => isRendered(specification));
const batches = [
	...Array.from({ length: Math.ceil(rendered.length / BATCH) }, (_, index) =>
		rendered.slice(index * BATCH, (index + 1) * BATCH),
	),
	...asked.filter((picture) => !rendered.includes(picture)).map((picture) => [picture]),
];
for (const batch of batches) {
	const named = batch.map(([name]) => name).join(', ');
	try {
		await makePictures(batch, effort);
		for (const [name, specification] of batch) await keep(name, specification);
		console.log(named);
	} catch (cause) {
		console.error(`${named}: ${cause instanceof Error ? cause.message : String(cause)}`);
		process.exitCode = 1;
	}
}
