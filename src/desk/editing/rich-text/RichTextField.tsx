import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { Suspense, useId, useState } from 'react';
import { useEditing } from '../fields/context.ts';
import { useFault, type EditorOf } from '../fields/editor.ts';
import { SourceText } from '../fields/SourceText.tsx';
import { isKept } from './check.ts';
import { HtmlText } from './HtmlText.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useRichText } from './use-rich-text.ts';
import './rich-text.css';

/** Rich text field: visual, or as HTML where the editor would not preserve all of it. */
export default function RichTextField({
	field,
	label,
	path,
	value,
	source,
	onChange,
}: EditorOf<'rich_text'>) {
	const html = typeof value === 'string' ? value : '';
	const [isAsHtml, setAsHtml] = useState(() => !isKept(html));
	const fault = useFault(path);
	const id = useId();
	const change = (next: string) => onChange(next === '' && field.isNullable ? null : next);
	return (
		<Box>
			<Box component="span" id={id} sx={{ display: 'block', mb: 0.5, fontWeight: 600 }}>
				{label}
			</Box>
			<SourceText source={source} path={path} value={value} />
			<Suspense>
				{isAsHtml ? (
					<HtmlText
						label={label}
						path={path}
						html={html}
						onChange={change}
						onLeave={() => setAsHtml(false)}
					/>
				) : (
					<Written
						key={path}
						labelId={id}
						path={path}
						html={html}
						onChange={change}
						onHtml={() => setAsHtml(true)}
					/>
				)}
			</Suspense>
			{fault && <FormHelperText error>{fault}</FormHelperText>}
		</Box>
	);
}

interface WrittenProps {
	labelId: string;
	path: string;
	html: string;
	onChange: (html: string) => void;
	onHtml: () => void;
}

function Written({ labelId, path, html, onChange, onHtml }: WrittenProps) {
	const { locale, isReadOnly } = useEditing();
	const toolbarId = useId();
	const { place, editor } = useRichText({ labelId, path, html, onChange, locale, isReadOnly });
	return (
		<Box
			sx={{ border: 1, borderColor: 'divider' }}
			onKeyDown={(event) => {
				if (event.altKey && event.key === 'F10') {
					document.querySelector<HTMLElement>(`[id="${toolbarId}"] [tabindex="0"]`)?.focus();
				}
			}}
		>
			{editor && !isReadOnly && <Toolbar id={toolbarId} editor={editor} onHtml={onHtml} />}
			<div ref={place} className="desk-rich-text" />
		</Box>
	);
}
