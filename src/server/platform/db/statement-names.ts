import pg from 'pg';
import * as v from 'valibot';

/** How often a statement is asked before it gets a name: what is put together for once keeps none. */
export const OFTEN = 5;
/** Named ones of a database. Each connection keeps a plan for every name, some ten kilobytes each. */
export const MOST_NAMES = 400;
/** Statements that are counted; beyond it counting begins anew. */
const MOST_COUNTED = 2_000;

/** The names of one database's statements: those of another, in the same process, leave them free. */
function statementNames(): (text: string) => string | undefined {
	const names = new Map<string, string>();
	let counts = new Map<string, number>();
	return (text) => {
		const known = names.get(text);
		if (known !== undefined || names.size === MOST_NAMES) return known;
		const count = (counts.get(text) ?? 0) + 1;
		if (count < OFTEN) {
			if (counts.size === MOST_COUNTED) counts = new Map();
			counts.set(text, count);
			return undefined;
		}
		counts.delete(text);
		const name = `s${names.size}`;
		names.set(text, name);
		return name;
	};
}

const unnamedSchema = v.looseObject({ text: v.string(), name: v.optional(v.undefined()) });

/**
 * Lets the server parse and plan once for a connection what is asked of it again and again: that took
 * four tenths of what a checkout cost PostgreSQL. Without values there is nothing to plan (`begin`).
 */
export function nameStatements(pool: pg.Pool): void {
	const nameOf = statementNames();
	pool.on('connect', (client) => {
		nameStatementsOf(client, nameOf);
	});
}

function nameStatementsOf(
	client: pg.PoolClient,
	nameOf: (text: string) => string | undefined,
): void {
	client.query = ((question: unknown, values?: unknown, ...rest: unknown[]): unknown => {
		const hasValues = Array.isArray(values) && values.length > 0;
		const asked = hasValues && v.is(unnamedSchema, question);
		const named = asked ? { ...question, name: nameOf(question.text) } : question;
		return Reflect.apply(pg.Client.prototype.query, client, [named, values, ...rest]);
	}) as typeof client.query;
}
