import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { type EditorOf } from '../fields/editor.ts';

/** Lazy: the editor is as large as the rest of the editing screens. */
const RichTextField = lazy(() => import('./RichTextField.tsx'));

export function RichTextEditor(props: EditorOf<'rich_text'>) {
	return (
		<Suspense fallback={<Skeleton variant="rectangular" height={120} />}>
			<RichTextField {...props} />
		</Suspense>
	);
}
