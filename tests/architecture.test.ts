import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
	circles,
	circlesWithin,
	countFlatFiles,
	FOLDERS,
	imports,
	sources,
	type Import,
} from './support/imports.ts';

/** Import walls (`.github/CONTRIBUTING.md`): folder below src to the folders that it may use. */
const MAY_IMPORT: Record<string, readonly string[]> = {
	contract: [],
	'config.ts': [],
	brand: [],
	errors: ['config.ts'],
	domain: ['contract'],
	drawing: ['contract'],
	typesetting: ['brand'],
	i18n: ['contract'],
	api: ['contract', 'config.ts'],
	content: ['api', 'domain', 'drawing', 'i18n', 'contract', 'config.ts'],
	social: ['api', 'brand', 'content', 'contract', 'drawing', 'typesetting'],
	structured: ['content', 'i18n', 'contract'],
	state: ['api', 'domain', 'contract'],
	'components/ui': [],
	'islands/ui': [],
	islands: ['islands/ui', 'state', 'domain', 'contract', 'i18n'],
	components: [
		'brand',
		'components/ui',
		'islands/ui',
		'content',
		'domain',
		'drawing',
		'i18n',
		'islands',
		'state',
		'contract',
		'blocks',
	],
	blocks: [
		'components',
		'components/ui',
		'content',
		'domain',
		'drawing',
		'i18n',
		'islands',
		'contract',
		'styles',
	],
	templates: [
		'blocks',
		'components',
		'components/ui',
		'islands',
		'content',
		'i18n',
		'contract',
		'styles',
	],
	layouts: [
		'blocks',
		'components',
		'components/ui',
		'islands',
		'content',
		'i18n',
		'contract',
		'styles',
	],
	pages: [
		'content',
		'structured',
		'templates',
		'layouts',
		'components/ui',
		'i18n',
		'contract',
		'styles',
	],
	'publisher/entry.ts': ['content', 'templates', 'contract'],
	publisher: [
		'api',
		'brand',
		'content',
		'contract',
		'domain',
		'edge',
		'errors',
		'http',
		'i18n',
		'publisher/entry.ts',
		'social',
		'config.ts',
	],
	http: ['contract'],
	edge: [
		'contract',
		'domain/security/webhook.ts',
		'errors',
		'http',
		'config.ts',
		'brand',
		'i18n/paths.ts',
		'i18n/texts.ts',
	],
	desk: ['contract', 'domain', 'brand', 'i18n', 'blocks', 'components', 'content'],
	seed: ['brand', 'contract'],
	server: [
		'contract',
		'domain',
		'errors',
		'http',
		'typesetting',
		'seed',
		'config.ts',
		'brand',
		'i18n/paths.ts',
		'i18n/format.ts',
		'i18n/format-units.ts',
		'i18n/format-days.ts',
		'i18n/country-name.ts',
		'i18n/dimension-figure.ts',
		'i18n/documents/words.ts',
		'i18n/durability.ts',
		'i18n/phrase-boundaries.ts',
		'i18n/texts.ts',
		'i18n/translator.ts',
		'drawing/parts/complete.ts',
		'drawing/parts/part.ts',
		'drawing/rim-profile.ts',
		'drawing/rim-section.ts',
		'i18n/fit/words.ts',
	],
};

/**
 * Rooms that may know the types of `content/`, never its code. The publisher's process reaches that
 * code in the bundle that prints pages, through `publisher/entry.ts`.
 */
const TYPES_OF_CONTENT_ONLY = ['components', 'blocks', 'templates', 'layouts', 'publisher'];

/**
 * Inside `server/`: room to the rooms and files that it may use beside its own. Capabilities, which
 * are all rooms that are not named, have one row in common.
 */
const INSIDE_SERVER: Record<string, readonly string[]> = {
	kernel: [],
	platform: ['kernel'],
	identity: ['kernel', 'platform'],
	seeding: ['kernel', 'platform'],
};
const OF_CAPABILITIES = ['kernel', 'platform', 'identity', 'module.ts'];

/** Few functions by which one capability uses another; the seed fills tables of all. */
const isPort = (target: string) => /^server\/[^/]+\/ports\.ts$/.test(target);
const isTable = (target: string) => /^server\/[^/]+\/tables(-[a-z]+)?\.ts$/.test(target);

/**
 * Folders whose files and subfolders still import each other in a circle. This list only shrinks.
 * Those of `contract` and `server` are capabilities that know each other's types; ports are tested.
 */
const WITH_CIRCLES: readonly string[] = [
	'components',
	'contract',
	'contract/content',
	'desk',
	'desk/editing',
	'islands',
	'server',
	'server/payments',
	'server/platform',
	'server/publishing',
	'server/wheels',
	'server/wishlist',
];

/** Most code files that may lie in one folder beside each other. */
const FLAT_LIMIT = 25;

function toRoom(path: string): string {
	const [first = '', second = ''] = path.split('/');
	if (second === 'ui') return `${first}/ui`;
	// Runs inside the bundle that prints pages, not in the publisher's process.
	if (path === 'publisher/entry.ts') return path;
	return first;
}

/** Room of the host that a file lies in; null at the root, where everything is put together. */
function findServerRoom(path: string): string | null {
	const [first, room, inside] = path.split('/');
	return first === 'server' && room !== undefined && inside !== undefined ? room : null;
}

function mayUse(file: string, target: string): boolean {
	const [from, to] = [toRoom(file), toRoom(target)];
	const allowed = MAY_IMPORT[from] ?? [];
	return from === to || allowed.includes(to) || allowed.includes(target);
}

/** True if a file of the host may use another file of the host. */
function mayUseInside(file: string, target: string): boolean {
	const room = findServerRoom(file);
	if (room === null || room === findServerRoom(target)) return true;
	const row = INSIDE_SERVER[room];
	const allowed = row ?? OF_CAPABILITIES;
	if (allowed.includes(findServerRoom(target) ?? target.slice('server/'.length))) return true;
	if (room === 'seeding') return isTable(target) || isPort(target);
	return row === undefined && isPort(target);
}

/**
 * True if a source may write the status of an order: an update names it, or sets what cannot be
 * read off the source, such as a variable.
 */
function writesStatus(source: string): boolean {
	if (/\bupdate\s+"?orders\b/i.test(source)) return true;
	const updates = source.split(/\.update\(\s*orders\s*\)/).slice(1);
	return updates.some((rest) => {
		const set = /^\s*\.set\(\{([^{}]*)\}\)/.exec(rest)?.[1];
		return set === undefined || /\bstatus\b|\.\.\./.test(set);
	});
}

const isOfServer = (path: string) => toRoom(path) === 'server';

const told = ({ file, target }: Import) => `${file} imports ${target}`;

describe('the architecture', () => {
	test('every folder of src is in the table', () => {
		const rooms = new Set(sources().map(toRoom));
		const known = [...Object.keys(MAY_IMPORT), 'styles'];
		expect([...rooms].filter((room) => !known.includes(room))).toEqual([]);
	});

	test('rooms import only what the table allows', () => {
		expect(imports.filter(({ file, target }) => !mayUse(file, target)).map(told)).toEqual([]);
	});

	test('rooms of the host import only what their rows allow, capabilities the ports of others', () => {
		const inside = imports.filter(({ file, target }) => [file, target].every(isOfServer));
		expect(inside.filter(({ file, target }) => !mayUseInside(file, target)).map(told)).toEqual([]);
	});

	test('the kernel imports only contract, configuration and process utilities', () => {
		const others = imports.filter(
			({ file, target }) =>
				findServerRoom(file) === 'kernel' &&
				!isOfServer(target) &&
				!['contract', 'config.ts', 'errors', 'http'].includes(toRoom(target)),
		);
		expect(others.map(told)).toEqual([]);
	});

	test('only seeding imports the demo maker’s content', () => {
		const readers = imports.filter(
			({ file, target }) =>
				isOfServer(file) &&
				toRoom(target) === 'seed' &&
				findServerRoom(file) !== 'seeding' &&
				file !== 'server/storage.ts',
		);
		expect(readers.map(told)).toEqual([]);
	});

	test('nothing else imports the host', () => {
		const guests = imports.filter(({ file, target }) => !isOfServer(file) && isOfServer(target));
		expect(guests.map(told)).toEqual([]);
	});

	test('no imports form a cycle', () => {
		expect(circles()).toEqual([]);
	});

	test('no capabilities of the host form a cycle', () => {
		const between = imports.flatMap(({ file, target }) => {
			const [from, to] = [findServerRoom(file), findServerRoom(target)];
			return from && to && from !== to
				? [{ file: from, target: to, by: `${file}: ${target}` }]
				: [];
		});
		// With the imports that make it one.
		const found = circles(between).map((circle) => ({
			circle,
			imports: between
				.filter(({ file, target }) => circle.includes(file) && circle.includes(target))
				.map(({ by }) => by),
		}));
		expect(found).toEqual([]);
	});

	test('no folder’s files and subfolders form a cycle', () => {
		const found = FOLDERS.filter((folder) => circlesWithin(folder).length > 0);
		expect(found).toEqual(WITH_CIRCLES);
	});

	test('no folder holds more than 25 code files', () => {
		expect([...countFlatFiles()].filter(([, count]) => count > FLAT_LIMIT)).toEqual([]);
	});

	test('one file writes the status of an order', () => {
		expect(writesStatus("tx.update(orders).set({ status: 'canceled' }).where(it)")).toBe(true);
		expect(writesStatus('tx\n\t.update(orders)\n\t.set({ ...after, paid_at })')).toBe(true);
		expect(writesStatus('tx.update(orders).set(after)')).toBe(true);
		expect(writesStatus('sql`update orders set status`')).toBe(true);
		expect(writesStatus('tx.update(orders).set({ paid_at: now })')).toBe(false);
		const files = sources().filter((file) => file.startsWith('server/'));
		const writers = files.filter((file) => writesStatus(readFileSync(join('src', file), 'utf8')));
		expect(writers).toEqual(['server/orders/record/set-status.ts']);
	});

	test('rendering code imports types of content only', () => {
		const broken = imports.filter(
			({ file, target, isTypeOnly }) =>
				toRoom(target) === 'content' && TYPES_OF_CONTENT_ONLY.includes(toRoom(file)) && !isTypeOnly,
		);
		expect(broken.map(told)).toEqual([]);
	});

	test('the publisher’s process loads its entry from the bundle, never from the source', () => {
		const loaded = imports.filter(
			({ target, isTypeOnly }) => target === 'publisher/entry.ts' && !isTypeOnly,
		);
		expect(loaded.map(told)).toEqual([]);
	});

	test('only config.ts reads the environment', () => {
		const readers = sources().filter(
			(file) =>
				file !== 'config.ts' && /process\.env/.test(readFileSync(join('src', file), 'utf8')),
		);
		expect(readers).toEqual([]);
	});

	test('no source file passes 250 lines, seeds, locales and migrations aside', () => {
		const long = sources()
			.filter((file) => !file.startsWith('seed/'))
			.filter((file) => readFileSync(join('src', file), 'utf8').split('\n').length > 251);
		expect(long).toEqual([]);
	});
});
