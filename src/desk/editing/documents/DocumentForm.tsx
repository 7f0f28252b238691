import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Alert from '@mui/material/Alert';
import type { ContentEntity } from '#contract/content/documents/entities.ts';
import { DOCUMENT_SCHEMAS } from '#contract/content/documents/registry.ts';
import type { Locale } from '#contract/locales.ts';
import { missingBlocks, withBlock } from '../data/languages.ts';
import {
	isObject,
	findKey,
	valueAt,
	type Json,
	type JsonObject,
} from '#domain/documents/values.ts';
import { EditingContext, useEditing } from '../fields/context.ts';
import { FieldsEditor } from '../fields/FieldsEditor.tsx';
import { useWords } from '../words.ts';
import { DurabilityGaps } from '../fields/DurabilityGaps.tsx';
import { hasAddress } from './entity-shape.ts';
import { NextText } from './NextText.tsx';
import { SeoPreview } from './SeoPreview.tsx';

interface DocumentFormProps {
	entity: ContentEntity;
	id: string;
	/** True if everything that was typed has been saved. */
	isSaved: boolean;
	document: JsonObject;
	locale: Locale;
	onChange: (document: JsonObject) => void;
}

/** All fields of an entry; for a translation its texts, with the Italian ones beside them. */
export function DocumentForm(props: DocumentFormProps) {
	const { entity, id, isSaved, document, locale, onChange } = props;
	const editing = useEditing();
	// Blocks are edited on the canvas; those of a translation are listed as fields.
	const shown = { ...editing, hidden: locale === 'it' ? ['blocks'] : [] };
	return (
		<EditingContext value={shown}>
			<Box
				component="form"
				noValidate
				onSubmit={(event) => event.preventDefault()}
				sx={{
					display: 'grid',
					gap: 4,
					alignItems: 'start',
					gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
				}}
			>
				<Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
					{locale !== 'it' && <NextText />}
					<MissingBlocks document={document} locale={locale} onChange={onChange} />
					{entity === 'product' && <DurabilityGaps document={document} locale={locale} />}
					<FieldsEditor
						entries={DOCUMENT_SCHEMAS[entity].entries}
						place={entity}
						path=""
						value={document}
						onChange={onChange}
					/>
				</Box>
				{hasAddress(entity) && (
					<SeoPreview
						entity={entity}
						id={id}
						document={document}
						locale={locale}
						isSaved={isSaved}
					/>
				)}
			</Box>
		</EditingContext>
	);
}

const toType = (block: Json) => (isObject(block) ? String(block['type']) : '');
const toTitle = (block: Json) =>
	isObject(block) && typeof block['title'] === 'string' ? block['title'] : '';

type MissingBlocksProps = Pick<DocumentFormProps, 'document' | 'locale' | 'onChange'>;

/** Blocks missing in a language, left out on purpose or not translated yet. */
function MissingBlocks({ document, locale, onChange }: MissingBlocksProps) {
	const { words, block: blockName } = useWords();
	const isThere = valueAt(document, ['texts', locale]) !== undefined;
	const missing = locale === 'it' || !isThere ? [] : missingBlocks(document, locale);
	if (missing.length === 0) return null;
	return (
		<Alert severity="warning" variant="outlined">
			{words('missingBlocks', { smart_count: missing.length })}
			<Box component="ul" sx={{ m: 0, pl: 2 }}>
				{missing.map((block) => (
					<li key={findKey(block)}>
						{blockName(toType(block))} {toTitle(block)}{' '}
						<Button
							size="small"
							onClick={() => onChange(withBlock(document, locale, findKey(block) ?? ''))}
						>
							{words('takeItalian')}
						</Button>
					</li>
				))}
			</Box>
		</Alert>
	);
}
