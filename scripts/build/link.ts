import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Codes of errors where a file cannot have a second name: another file system, or one without. */
const NO_LINKS = ['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'];

export const codeIn = (cause: unknown): unknown =>
	cause instanceof Error && 'code' in cause ? cause.code : undefined;

/** Gives a file a second name, or copies it where that is impossible. */
export function link(from: string, to: string): void {
	try {
		linkSync(from, to);
	} catch (cause) {
		if (!NO_LINKS.some((code) => code === codeIn(cause))) throw cause;
		copyFileSync(from, to);
	}
}

/** Links all files of a folder, but for some at its top, into another one. */
export function linkFolder(from: string, to: string, but: readonly string[] = []): void {
	mkdirSync(to, { recursive: true });
	for (const entry of readdirSync(from, { withFileTypes: true })) {
		if (but.includes(entry.name)) continue;
		const [source, target] = [join(from, entry.name), join(to, entry.name)];
		if (entry.isDirectory()) linkFolder(source, target);
		else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
		else link(source, target);
	}
}
