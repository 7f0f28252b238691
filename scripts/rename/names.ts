import { join, relative } from 'node:path';
import ts from 'typescript';
import { StartError } from '#errors/start-error.ts';
import type { NameChange } from './list.ts';
import type { Edit, Project } from './project.ts';

interface Place {
	name: string;
	offset: number;
}

/** A change with the places that it edits. */
interface Planned {
	change: NameChange;
	edits: readonly Edit[];
	mentions: readonly Edit[];
}

/**
 * Renames declarations and everything that refers to them, in modules and templates. Afterwards it
 * counts again what refers to each: a name that was taken already would have caught or lost some.
 * Returns why changes were refused; the others are made. All are found by one program and counted
 * by a second one, for to make one takes longer than all the changes.
 */
export function renameAll(project: Project, changes: readonly NameChange[]): string[] {
	const refused: string[] = [];
	const planned = changes.flatMap((change): Planned[] => {
		try {
			const edits = listEdits(project, findDeclaration(project, change), change.to);
			return [{ change, edits, mentions: listMentions(project, edits, change) }];
		} catch (cause) {
			if (!(cause instanceof StartError)) throw cause;
			refused.push(cause.message);
			return [];
		}
	});
	return [...refused, ...applyAll(project, planned)];
}

function applyAll(project: Project, planned: readonly Planned[]): string[] {
	const edits = planned.flatMap((one) => [...one.edits, ...one.mentions]);
	const undo = project.apply(distinct(edits));
	const wrong = planned.flatMap(({ change, edits: { length: before } }) => {
		const renamed = findDeclaration(project, { ...change, from: toNew(change, planned) });
		const after = countReferences(project, renamed, change.to);
		const found = `${before} places renamed, ${after} refer to the new name`;
		const why = `${change.from}: expected a name that is free, not ${change.to}: ${found}`;
		return after === before ? [] : [{ change, why }];
	});
	if (wrong.length === 0) return [];
	undo();
	const right = planned.filter((one) => wrong.every(({ change }) => change !== one.change));
	return [...wrong.map(({ why }) => why), ...applyAll(project, right)];
}

/** Path of the renamed thing: the last part of `Line.sum` changes, and `Line` if the list has it. */
function toNew({ file, from, to }: NameChange, planned: readonly Planned[]): string {
	const [first, ...members] = from.split('.');
	if (members.length === 0) return to;
	const owner = planned.find(({ change }) => change.file === file && change.from === first);
	return [owner?.change.to ?? first, ...members.slice(0, -1), to].join('.');
}

const KINDS = '(?:async )?function|(?:abstract )?class|const|let|type|interface';

function findDeclaration(project: Project, { file, from }: NameChange): Place {
	const [first = '', ...members] = from.split('.');
	project.readThoseWith([first, ...members]);
	const candidates = file
		? [join(project.root, file)]
		: project.listFiles(new RegExp(`^(?:export )?(?:${KINDS}) ${first}\\b`, 'm'));
	const program = project.service.getProgram();
	const found = candidates.flatMap((path) => {
		const name = path.endsWith('.astro') ? `${path}.tsx` : path;
		const source = program?.getSourceFile(name);
		const node = source && findNode(source, first, members);
		return node ? [{ name, offset: node.getStart() }] : [];
	});
	const [place] = found;
	if (place && found.length === 1) return place;
	const where = found.map(({ name }) => relative(project.root, name)).join(', ');
	throw new StartError(`${from}: expected one declaration, found ${where || 'none'}`);
}

function findNode(
	source: ts.SourceFile,
	name: string,
	members: readonly string[],
): ts.Node | undefined {
	let scope: ts.Node = source;
	let found: ts.Node | undefined;
	for (const part of [name, ...members]) {
		found = find(scope, part);
		if (!found) return undefined;
		scope = found.parent;
	}
	return found;
}

/** Finds the name of a declaration below a node, those nearer to it first. */
function find(scope: ts.Node, name: string): ts.Node | undefined {
	for (let level: ts.Node[] = [scope]; level.length > 0;) {
		const next: ts.Node[] = [];
		for (const node of level) {
			node.forEachChild((child) => {
				next.push(child);
			});
		}
		const declared = next.filter(isDeclaration).find((node) => isCalled(node.name, name));
		if (declared) return declared.name;
		level = next;
	}
	return undefined;
}

type Declaration = ts.Node & { name?: ts.Node };

const DECLARATIONS: readonly ((node: ts.Node) => boolean)[] = [
	...[ts.isVariableDeclaration, ts.isFunctionDeclaration, ts.isClassDeclaration],
	...[ts.isInterfaceDeclaration, ts.isTypeAliasDeclaration, ts.isParameter, ts.isBindingElement],
	...[ts.isPropertySignature, ts.isMethodSignature, ts.isPropertyDeclaration],
	...[ts.isMethodDeclaration, ts.isAccessor, ts.isPropertyAssignment],
	ts.isShorthandPropertyAssignment,
];

const isDeclaration = (node: ts.Node): node is Declaration =>
	DECLARATIONS.some((isOne) => isOne(node));

const isCalled = (node: ts.Node | undefined, name: string): boolean =>
	node !== undefined && ts.isIdentifier(node) && node.text === name;

/** Lists the places of a name, on through each module that exports it under this name again. */
function listEdits(project: Project, declared: Place, to: string): Edit[] {
	const edits = new Map<string, Edit>();
	const queue = [declared];
	for (const { name, offset } of queue) {
		const locations = project.service.findRenameLocations(name, offset, false, false, {
			providePrefixAndSuffixTextForRename: true,
		});
		for (const { fileName, textSpan, prefixText = '', suffixText = '' } of locations ?? []) {
			const source = project.toSource(fileName, textSpan.start);
			const key = source && `${source.file}:${source.start}`;
			if (!key || edits.has(key)) continue;
			const isPassedOn = suffixText !== '' && isExported(project, fileName, textSpan.start);
			if (isPassedOn) queue.push({ name: fileName, offset: textSpan.start });
			const text = isPassedOn ? to : prefixText + to + suffixText;
			edits.set(key, { ...source, length: textSpan.length, text });
		}
	}
	return [...edits.values()];
}

/** True if the place is in `export { name }`, with or without the module it comes from. */
function isExported(project: Project, file: string, offset: number): boolean {
	let node: ts.Node | undefined = project.service.getProgram()?.getSourceFile(file);
	while (node && !ts.isExportSpecifier(node)) {
		node = node.forEachChild((child) =>
			child.pos <= offset && offset < child.end ? child : undefined,
		);
	}
	return node !== undefined;
}

/** Counts the places that refer to a declaration by its own name, aliases of imports left out. */
function countReferences(project: Project, { name, offset }: Place, to: string): number {
	const found = project.service.findReferences(name, offset) ?? [];
	const places = found
		.flatMap(({ references }) => references)
		.map(({ fileName, textSpan }) => project.toSource(fileName, textSpan.start))
		.filter((place) => place !== null)
		.filter(({ file, start }) => project.getText(file).startsWith(to, start));
	return distinct(places).length;
}

/** A template’s expression can appear in its TSX twice. */
function distinct<T extends { file: string; start: number }>(places: readonly T[]): T[] {
	return [...new Map(places.map((place) => [`${place.file}:${place.start}`, place])).values()];
}

/** Mentions in comments of the renamed files, in backticks or as `{@link name}`. */
function listMentions(project: Project, edits: readonly Edit[], { from, to }: NameChange): Edit[] {
	const name = from.split('.').at(-1) ?? from;
	const mention = new RegExp(`(?<=\`|\\{@link )${name}(?=[\`}(])`, 'g');
	return [...new Set(edits.map(({ file }) => file))].flatMap((file) =>
		[...project.getText(file).matchAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm)].flatMap((comment) =>
			[...comment[0].matchAll(mention)].map(({ index }) => ({
				file,
				start: comment.index + index,
				length: name.length,
				text: to,
			})),
		),
	);
}
