import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { type EditorOf } from '../fields/editor.ts';

/** The editor is as large as the rest of the desk's editing: it comes with the first such field. */
const RichTextField = lazy(() => import('./RichTextField.tsx'));

export function RichTextEditor(props: EditorOf<'rich_text'>) {
	return (
		<Suspense fallback={<Skeleton variant="rectangular" height={120} />}>
			<RichTextField {...props} />
		</Suspense>
	);
}
