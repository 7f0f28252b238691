import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { useWords } from '../words.ts';

/** Focuses the next text that is missing or whose Italian source has changed, wrapping around. */
function focusNext(): boolean {
	const marks = [...document.querySelectorAll<HTMLElement>('[data-wants-work]')];
	const focused = document.activeElement;
	const next =
		marks.find(
			(mark) =>
				focused &&
				focused.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING &&
				mark.dataset['wantsWork'] !== focused.getAttribute('data-path'),
		) ?? marks[0];
	const path = next?.dataset['wantsWork'];
	const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')];
	const field = fields.find((known) => known.dataset['path'] === path);
	field?.focus();
	field?.scrollIntoView({ block: 'center' });
	return field !== undefined;
}

/** Steps through a translation by keyboard, from each text that needs work to the next. */
export function NextText() {
	const { words } = useWords();
	const [isDone, setDone] = useState(false);
	const next = useCallback(() => setDone(!focusNext()), []);
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (!event.altKey || event.code !== 'KeyN') return;
			event.preventDefault();
			next();
		};
		addEventListener('keydown', onKey);
		return () => removeEventListener('keydown', onKey);
	}, [next]);
	return (
		<div>
			<Button size="small" variant="outlined" aria-keyshortcuts="Alt+N" onClick={next}>
				{words('review.next')}
			</Button>
			{isDone && <Typography role="status">{words('review.none')}</Typography>}
		</div>
	);
}
