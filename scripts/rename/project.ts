import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { AstroAsTsx } from '../checks/astro-as-tsx.ts';

const SOURCES = ['{src,scripts,tests}/**/*.{ts,tsx,astro}', '*.ts'];
/** Files that recipes copy into a tree, where their imports lead. */
const ELSEWHERE = ['scripts/recipes/files/**', '**/node_modules/**'];

/** File as the compiler sees it: a template as TSX, each of its scripts as a module. */
interface View {
	file: string;
	text: string;
	/** Position in the file of one in the text; null in code that the converter has added. */
	toSource(offset: number): number | null;
}

/** Change of one place of a file. */
export interface Edit {
	file: string;
	start: number;
	length: number;
	text: string;
}

/** Sources of a project with the language service over them; edits stay in memory until saved. */
export class Project {
	readonly service: ts.LanguageService;
	readonly root: string;
	readonly #texts = new Map<string, string>();
	readonly #versions = new Map<string, number>();
	readonly #views = new Map<string, { version: number; views: Map<string, View> }>();
	readonly #changed = new Set<string>();
	#roots: string[] = [];

	constructor(root: string) {
		this.root = root;
		const exclude = ELSEWHERE;
		for (const file of SOURCES.flatMap((glob) => globSync(glob, { cwd: root, exclude }))) {
			this.#texts.set(join(root, file), readFileSync(join(root, file), 'utf8'));
		}
		this.service = ts.createLanguageService(this.#host());
	}

	/** Makes the service read the files that mention one of the words, and what these import. */
	readThoseWith(words: readonly string[]): void {
		const mentioned = new RegExp(`\\b(?:${words.join('|')})\\b`);
		const files = [...this.#texts].filter(([, text]) => mentioned.test(text));
		this.#roots = files.flatMap(([file]) => [...this.#viewsOf(file).keys()]);
	}

	/** Files whose text matches. */
	listFiles(pattern: RegExp): string[] {
		return [...this.#texts].filter(([, text]) => pattern.test(text)).map(([file]) => file);
	}

	getText(file: string): string {
		return this.#texts.get(file) ?? '';
	}

	/** Converts a place of the compiler's into one of the file; null in generated code. */
	toSource(name: string, offset: number): { file: string; start: number } | null {
		const file = toFile(name);
		const start = this.#viewsOf(file).get(name)?.toSource(offset) ?? null;
		return start === null ? null : { file, start };
	}

	/** Applies edits, and returns a function that takes them back. */
	apply(edits: readonly Edit[]): () => void {
		const before = new Map(edits.map(({ file }) => [file, this.getText(file)]));
		for (const { file, start, length, text } of edits.toSorted((a, b) => b.start - a.start)) {
			const old = this.getText(file);
			this.#setText(file, old.slice(0, start) + text + old.slice(start + length));
		}
		return () => {
			for (const [file, text] of before) this.#setText(file, text);
		};
	}

	#setText(file: string, text: string): void {
		this.#texts.set(file, text);
		this.#versions.set(file, (this.#versions.get(file) ?? 0) + 1);
		this.#changed.add(file);
	}

	/** Writes the changed files, and returns their paths. */
	save(): string[] {
		for (const file of this.#changed) writeFileSync(file, this.getText(file));
		return [...this.#changed];
	}

	#viewsOf(file: string): Map<string, View> {
		const version = this.#versions.get(file) ?? 0;
		const kept = this.#views.get(file);
		if (kept?.version === version) return kept.views;
		const views = toViews(file, this.#texts.get(file) ?? readFileSync(file, 'utf8'));
		this.#views.set(file, { version, views });
		return views;
	}

	#host(): ts.LanguageServiceHost {
		const config = ts.readConfigFile(join(this.root, 'tsconfig.json'), ts.sys.readFile);
		const { options } = ts.parseJsonConfigFileContent(
			{ ...config.config, files: [], include: [] },
			ts.sys,
			this.root,
		);
		const cache = ts.createModuleResolutionCache(this.root, (name) => name, options);
		const resolve = (name: string, from: string): ts.ResolvedModuleFull | undefined => {
			if (!name.endsWith('.astro')) {
				return ts.resolveModuleName(name, from, options, ts.sys, cache).resolvedModule;
			}
			const base = name.startsWith('#') ? join(this.root, 'src') : dirname(from);
			const path = join(base, name.replace('#', ''));
			return existsSync(path) ? { resolvedFileName: `${path}.tsx`, extension: '.tsx' } : undefined;
		};
		const read = (name: string) => {
			const file = toFile(name);
			const isOurs = this.#texts.has(file);
			return isOurs ? this.#viewsOf(file).get(name)?.text : ts.sys.readFile(name);
		};
		return {
			getCompilationSettings: () => ({ ...options, noEmit: true }),
			getScriptFileNames: () => this.#roots,
			getScriptVersion: (name) => String(this.#versions.get(toFile(name)) ?? 0),
			getScriptSnapshot(name) {
				const text = read(name);
				return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
			},
			getCurrentDirectory: () => this.root,
			getDefaultLibFileName: (of) => ts.getDefaultLibFilePath(of),
			fileExists: (name) => ts.sys.fileExists(toFile(name)),
			readFile: read,
			resolveModuleNameLiterals: (literals, from) =>
				literals.map(({ text }) => ({ resolvedModule: resolve(text, toFile(from)) })),
		};
	}
}

/** File of a view's name: `X.astro` of `X.astro.tsx` and `X.astro.0.ts`. */
const toFile = (name: string): string => name.replace(/(\.astro)(?:\.\d+)?\.tsx?$/, '$1');

function toViews(file: string, text: string): Map<string, View> {
	const same = (offset: number) => offset;
	if (!file.endsWith('.astro')) return new Map([[file, { file, text, toSource: same }]]);
	const tsx = new AstroAsTsx(file, text);
	return new Map([
		[`${file}.tsx`, { file, text: tsx.code, toSource: (offset) => tsx.toSource(offset) }],
		...tsx.scripts.map((script, index): [string, View] => [
			`${file}.${index}.ts`,
			{
				file,
				text: `${script}\nexport {};\n`,
				toSource: (offset) => tsx.toSourceOfScript(index, offset),
			},
		]),
	]);
}
