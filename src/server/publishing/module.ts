import { publishingContract } from '#contract/publishing/module.ts';
import { defineModule } from '../module.ts';
import { changeRoutes, pruneFeed } from './changes.ts';
import { readRoutes } from './drafts/read.ts';
import { saveRoutes } from './drafts/save.ts';
import { keepDraft } from './drafts/store.ts';
import { hookKind, hookRoutes } from './hooks/desk.ts';
import { pruneHooks } from './hooks/prune.ts';
import { keptDocuments } from './kept-documents.ts';
import { leaseRoutes } from './lease.ts';
import { PUBLISHING_MAILS } from './mails/kinds.ts';
import { pictureRoutes } from './pictures.ts';
import { readPreview } from './previews/read.ts';
import { previewRoutes } from './previews/routes.ts';
import { publishRoutes } from './publications/publish.ts';
import { publicationRoutes } from './publications/routes.ts';
import { viewRoutes } from './publications/views.ts';
import { reportRoutes } from './reports.ts';
import { waitingRoutes } from './waiting.ts';
import { HOOK_QUEUE, PUBLICATION_QUEUE, startHooks, startPublications } from './pollers.ts';

/** Capability for drafts of the content and for publications until visitors see them. */
export const publishingModule = defineModule({
	contract: publishingContract,
	routes: {
		...readRoutes,
		...saveRoutes,
		...publishRoutes,
		...publicationRoutes,
		...viewRoutes,
		...previewRoutes,
		...changeRoutes,
		...reportRoutes,
		...leaseRoutes,
		...hookRoutes,
		...pictureRoutes,
		...waitingRoutes,
	},
	desk: [hookKind],
	queues: {
		publications: { rules: PUBLICATION_QUEUE, start: startPublications },
		build_hooks: { rules: HOOK_QUEUE, start: startHooks },
	},
	cleanups: [
		{ run: ({ db }, now) => pruneFeed(db, now) },
		{ run: ({ db }, now) => pruneHooks(db, now) },
	],
	mails: Object.values(PUBLISHING_MAILS),
	readPreview,
	keepDraft,
	keptDocuments,
});
