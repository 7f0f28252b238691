import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, type Edit, type Recipe, replaced } from './recipe.ts';

const ROOT = join(import.meta.dirname, '../..');
const TEXT_FOLDERS = [
	'src/server/forms/mails/texts',
	'src/server/forms/page/texts',
	'src/server/newsletter/mails/texts',
	'src/server/wishlist/mails/texts',
	'src/server/platform/mail/texts',
	'src/server/wheels/mails/texts',
];

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

const registered = (folder: string): Edit[] => [
	{
		file: `${folder}/pt.ts`,
		change: () => readFileSync(join(ROOT, folder, 'en.ts'), 'utf8').replace('const EN', 'const PT'),
	},
	after(`${folder}/texts.ts`, "import { JA } from './ja.ts';\n", "import { PT } from './pt.ts';\n"),
	likeJapanese(`${folder}/texts.ts`),
];

/** All messages but those of islands, which show Italian until they are translated. */
const messages = (): Edit[] =>
	readdirSync(join(ROOT, 'src/i18n/locales/en'))
		.filter((file) => file !== 'passport.json')
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
	goal: 12,
	edits: [
		replaced('src/contract/locales.ts', "'fr', 'ja'] as", "'fr', 'ja', 'pt'] as"),
		after('src/contract/locales.ts', "	ja: 'ja-JP',\n", "	pt: 'pt-PT',\n"),
		after('src/contract/locales.ts', "	ja: '日本語',\n", "	pt: 'Português',\n"),
		likeJapanese('src/i18n/paths.ts'),
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
		likeJapanese('src/edge/plain-pages.ts'),
		likeJapanese('src/server/platform/page/frame.ts'),
		likeJapanese('src/server/wheels/warranty/certificate-texts.ts'),
		...TEXT_FOLDERS.flatMap(registered),
		...['it', 'en'].map((locale) => likeJapanese(`src/i18n/documents/names-${locale}.ts`)),
		...['it', 'en'].map((locale) => likeJapanese(`src/desk/messages/common/${locale}.ts`)),
		...['it', 'en'].map((locale) => likeJapanese(`src/desk/editing/messages/values-${locale}.ts`)),
		...messages(),
	],
};
