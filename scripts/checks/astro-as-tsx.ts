import { convertToTsx, type ConvertToTsxResult } from '@astrojs/astro2tsx';

/** TSX form of an `.astro` file for the compiler, by Astro's own converter. */
export class AstroAsTsx {
	readonly code: string;
	/** Contents of its `<script>` elements, for the compiler too. */
	readonly scripts: readonly string[];
	readonly #source: string;
	readonly #converted: ConvertToTsxResult;

	constructor(file: string, source: string) {
		this.#source = source;
		this.#converted = convertToTsx(source, { filename: file });
		this.code = this.#converted.code;
		this.scripts = this.#modules.map(({ content }) => content);
	}

	get #modules() {
		return this.#converted.scripts.filter(
			({ type }) => type === 'processed-module' || type === 'module',
		);
	}

	/** Errors of the converter itself, as `(line,column): error: why`. */
	get faults(): string[] {
		return this.#converted.diagnostics
			.filter(({ severity }) => severity === 1)
			.map(({ position, message }) => `${place(this.#source, position.start)}: error: ${message}`);
	}

	/**
	 * Position in the file for one in the TSX, as `(line,column)`, both from 1; null for code that
	 * the converter has added, which has no source to fix.
	 */
	findPlace(line: number, column: number): string | null {
		const offset = this.toSource(toOffset(this.code, line, column));
		return offset === null ? null : place(this.#source, offset);
	}

	/** Offset in the file for one in the TSX; null for code that the converter has added. */
	toSource(offset: number): number | null {
		const mapping = this.#converted.mappings.find(
			([start, length, , written]) => written > 0 && offset >= start && offset < start + length,
		);
		if (!mapping) return null;
		const [start, , original, written] = mapping;
		return original + Math.min(offset - start, written);
	}

	/** Position in the file for one in one of its scripts. */
	placeInScript(index: number, line: number, column: number): string | null {
		const script = this.#modules[index];
		if (!script) return null;
		return place(this.#source, script.position.start + toOffset(script.content, line, column));
	}

	/** Offset in the file for one in one of its scripts. */
	toSourceOfScript(index: number, offset: number): number | null {
		const script = this.#modules[index];
		return script ? script.position.start + offset : null;
	}
}

function toOffset(text: string, line: number, column: number): number {
	const before = text.split('\n').slice(0, line - 1);
	return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}

function place(text: string, offset: number): string {
	const lines = text.slice(0, offset).split('\n');
	return `(${lines.length},${(lines.at(-1) ?? '').length + 1})`;
}
