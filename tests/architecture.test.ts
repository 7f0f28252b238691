import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Who may import whom (README, "The house"): folder below src to the folders it may use. */
const MAY_IMPORT: Record<string, readonly string[]> = {
	contract: [],
	'config.ts': [],
	brand: [],
	domain: ['contract'],
	drawing: ['contract'],
	i18n: ['contract'],
	api: ['contract', 'config.ts'],
	content: ['api', 'domain', 'drawing', 'i18n', 'contract', 'config.ts'],
	state: ['api', 'domain', 'contract'],
	'components/ui': [],
	'islands/ui': [],
	islands: ['islands/ui', 'state', 'domain', 'contract', 'i18n'],
	components: [
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
	pages: ['content', 'templates', 'layouts', 'components/ui', 'i18n', 'contract', 'styles'],
	http: ['contract'],
	edge: ['contract', 'http', 'config.ts', 'brand', 'i18n/paths.ts'],
	desk: ['contract', 'domain', 'brand'],
	seed: ['contract'],
	server: [
		'contract',
		'domain',
		'http',
		'seed',
		'config.ts',
		'brand',
		'i18n/paths.ts',
		'i18n/format.ts',
	],
};

/** Rooms that may know the types of `content/`, never its code. */
const TYPES_OF_CONTENT_ONLY = ['components', 'blocks', 'templates', 'layouts'];

interface Import {
	file: string;
	from: string;
	to: string;
	target: string;
	isTypeOnly: boolean;
}

function roomOf(path: string): string {
	const [first = '', second = ''] = path.split('/');
	if (second === 'ui') return `${first}/ui`;
	return first;
}

function sources(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => /\.(ts|tsx|astro)$/.test(file) && !file.endsWith('.d.ts'))
		.map((file) => file.replaceAll('\\', '/'));
}

const IMPORT = /^\s*(?:import|export)\s+(type\s+)?[^'"]*?from\s+'(#[^']+)'|^import '(#[^']+)'/gm;

function importsOf(file: string): Import[] {
	const text = readFileSync(join('src', file), 'utf8');
	return [...text.matchAll(IMPORT)].map((match) => {
		const target = (match[2] ?? match[3] ?? '').slice(1);
		return {
			file,
			from: roomOf(file),
			to: roomOf(target),
			target,
			isTypeOnly: match[1] !== undefined,
		};
	});
}

const imports = sources('src').flatMap(importsOf);

describe('the house', () => {
	test('every room of src is in the table', () => {
		const rooms = new Set(sources('src').map(roomOf));
		const known = [...Object.keys(MAY_IMPORT), 'styles'];
		expect([...rooms].filter((room) => !known.includes(room))).toEqual([]);
	});

	test('rooms import only what the table allows', () => {
		const broken = imports.filter(
			({ from, to, target }) =>
				from !== to && ![to, target].some((room) => (MAY_IMPORT[from] ?? []).includes(room)),
		);
		expect(broken.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
	});

	test('what draws takes types of content, not its code', () => {
		const broken = imports.filter(
			({ from, to, isTypeOnly }) =>
				to === 'content' && TYPES_OF_CONTENT_ONLY.includes(from) && !isTypeOnly,
		);
		expect(broken.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
	});

	test('only config.ts reads the environment', () => {
		const readers = sources('src').filter(
			(file) =>
				file !== 'config.ts' && /process\.env/.test(readFileSync(join('src', file), 'utf8')),
		);
		expect(readers).toEqual([]);
	});

	test('no source file passes 250 lines, seeds, locales and migrations aside', () => {
		const long = sources('src')
			.filter((file) => !file.startsWith('seed/'))
			.filter((file) => readFileSync(join('src', file), 'utf8').split('\n').length > 251);
		expect(long).toEqual([]);
	});
});
