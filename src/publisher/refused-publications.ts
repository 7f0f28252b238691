import { findFault } from './fault.ts';
import type { InboxState } from './inbox.ts';
import type { Fault } from './messages.ts';
import type { RefusedPage } from './site-publisher.ts';

interface Ended {
	live: string[];
	failed: { ids: string[]; fault: Fault }[];
	/** Refusals known from now on. */
	refused: InboxState['refused'];
}

/**
 * Separates publications whose page was refused from those that are live. A page holds back the
 * publications of its document. Where there is none, because a menu or a product that it shows is
 * at fault, or where the host does not report documents, it holds back those that it was refused
 * with first, which were the last to be published then. The host may print before its message
 * arrives, so a page may be refused before its publication.
 */
export function endedBy(
	publication_ids: readonly string[],
	refused: readonly RefusedPage[],
	{ documents, refused: before }: Pick<InboxState, 'documents' | 'refused'>,
): Ended {
	const toOwners = ({ document }: RefusedPage) =>
		publication_ids.filter((id) => documents[id]?.some((name) => document?.startsWith(name)));
	const owned = new Set(refused.flatMap(toOwners));
	const heldBefore = new Set(before.flatMap(({ ids }) => ids));
	const fresh = publication_ids.filter((id) => !owned.has(id) && !heldBefore.has(id));

	const held = refused.map((page) => {
		const owners = toOwners(page);
		const { file } = page.fault;
		const known = before.find((one) => one.file === file);
		const first = (known?.ids ?? []).filter((id) => publication_ids.includes(id) && !owned.has(id));
		const isAsBefore = known?.version === page.version && first.length > 0;
		const ids = owners.length > 0 ? owners : isAsBefore ? first : [...first, ...fresh];
		return { file, ids, version: page.version, fault: findFault(page.fault) };
	});
	const told = new Set<string>();
	const failed = held.flatMap(({ ids, fault }) => {
		const news = ids.filter((id) => !told.has(id));
		for (const id of news) told.add(id);
		return news.length > 0 ? [{ ids: news, fault }] : [];
	});
	return {
		live: publication_ids.filter((id) => !told.has(id)),
		failed,
		refused: held.map(({ fault: _, ...one }) => one),
	};
}
