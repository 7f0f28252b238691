import { globSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { AstroAsTsx } from './astro-as-tsx.ts';
import { type Outcome, runTool } from './tool.ts';

/** Astro’s folder for generated files; a second root must be inside the first one. */
const CACHE = '.astro';

/** Types that every `.astro` file may name without importing them. */
const ASTRO_TYPES = ['client.d.ts', 'env.d.ts', 'astro-jsx.d.ts'];

/** Folders that hold templates. */
const FOLDERS = ['src', 'scripts', 'tests'];
/** Files of recipes, which are copied into a tree and import what is beside them there. */
const ELSEWHERE = 'scripts/recipes/files';

const standIn = (file: string) => `${file}.tsx`;
const toScript = (file: string, index: number) => `${file}.${index}.ts`;
const STAND_IN = /^(.+\.astro)(?:\.(\d+))?\.tsx?\((\d+),(\d+)\)(.*)$/s;
/** With one syntax error the compiler reports nothing else, so none is passed over. */
const SYNTAX = /: error TS1\d{3}:/;

/**
 * Compiles a project without writing output: `files`, or all that its tsconfig.json includes. The
 * native compiler reads no `.astro` file, so each is written for it as TSX below a second root of
 * the project; its errors name the file that can be fixed.
 */
export async function compile(root: string, files?: readonly string[]): Promise<Outcome> {
	await mkdir(join(root, CACHE), { recursive: true });
	const folder = await mkdtemp(join(root, CACHE, 'types-'));
	const clear = () => rmSync(folder, { recursive: true, force: true });
	// Also clears up when the process exits while it waits for the compiler.
	process.once('exit', clear);
	try {
		const sources = await layOut(root, folder);
		const faults = [...sources].flatMap(([file, { faults }]) => faults.map((one) => file + one));
		await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project(root, folder, files)));
		const { output, code } = await runTool([
			join(root, 'node_modules/@typescript/native/bin/tsc'),
			...['-p', folder, '--noEmit', '--pretty', 'false'],
			// Beside other work it gains nothing by checking twice what threads share.
			'--singleThreaded',
		]);
		const said = inSources(output, sources, relative(process.cwd(), folder));
		// A compiler that was killed prints nothing, and has not passed.
		const hasFailed = faults.length + said.length > 0 || (code !== 0 && output.trim() === '');
		return { code: hasFailed ? 1 : 0, output: [...faults, ...said].join('\n') };
	} finally {
		process.off('exit', clear);
		clear();
	}
}

async function layOut(root: string, folder: string): Promise<Map<string, AstroAsTsx>> {
	const sources = new Map<string, AstroAsTsx>();
	const files = globSync(`{${FOLDERS.join()}}/**/*.astro`, {
		cwd: root,
		exclude: [`${ELSEWHERE}/**`],
	});
	for (const file of files) {
		const tsx = new AstroAsTsx(file, await readFile(join(root, file), 'utf8'));
		sources.set(file, tsx);
		const path = join(folder, standIn(file));
		await mkdir(dirname(path), { recursive: true });
		await writeFile(path, tsx.code);
		for (const [index, script] of tsx.scripts.entries()) {
			await writeFile(join(folder, toScript(file, index)), `${script}\nexport {};\n`);
		}
	}
	return sources;
}

function project(root: string, folder: string, files?: readonly string[]) {
	const inRoot = (path: string) => join(root, path);
	const all = [...FOLDERS, '*.ts'].map(inRoot).concat(FOLDERS.map((path) => join(folder, path)));
	return {
		extends: inRoot('tsconfig.json'),
		compilerOptions: {
			rootDirs: [root, folder],
			paths: {
				'#*.astro': [join(folder, 'src', standIn('*.astro'))],
				'#*': [inRoot('src/*')],
			},
			types: ['node'],
			typeRoots: [inRoot('node_modules/@types')],
		},
		// The scripts of the templates that are named, too.
		include: files?.map((file) => join(folder, `${file}.*.ts`)) ?? all,
		exclude: [inRoot(ELSEWHERE)],
		files: [
			...ASTRO_TYPES.map((file) => inRoot(join('node_modules/astro', file))),
			...(files ?? []).map((file) =>
				file.endsWith('.astro') ? join(folder, standIn(file)) : inRoot(file),
			),
		],
	};
}

/**
 * Converts `…/X.astro.tsx(9,1): error` to `…/X.astro(7,1): error`, and drops errors in generated
 * code.
 */
function inSources(output: string, sources: Map<string, AstroAsTsx>, folder: string): string[] {
	// An error continues in the indented lines below it.
	const complaints = output.split(/\n(?=\S)/).filter((complaint) => complaint.trim() !== '');
	return complaints.flatMap((complaint) => {
		const [, path = '', script, line, column, what = ''] = STAND_IN.exec(complaint) ?? [];
		const file = relative(folder, path);
		const source = sources.get(file);
		if (!source) return complaint;
		const at = [Number(line), Number(column)] as const;
		const place = script ? source.placeInScript(Number(script), ...at) : source.findPlace(...at);
		if (place === null && !SYNTAX.test(what)) return [];
		return `${file}${place ?? ''}${what}`;
	});
}
