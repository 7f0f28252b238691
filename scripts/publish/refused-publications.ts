import { faultOf } from './fault.ts';
import type { InboxState } from './inbox.ts';
import type { Fault } from './messages.ts';
import type { RefusedPage } from './site-publisher.ts';

interface Ended {
	live: string[];
	failed: { ids: string[]; fault: Fault }[];
	/** What is known of refusals from now on. */
	refused: InboxState['refused'];
}

/**
 * Tells publications whose page was refused from those that are live. A page that is refused for the
 * first time was changed by what was published last; one that was refused before, as it is, is none of
 * its business. Those whose page is refused go on waiting, and are live with the page.
 */
export function endedBy(
	publication_ids: readonly string[],
	refused: readonly RefusedPage[],
	before: InboxState['refused'],
): Ended {
	const [first] = refused;
	if (!first) return { live: [...publication_ids], failed: [], refused: { ids: [], versions: [] } };
	const news = refused.find(({ version }) => !before.versions.includes(version));
	const known = refused.find(({ version }) => before.versions.includes(version)) ?? first;
	const old = publication_ids.filter((id) => before.ids.includes(id));
	const fresh = publication_ids.filter((id) => !before.ids.includes(id));
	const failed = [
		{ ids: old, fault: faultOf(known.fault) },
		...(news ? [{ ids: fresh, fault: faultOf(news.fault) }] : []),
	].filter(({ ids }) => ids.length > 0);
	return {
		live: news ? [] : fresh,
		failed,
		refused: {
			ids: news ? [...publication_ids] : old,
			versions: refused.map(({ version }) => version),
		},
	};
}
