import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const PACKAGE = '@expo-google-fonts/biz-udgothic/package.json';
const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/japanese');

/**
 * Environment of a browser that can render Japanese. Visitors have the fonts of their machine;
 * where a machine has none, every width on a Japanese page would be that of a placeholder box.
 * Elsewhere than on Linux they are always there.
 */
export async function japaneseLetters(): Promise<Record<string, string>> {
	if (process.platform !== 'linux') return {};
	const folder = dirname(createRequire(import.meta.url).resolve(PACKAGE));
	const file = join(FOLDER, 'fonts.conf');
	await mkdir(FOLDER, { recursive: true });
	// Another worker's browser may be reading it.
	const draft = `${file}.${process.pid}`;
	await writeFile(
		draft,
		`<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
	<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
	<dir>${folder}</dir>
	<cachedir>${FOLDER}</cachedir>
</fontconfig>
`,
	);
	await rename(draft, file);
	return { FONTCONFIG_FILE: file };
}
