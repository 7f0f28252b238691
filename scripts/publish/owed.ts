import type { InboxState } from './inbox.ts';
import type { Hook } from './messages.ts';

/** What a message adds to what is owed. */
export function owedFor(hook: Hook, { waiting }: InboxState): Partial<InboxState> {
	switch (hook.type) {
		case 'content.published': {
			const { publication_ids, again_ids, shop_ids } = hook.data;
			const known = new Set([...waiting, ...shop_ids]);
			const isOfEditors = again_ids.length > 0 || publication_ids.some((id) => !known.has(id));
			const all = [...new Set([...waiting, ...publication_ids])];
			return isOfEditors ? { waiting: all, wanted: null, isHeld: false } : { waiting: all };
		}
		case 'release.serve':
			return { wanted: hook.data.release_id, isHeld: true };
		case 'release.compare':
			return {};
	}
}
