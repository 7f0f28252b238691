import { parseAst, type Plugin } from 'vite';

const CONTRACT = /\/src\/contract\/.*\.ts$/;
/** What a browser reads of a record, by who makes it. */
const READ = {
	// Of a call: where it goes, and the shape of what comes back.
	endpoint: ['method', 'path', 'data'],
	// Of a capability: what the desk lists, and its forms. Calls are imported one by one.
	contractModule: ['name', 'desk', 'deskParts', 'forms', 'retention'],
} as const;
type Maker = keyof typeof READ;
const MAKERS: readonly Maker[] = ['endpoint', 'contractModule'];

type Statement = ReturnType<typeof parseAst>['body'][number];
interface Edit {
	from: number;
	to: number;
	text: string;
}

/** Constants of a module that calls, tagged texts, or objects put together from others make. */
function makingsIn(statement: Statement) {
	const kept = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
	if (kept?.type !== 'VariableDeclaration') return [];
	return kept.declarations.flatMap(({ id, init }) =>
		id.type === 'Identifier' &&
		(init?.type === 'CallExpression' ||
			init?.type === 'TaggedTemplateExpression' ||
			init?.type === 'ObjectExpression')
			? [{ name: id.name, init }]
			: [],
	);
}

type Making = ReturnType<typeof makingsIn>[number];

/** What a record made by `maker` consists of; nothing of what is none. */
function recordIn({ init }: Making, maker: string) {
	if (init.type !== 'CallExpression' || init.callee.type !== 'Identifier') return [];
	const [record] = init.arguments;
	const isRecord = init.callee.name === maker && record?.type === 'ObjectExpression';
	return isRecord ? record.properties : [];
}

type Property = ReturnType<typeof recordIn>[number];

/** The same of the constants that stand in records as `...shared`. */
function sharedBy(records: readonly Property[], makings: readonly Making[]): Property[] {
	const names = records.flatMap((property) =>
		property.type === 'SpreadElement' && property.argument.type === 'Identifier'
			? [property.argument.name]
			: [],
	);
	return makings.flatMap(({ name, init }) =>
		init.type === 'ObjectExpression' && names.includes(name) ? init.properties : [],
	);
}

/** Takes a property out that no browser reads, with the comma behind it. */
function unread(code: string, property: Property, read: readonly string[]): Edit[] {
	if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
	if (read.includes(property.key.name)) return [];
	const [comma = ''] = /^\s*,/.exec(code.slice(property.end)) ?? [];
	return [{ from: property.start, to: property.end + comma.length, text: '' }];
}

/** Says that a constant can go where nobody uses it. */
const markedFree = ({ init: { start, end } }: Making): Edit[] => [
	{ from: start, to: start, text: '/* @__PURE__ */ (() => (' },
	{ from: end, to: end, text: '))()' },
];

/** A module of the contract, as JavaScript, without what no browser needs of it. */
export function lean(code: string, makers = MAKERS): string {
	const makings = parseAst(code).body.flatMap(makingsIn);
	const edits = [
		...makers.flatMap((maker) => {
			const records = makings.flatMap((making) => recordIn(making, maker));
			return [...records, ...sharedBy(records, makings)].flatMap((property) =>
				unread(code, property, READ[maker]),
			);
		}),
		...makings.flatMap(markedFree),
	];
	return edits
		.toSorted((a, b) => b.from - a.from)
		.reduce((rest, { from, to, text }) => rest.slice(0, from) + text + rest.slice(to), code);
}

/**
 * Makes the contract lighter for browsers. What the host alone reads of a call's record goes: the
 * sentence about it, who may call, the schemas of its query and body. And constants are marked as free
 * of effects: the bundler does not see through `v.` that the library marks its functions so, nor that
 * `...` has no effect, and kept all schemas of a module, with their part of the library, for the sake
 * of one. A test of the built site looks for each of the sentences. `makers` are those whose records
 * are cut: the desk reads of calls more than pages do.
 */
export function leanContract(makers = MAKERS): Plugin {
	return {
		name: 'lean-contract',
		apply: 'build',
		transform: {
			filter: { id: CONTRACT },
			handler: (code) => ({ code: lean(code, makers), map: null }),
		},
	};
}
