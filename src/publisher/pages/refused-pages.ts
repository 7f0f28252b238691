import { faultsIn, findPath, type PageFault, type PageSigns, type SiteToCheck } from './checks.ts';

interface ChangedSite extends Omit<SiteToCheck, 'before'> {
	/** Pages of the previous release, which stay unchanged when the new ones are refused. */
	before: ReadonlyMap<string, PageSigns>;
	/** Files of the release before that the site would no longer have. */
	gone: readonly string[];
}

/** Site in which refused pages are as before; those that are new are left out. */
function withoutRefused(site: ChangedSite, refused: ReadonlyMap<string, PageFault>): SiteToCheck {
	if (refused.size === 0) return site;
	const pages = new Map(site.pages);
	const gone = new Set(site.gone);
	for (const file of refused.keys()) {
		const before = site.before.get(file);
		if (before) pages.set(file, before);
		else pages.delete(file);
	}
	return {
		...site,
		pages,
		written: site.written.filter((file) => !refused.has(file)),
		linked: [...new Set([...site.linked, ...refused.keys()])],
		has: (path) => (refused.has(path) ? gone.has(path) || site.before.has(path) : site.has(path)),
	};
}

/**
 * Finds the pages that a publication must hold back, each with its issue: they stay unchanged, so
 * that the rest goes live. A page that links to a refused page, or to one that is removed with it,
 * is refused itself; a page with incoming links is not taken off.
 * @throws PageFault for an issue that no page can be held back for
 */
export function refusedPages(site: ChangedSite): Map<string, PageFault> {
	const refused = new Map<string, PageFault>();
	const [written, gone] = [new Set(site.written), new Set(site.gone)];

	function fileAgainst(fault: PageFault): string {
		if (written.has(fault.file) && !refused.has(fault.file)) return fault.file;
		const target = fault.code === 'dead_link' ? findPath(fault.where ?? '') : null;
		const kept = [target ?? '', `${target}.html`].find((file) => gone.has(file));
		if (kept === undefined || refused.has(kept)) throw fault;
		return kept;
	}
	for (;;) {
		const faults = faultsIn(withoutRefused(site, refused));
		if (faults.length === 0) return refused;
		// Looked up before any is added: a page may have several issues, and is refused once.
		for (const [file, fault] of faults.map((fault) => [fileAgainst(fault), fault] as const)) {
			if (!refused.has(file)) refused.set(file, fault);
		}
	}
}
