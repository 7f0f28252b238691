import type { InlineTexts } from './csp.ts';

/**
 * Most digests of a rule that stands for a whole folder, beside those of the error pages and of an
 * announcement, which every rule has. The head of a page stays below 1.2 kB with them; a folder that
 * needs more has a rule for each page.
 */
const FOLDER_DIGESTS = 3;

/** Below it addresses are those of one kind of page: `/it/prodotto`, `/it/account`. */
const LOCALE_DEPTH = 1;

const ERROR_PAGE = /^\/[^/]+\/(?:404|500|503)$/;

/** True for the page of an error, which answers at addresses that have no rule of their own. */
const isErrorPage = (path: string): boolean => ERROR_PAGE.test(path);

/** A page by its address, `/it/prodotto/k1`, with its inline texts. */
export interface PolicedPage {
	path: string;
	inline: InlineTexts;
	/** Policy that the page states itself; null without one. */
	policy: string | null;
}

/** Rule for an address, or with a final `*` for a folder and all below it. */
export interface PolicyRule {
	for: string;
	inline: InlineTexts;
}

interface Folder {
	own: InlineTexts | null;
	/** True if a page answers at any address in here. */
	isOpen: boolean;
	below: Map<string, Folder>;
}

const aFolder = (): Folder => ({ own: null, isOpen: false, below: new Map() });

function folderAt(root: Folder, path: string): Folder {
	let folder = root;
	for (const segment of path.split('/').filter(Boolean)) {
		let next = folder.below.get(segment);
		if (!next) folder.below.set(segment, (next = aFolder()));
		folder = next;
	}
	return folder;
}

function toTree(pages: Iterable<PolicedPage>, rewritten: Iterable<PolicedPage>): Folder {
	const root = aFolder();
	for (const { path, inline } of pages) folderAt(root, path).own = inline;
	for (const { path, inline } of rewritten) {
		folderAt(root, path).own ??= inline;
		folderAt(root, path.slice(0, path.lastIndexOf('/'))).isOpen = true;
	}
	return root;
}

function* textsIn({ own, below }: Folder): Iterable<InlineTexts> {
	if (own) yield own;
	for (const folder of below.values()) yield* textsIn(folder);
}

/** All texts of several pages, each once. */
export function joined(all: Iterable<InlineTexts>): InlineTexts {
	const inline: InlineTexts = { scripts: new Set(), styles: new Set() };
	for (const { scripts, styles } of all) {
		for (const text of scripts) inline.scripts.add(text);
		for (const text of styles) inline.styles.add(text);
	}
	return inline;
}

function toRules(path: string, folder: Folder, depth: number, errors: InlineTexts): PolicyRule[] {
	if (depth > LOCALE_DEPTH && folder.below.size > 0) {
		const whole = joined([...textsIn(folder), errors]);
		const scripts = [...whole.scripts].filter((text) => !errors.scripts.has(text));
		const styles = [...whole.styles].filter((text) => !errors.styles.has(text));
		if (folder.isOpen || scripts.length + styles.length <= FOLDER_DIGESTS) {
			return [{ for: `${path}/*`, inline: whole }];
		}
	}
	const own = folder.own ? [{ for: path || '/', inline: joined([folder.own, errors]) }] : [];
	const below = [...folder.below]
		.toSorted(([a], [b]) => (a < b ? -1 : 1))
		.flatMap(([name, next]) => toRules(`${path}/${name}`, next, depth + 1, errors));
	return [...own, ...below];
}

/**
 * Rules by which each page gets a policy of the digests that it needs, and of those of the error
 * pages, which may answer at any address. No two match one address: some hosts join the policies of
 * all rules that do, and a browser then obeys every one. Each page of `rewritten` answers at any
 * address in its folder, which therefore has one rule.
 */
export function policyRules(
	pages: readonly PolicedPage[],
	rewritten: readonly PolicedPage[] = [],
): PolicyRule[] {
	const errors = joined(pages.filter(({ path }) => isErrorPage(path)).map(({ inline }) => inline));
	const others = pages.filter(({ path }) => !isErrorPage(path));
	return toRules('', toTree(others, rewritten), 0, errors);
}

function rulesFor(rules: readonly PolicyRule[]): (path: string) => PolicyRule | undefined {
	const byPath = new Map(rules.map((rule) => [rule.for, rule]));
	return (path) => {
		const exact = byPath.get(path);
		if (exact) return exact;
		for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
			const found = byPath.get(`${path.slice(0, end)}/*`);
			if (found) return found;
		}
		return undefined;
	};
}

const lacks = (rule: InlineTexts, { scripts, styles }: InlineTexts): boolean =>
	[...scripts].some((text) => !rule.scripts.has(text)) ||
	[...styles].some((text) => !rule.styles.has(text));

/**
 * Throws with the first page that no rule allows its scripts and styles, and with an error page
 * that does not state its own policy.
 */
export function assertPolicies(
	rules: readonly PolicyRule[],
	pages: Iterable<PolicedPage>,
	getDigests: (inline: InlineTexts) => readonly string[],
): void {
	const ruleFor = rulesFor(rules);
	for (const { path, inline, policy } of pages) {
		if (isErrorPage(path)) {
			const missing = getDigests(inline).find((digest) => !policy?.includes(digest));
			if (policy === null) throw new Error(`${path} states no content security policy`);
			if (missing) throw new Error(`the policy that ${path} states lacks ${missing}`);
			continue;
		}
		const rule = ruleFor(path);
		if (!rule) throw new Error(`no content security policy is known for ${path}`);
		if (lacks(rule.inline, inline)) {
			throw new Error(`the content security policy of ${rule.for} lacks texts of ${path}`);
		}
	}
}
