import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, type Edit, type Recipe, replaced } from './recipe.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Copies the Japanese entry of every list with one entry for each language, on one line or several.
 */
const likeJapanese = (file: string): Edit => ({
	file,
	change: (text) =>
		text
			.replace(/(\bja: ('[^'\n]*'|\w+))( \}|,\n)/g, (_, entry: string, __, end: string) => {
				const own = entry.replace('ja:', 'pt:').replace('JA', 'PT');
				return end === ' }' ? `${entry}, ${own} }` : `${entry},\n${own},\n`;
			})
			.replace(
				/^(\t+)ja: \{(?:.*\},\n|\n[\s\S]*?^\1\},\n)/gm,
				(entry) => entry + entry.replace('ja:', 'pt:'),
			),
});

/** Adds the language to a list that imports one file of messages for each. */
const listed = (file: string, name: string): Edit => ({
	file,
	change: (text) =>
		text
			.replace(
				/^import ja from '(.*)\/ja\/.*\n/m,
				(line, folder: string) =>
					`${line}import pt from '${folder}/pt/${name}.json' with { type: 'json' };\n`,
			)
			.replace('{ it, en, es, fr, ja }', '{ it, en, es, fr, ja, pt }'),
});

/** Adds the language's name for staff beside the Japanese one. */
const named = (file: string): Edit => ({
	file,
	change: (text) =>
		text.replace(
			/^(\t+)"ja": "[^"]*"(,?)\n/gm,
			(line, indent: string, comma: string) =>
				`${comma === '' ? line.replace('\n', ',\n') : line}${indent}"pt": "Português"${comma}\n`,
		),
});

/**
 * All messages but staff's, and those of islands, which show Italian until they are translated.
 */
const messages = (): Edit[] =>
	globSync('**/*.json', { cwd: join(ROOT, 'src/i18n/locales/en') })
		.filter((file) => file !== 'passport.json' && !file.startsWith('desk/'))
		.map((file) => ({
			file: `src/i18n/locales/pt/${file}`,
			change: () => readFileSync(join(ROOT, 'src/i18n/locales/en', file), 'utf8'),
		}));

const rule = (from: string, to: string, end = 'status = 404\n') =>
	`[[redirects]]\nfrom = "${from}"\nto = "${to}"\n${end}\n`;

/** End of a rule for visitors whose browser asks for a language. */
const forLanguage = (locale: string, status: number) =>
	`status = ${status}\nconditions = { Language = ["${locale}"] }\n`;

/** A sixth language; the host's content shows Italian in it, marked as such. */
export const LANGUAGE: Recipe = {
	name: 'a language',
	goal: 5,
	edits: [
		replaced('src/contract/locales.ts', "'fr', 'ja'] as", "'fr', 'ja', 'pt'] as"),
		after('src/contract/locales.ts', "	ja: 'ja-JP',\n", "	pt: 'pt-PT',\n"),
		after('src/contract/locales.ts', "	ja: '日本語',\n", "	pt: 'Português',\n"),
		likeJapanese('src/i18n/paths.ts'),
		listed('src/i18n/durability.ts', 'durability'),
		listed('src/i18n/fit/pick.ts', 'fit-pick'),
		after('netlify.toml', 'to = "/ja/404.html"\nstatus = 404\n\n', rule('/pt/*', '/pt/404.html')),
		after(
			'netlify.toml',
			`to = "/ja/account/profile"\n${forLanguage('ja', 302)}\n`,
			rule('/.well-known/change-password', '/pt/account/profile', forLanguage('pt', 302)),
		),
		after(
			'netlify.toml',
			`to = "/ja/404.html"\n${forLanguage('ja', 404)}\n`,
			rule('/*', '/pt/404.html', forLanguage('pt', 404)),
		),
		...['it', 'en'].flatMap((locale) =>
			['documents', 'capabilities/common', 'editing/values'].map((file) =>
				named(`src/i18n/locales/${locale}/desk/${file}.json`),
			),
		),
		...messages(),
	],
};
