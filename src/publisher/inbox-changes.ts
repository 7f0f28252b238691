import type { InboxState } from './inbox.ts';
import type { Hook } from './messages.ts';

/** Name of a document as plans of the site write it. */
const toName = ({ entity, id }: { entity: string; id: string }) =>
	`${entity.replaceAll('_', ' ')} "${id}"`;

/** Changes to the inbox state that a message causes. */
export function toInboxChanges(
	hook: Hook,
	{ waiting, documents: known }: InboxState,
): Partial<InboxState> {
	switch (hook.type) {
		case 'content.published': {
			const { publication_ids, again_ids, shop_ids } = hook.data;
			const before = new Set([...waiting, ...shop_ids]);
			const isOfEditors = again_ids.length > 0 || publication_ids.some((id) => !before.has(id));
			const all = [...new Set([...waiting, ...publication_ids])];
			const documents = Object.fromEntries(all.map((id) => [id, known[id] ?? []]));
			for (const { publication_id, ...document } of hook.data.documents) {
				const names = documents[publication_id] ?? [];
				documents[publication_id] = [...new Set([...names, toName(document)])];
			}
			const owed = { waiting: all, documents };
			return isOfEditors ? { ...owed, wanted: null, isHeld: false } : owed;
		}
		case 'release.serve':
			return { wanted: hook.data.release_id, isHeld: true };
		case 'release.compare':
			return {};
	}
}
