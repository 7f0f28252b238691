import { parseAst, type Plugin } from 'vite';

const CONTRACT = /\/src\/contract\/.*\.ts$/;
/** Properties of a record that a browser reads, by the function that makes the record. */
const READ = {
	// Calls: method, path and schema of the answer.
	endpoint: ['method', 'path', 'data'],
	// Capabilities: what the desk lists, and its forms. Calls are imported one by one.
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

/** Constants of a module that are made by calls, tagged templates, or object literals. */
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

/** Properties of a record made by `maker`; none for anything else. */
function recordIn({ init }: Making, maker: string) {
	if (init.type !== 'CallExpression' || init.callee.type !== 'Identifier') return [];
	const [record] = init.arguments;
	const isRecord = init.callee.name === maker && record?.type === 'ObjectExpression';
	return isRecord ? record.properties : [];
}

type Property = ReturnType<typeof recordIn>[number];

/** Properties of the constants that records spread as `...shared`. */
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

/** Removes a property that no browser reads, with the comma behind it. */
function unread(code: string, property: Property, read: readonly string[]): Edit[] {
	if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
	if (read.includes(property.key.name)) return [];
	const [comma = ''] = /^\s*,/.exec(code.slice(property.end)) ?? [];
	return [{ from: property.start, to: property.end + comma.length, text: '' }];
}

/** Marks a constant as free of effects, so that it can be dropped where it is unused. */
const markedFree = ({ init: { start, end } }: Making): Edit[] => [
	{ from: start, to: start, text: '/* @__PURE__ */ (() => (' },
	{ from: end, to: end, text: '))()' },
];

/** Strips a module of the contract, as JavaScript, of everything that no browser needs. */
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
 * Makes the contract lighter for browsers. It removes what the host alone reads of a call's record:
 * the sentence about it, who may call, the schemas of its query and body. It also marks constants
 * as free of effects: the bundler does not see through `v.` that the library marks its functions
 * so, nor that `...` has no effect, and kept all schemas of a module, with their part of the
 * library, for the sake of one. A test of the built site looks for each of the sentences. `makers`
 * are the functions whose records are cut: the desk reads more of calls than pages do.
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
