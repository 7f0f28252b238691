import { globSync, readFileSync } from 'node:fs';
import { ERROR_STATUS, type HostErrorCode } from '#contract/errors.ts';
import { API_WORDS } from '#server/api-words.ts';

/** Document that `scripts/papers/errors.ts` writes. */
export const ERRORS_PAPER = '.github/ERRORS.md';

const CODES = Object.keys(ERROR_STATUS) as HostErrorCode[];

/** Lists the codes of the contract with the text that an API client gets. */
const listCodes = (): string[] =>
	CODES.map((code) => `- \`${code}\` (${ERROR_STATUS[code]}): ${API_WORDS.errors[code]}`);

/** Constants of `src/config.ts` and what each expects, such as `portSchema`. */
const EXPECTED = /'(expected [^']+)'/g;

/** Lists what each variable of `src/config.ts` expects. */
function listSettings(): string[] {
	const text = readFileSync('src/config.ts', 'utf8');
	const expectations = (part: string) => [...part.matchAll(EXPECTED)].map(([, words]) => words);
	const schemas = [...text.matchAll(/^const (\w+Schema) = ((?:v\.\w+|like)\([\s\S]*?\));$/gm)].map(
		([, name = '', body = '']): [string, string] => [name, body],
	);
	const resolve = (part: string): string =>
		schemas
			.filter(([name]) => part.includes(name))
			.reduce((whole, [, body]) => `${whole}\n${resolve(body)}`, part);
	return [...text.matchAll(/^\t([A-Z_]+): ([\s\S]*?)(?=^\t\/\*\*|^\t[A-Z_]+: |^\}\);)/gm)].flatMap(
		([, name = '', body = '']) => {
			const words = [...new Set(expectations(resolve(body)))];
			return words.length > 0 ? [`- \`${name}\`: ${words.join('; ')}`] : [];
		},
	);
}

const THROWN =
	/new (BuildError|BuildFailed|ConfigError|PageFault|StackError|StartError)\(\s*(?:oneLine\(\s*)?(?:`((?:[^`\\]|\\.)*)`|'([^']*)')/g;

/** Replaces each interpolated expression by its name. */
const toSentence = (template: string): string =>
	template.replace(/\$\{([^}]*)\}/g, (_, code: string) => {
		const name = /^[\w.]*?(\w+)$/.exec(code)?.[1] ?? /(\w+)\)*$/.exec(code)?.[1] ?? '…';
		return `‹${name}›`;
	});

/** Lists the error messages with which a start, a build or a command ends, each with its file. */
function listThrown(): string[] {
	const files = globSync('{src,scripts}/**/*.ts').toSorted();
	const lines = files.flatMap((file) =>
		[...readFileSync(file, 'utf8').matchAll(THROWN)].map(
			([, name = '', template, plain]) =>
				`- ${toSentence(template ?? plain ?? '')} (${name}, \`${file}\`)`,
		),
	);
	// An argument without a space is a name, not a sentence.
	return [...new Set(lines.filter((line) => / .* \(/.test(line.slice(2))))];
}

/** Returns the text of the document. */
export const writeErrors = (): string =>
	[
		'# Errors',
		'`node scripts/run.mjs scripts/papers/errors.ts` writes this list from the code; names in ‹ › are filled in.',
		'## Answers of the API',
		'Problems of `src/contract/errors.ts` (RFC 9457), each with its status. Visitors read the sentences of `src/i18n/locales/<code>/errors.json`.',
		listCodes().join('\n'),
		'## Settings',
		'`src/config.ts` ends a command with one line: the variable, what it expects, and the value, unless it is a secret.',
		listSettings().join('\n'),
		'## Starts, builds and commands',
		'Each is one line on stderr.',
		listThrown().join('\n'),
	].join('\n\n') + '\n';
