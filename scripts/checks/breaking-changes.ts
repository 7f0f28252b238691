/**
 * Finds statements of a migration that a host of the release before would not survive: while a shop
 * is updated host by host, it reads and writes the new schema. What such a host needs is removed a
 * release later, by a statement that says so in the lines before it:
 *
 * `-- breaking: nobody has read it since 0043`
 */

const MARK = /^--\s*breaking:\s*\S.{9,}$/m;

/** Statements by what an older host trips over. */
const BREAKING: readonly [RegExp, string][] = [
	[/^drop\s+(?:table|type|schema|view|sequence|function)\b/i, 'removes what an older host uses'],
	[/^alter\s+table\b.*\bdrop\s+column\b/is, 'removes a column that an older host reads'],
	[/^alter\s+(?:table|type|index|sequence)\b.*\brename\b/is, 'renames what an older host uses'],
	[/^alter\s+table\b.*\bset\s+data\s+type\b/is, 'changes the type of a column'],
	[/^alter\s+table\b.*\balter\s+column\s+\S+\s+type\b/is, 'changes the type of a column'],
	[/^alter\s+table\b.*\bset\s+not\s+null\b/is, 'refuses rows in which an older host leaves it out'],
	[/^alter\s+table\b.*\bdrop\s+default\b/is, 'takes the default from rows of an older host'],
	[/^alter\s+table\b.*\badd\s+constraint\b/is, 'may refuse rows that an older host writes'],
	[/^create\s+unique\s+index\b/i, 'may refuse rows that an older host writes'],
	[/^truncate\b/i, 'takes away rows that an older host reads'],
];

const ADDS_COLUMN = /\badd\s+column\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/i;
const RESTRICTS = /^alter\s+table\b.*\badd\s+constraint\b|^create\s+unique\s+index\b/is;
const IS_FILLED = /\bdefault\b|\bgenerated\b/i;

const CREATED = /^create\s+table\s+(?:if\s+not\s+exists\s+)?("?[\w.]+"?)/i;
const TABLE =
	/^(?:alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?|create\s+unique\s+index\b.*?\bon\s+(?:only\s+)?)("?[\w.]+"?)/is;

const toName = (quoted: string | undefined) => quoted?.replaceAll('"', '').replace(/^public\./, '');

/** Parts a migration into statements with the comments before each. Bodies of functions stay whole. */
function toStatements(migration: string): { comments: string; statement: string }[] {
	const bodies: string[] = [];
	const kept = migration.replace(/\$(\w*)\$.*?\$\1\$/gs, (body) => `$${bodies.push(body)}$`);
	return kept
		.split(/;|--> statement-breakpoint/)
		.map((part) => part.trim())
		.filter((part) => part !== '')
		.map((part) => {
			const comments = /^(?:\s*--.*\n?)*/.exec(part)?.[0] ?? '';
			return { comments, statement: part.slice(comments.length).trim() };
		});
}

function whyBreaking(statement: string): string | undefined {
	if (ADDS_COLUMN.test(statement) && /\bnot\s+null\b/i.test(statement)) {
		return IS_FILLED.test(statement) ? undefined : 'adds a column that an older host does not fill';
	}
	return BREAKING.find(([pattern]) => pattern.test(statement))?.[1];
}

/** Lists the statements that break an older host and do not say why they may. */
export function breakingChanges(migration: string): string[] {
	const statements = toStatements(migration);
	const own = new Set(
		statements.flatMap(({ statement }) => toName(CREATED.exec(statement)?.[1]) ?? []),
	);
	const columns = statements.flatMap(({ statement }) => ADDS_COLUMN.exec(statement)?.[1] ?? []);
	return statements.flatMap(({ comments, statement }) => {
		const table = toName(TABLE.exec(statement)?.[1]);
		// No older host knows a table that this migration makes, or fills a column that it adds.
		if (table !== undefined && own.has(table)) return [];
		const isOfOwn = columns.some((name) => new RegExp(`\\b${name}\\b`).test(statement));
		if (isOfOwn && RESTRICTS.test(statement)) return [];
		const why = whyBreaking(statement);
		if (why === undefined || MARK.test(comments)) return [];
		return [`${statement.split('\n')[0]}: ${why}`];
	});
}
