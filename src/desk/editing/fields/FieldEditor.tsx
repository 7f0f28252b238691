import type { ReactNode } from 'react';
import { toField } from '#contract/content/documents/fields.ts';
import { RichTextEditor } from '../rich-text/RichTextEditor.tsx';
import { ArtworkEditor } from './ArtworkEditor.tsx';
import { ChoiceEditor, RefEditor } from './ChoiceEditors.tsx';
import type { EditorProps } from './editor.ts';
import { LinkEditor } from './LinkEditor.tsx';
import { ListEditor } from './ListEditor.tsx';
import { MapEditor } from './MapEditor.tsx';
import { ObjectEditor } from './ObjectEditor.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { PictureEditor } from './PictureEditor.tsx';
import {
	BooleanEditor,
	DayEditor,
	InstantEditor,
	NumberEditor,
	TextEditor,
} from './PlainEditors.tsx';
import { SlugsEditor, TextsEditor } from './TextsEditor.tsx';
import { UnionEditor, VariantEditor } from './VariantEditor.tsx';

/** Selects the editor for a field's type. */
export function FieldEditor({ schema, ...props }: EditorProps): ReactNode {
	const field = toField(schema);
	switch (field.kind) {
		case 'boolean':
			return <BooleanEditor {...props} field={field} />;
		case 'number':
		case 'integer':
		case 'cents':
			return <NumberEditor {...props} field={field} />;
		case 'instant':
			return <InstantEditor {...props} field={field} />;
		case 'date':
			return <DayEditor {...props} field={field} />;
		case 'choice':
			return <ChoiceEditor {...props} field={field} />;
		case 'ref':
			return field.ref === 'media' ? (
				<PictureChoice {...props} field={field} />
			) : (
				<RefEditor {...props} field={field} />
			);
		case 'link':
			return <LinkEditor {...props} field={field} />;
		case 'list':
			return <ListEditor {...props} field={field} />;
		case 'object':
			return <ObjectEditor {...props} field={field} />;
		case 'texts':
			return <TextsEditor {...props} field={field} />;
		case 'slugs':
			return <SlugsEditor {...props} field={field} />;
		case 'variant':
			return <VariantEditor {...props} field={field} />;
		case 'union':
			return <UnionEditor {...props} field={field} />;
		case 'record':
			return <MapEditor {...props} field={field} />;
		case 'picture':
			return <PictureEditor {...props} field={field} />;
		case 'rich_text':
			return <RichTextEditor {...props} field={field} />;
		case 'artwork':
			return <ArtworkEditor {...props} field={field} />;
		case 'constant':
		case 'key':
		case 'translated':
			return null;
		default:
			return <TextEditor {...props} field={field} />;
	}
}
