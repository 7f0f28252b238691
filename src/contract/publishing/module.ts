import { contractModule } from '../module.ts';
import { listChanges } from './changes.ts';
import * as drafts from './drafts.ts';
import { hookResource, sendHookAgain } from './hooks.ts';
import { takeLease } from './lease.ts';
import { replacePicture } from './pictures.ts';
import { getPreview, makePreview } from './previews.ts';
import * as publications from './publications.ts';
import { reportPublishing } from './reports.ts';
import { viewPublication } from './views.ts';
import { countWaiting } from './waiting.ts';

export const publishingContract = contractModule({
	name: 'publishing',
	endpoints: {
		listContent: drafts.listContent,
		getContent: drafts.getContent,
		saveDraft: drafts.saveDraft,
		discardDraft: drafts.discardDraft,
		listHistory: drafts.listHistory,
		getVersion: drafts.getVersion,
		publish: publications.publish,
		listPublications: publications.listPublications,
		getPublication: publications.getPublication,
		cancelPublication: publications.cancelPublication,
		retryPublication: publications.retryPublication,
		viewPublication,
		listReleases: publications.listReleases,
		serveRelease: publications.serveRelease,
		getSiteState: publications.getSiteState,
		makePreview,
		getPreview,
		listChanges,
		reportPublishing,
		takeLease,
		sendHookAgain,
		replacePicture,
		countWaiting,
	},
	desk: [hookResource],
	shapes: {
		DocumentFault: drafts.documentFaultSchema,
		Publication: publications.publicationSchema,
	},
});
