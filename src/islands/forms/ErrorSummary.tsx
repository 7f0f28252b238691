import { useEffect, useRef, type MouseEvent } from 'react';
import { fieldId, type FormContext } from './context.ts';
import './error-sign.css';
import './ErrorSummary.css';

export interface SummaryEntry {
	slug: string;
	label: string;
	text: string;
}

export interface ErrorSummaryProps {
	entries: readonly SummaryEntry[];
	/** Increments with every rejected submission: the summary takes the focus each time. */
	turn: number;
	context: FormContext;
}

function focusField(event: MouseEvent<HTMLAnchorElement>) {
	const field = document.getElementById(event.currentTarget.hash.slice(1));
	if (!field) return;
	event.preventDefault();
	field.scrollIntoView({ block: 'center' });
	field.focus({ preventScroll: true });
}

/** Error summary at the top of the form: announced, focused, with a link to every field. */
export function ErrorSummary({ entries, turn, context: { model, t } }: ErrorSummaryProps) {
	const box = useRef<HTMLDivElement>(null);
	const focused = useRef(0);
	// The errors may arrive after `turn` has changed, so the box takes the focus once it exists.
	useEffect(() => {
		if (turn === 0) focused.current = 0;
		if (turn === focused.current || !box.current) return;
		focused.current = turn;
		box.current.focus();
	});
	if (turn === 0 || entries.length === 0) return null;
	const titleId = `form-${model.slug}-summary`;
	return (
		<div ref={box} className="form-summary" role="alert" tabIndex={-1} aria-labelledby={titleId}>
			<p id={titleId} className="title-4">
				{t('summary.title', { count: entries.length })}
			</p>
			<ul>
				{entries.map(({ slug, label, text }) => (
					<li key={slug}>
						<a className="link" href={`#${fieldId(model.slug, slug)}`} onClick={focusField}>
							{t('summary.entry', { field: label, text })}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
