import CircularProgress from '@mui/material/CircularProgress';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Route } from 'react-router';

/** Lazy: staff who only answer enquiries need not load the editing screens. */
const EntryList = lazy(() => import('./documents/EntryList.tsx'));
const EntryPage = lazy(() => import('./documents/EntryPage.tsx'));
const StaleTexts = lazy(() => import('./documents/StaleTexts.tsx'));
const Drafts = lazy(() => import('./publishing/Drafts.tsx'));
const ChangedPages = lazy(() => import('./publishing/pictures/ChangedPages.tsx'));
const MediaLibrary = lazy(() => import('./media/MediaLibrary.tsx'));
const Publications = lazy(() => import('./publishing/Publications.tsx'));

function Page({ children }: { children: ReactNode }) {
	const translate = useTranslate();
	return (
		<Suspense fallback={<CircularProgress aria-label={translate('ra.page.loading')} />}>
			{children}
		</Suspense>
	);
}

const page = (children: ReactNode) => <Page>{children}</Page>;

/** Routes of the editing screens. */
export const editingRoutes = [
	<Route key="list" path="/content/:entity" element={page(<EntryList />)} />,
	<Route key="entry" path="/content/:entity/:id" element={page(<EntryPage />)} />,
	<Route key="drafts" path="/drafts" element={page(<Drafts />)} />,
	<Route key="translations" path="/translations" element={page(<StaleTexts />)} />,
	<Route key="pictures" path="/pictures" element={page(<MediaLibrary />)} />,
	<Route key="publications" path="/publications" element={page(<Publications />)} />,
	<Route key="pages" path="/publications/:id/pages" element={page(<ChangedPages />)} />,
];
