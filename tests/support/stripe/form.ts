/** Decoded form body or query, with its brackets opened: `a[b][0]=1` is `{ a: { b: ['1'] } }`. */
export type Form = string | Form[] | { [name: string]: Form };

type Branch = Map<string, Branch | string>;

/** Steps of a name: `a[b][]` is `a`, `b` and a place after the existing ones. */
function toSteps(name: string): string[] {
	return name.split('[').map((part) => part.replace(/\]$/, ''));
}

function put(root: Branch, name: string, value: string): void {
	const steps = toSteps(name);
	const last = steps.pop() ?? '';
	let branch = root;
	for (const step of steps) {
		const next = branch.get(step);
		const below = next instanceof Map ? next : new Map<string, Branch | string>();
		branch.set(step, below);
		branch = below;
	}
	branch.set(last === '' ? String(branch.size) : last, value);
}

function opened(branch: Branch | string): Form {
	if (typeof branch === 'string') return branch;
	const entries = [...branch].map(([name, below]) => [name, opened(below)] as const);
	const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
	return isList ? entries.map(([, form]) => form) : Object.fromEntries(entries);
}

export function readForm(encoded: string): Form {
	const root: Branch = new Map();
	for (const [name, value] of new URLSearchParams(encoded)) put(root, name, value);
	return opened(root);
}
