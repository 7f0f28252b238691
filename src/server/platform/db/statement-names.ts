import pg from 'pg';
import * as v from 'valibot';

/** Executions before a statement gets a name: statements built for one use get none. */
export const OFTEN = 5;
/** Most named statements. Each connection keeps a plan for every name, some ten kilobytes each. */
export const MOST_NAMES = 400;
/** Most statements that are counted; beyond it counting starts over. */
const MOST_COUNTED = 2_000;

/** Names of one database's statements; another database in the same process has its own. */
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
 * Lets the server parse and plan repeated statements once per connection: that took four tenths of
 * what a checkout cost PostgreSQL. Statements without values have nothing to plan (`begin`).
 */
export function nameStatements(pool: pg.Pool): void {
	const getName = statementNames();
	pool.on('connect', (client) => {
		toNameStatements(client, getName);
	});
}

function toNameStatements(
	client: pg.PoolClient,
	getName: (text: string) => string | undefined,
): void {
	client.query = ((question: unknown, values?: unknown, ...rest: unknown[]): unknown => {
		const hasValues = Array.isArray(values) && values.length > 0;
		const asked = hasValues && v.is(unnamedSchema, question);
		const named = asked ? { ...question, name: getName(question.text) } : question;
		return Reflect.apply(pg.Client.prototype.query, client, [named, values, ...rest]);
	}) as typeof client.query;
}
