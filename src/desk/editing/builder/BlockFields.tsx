import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { STORED_BLOCK_SCHEMAS } from '#contract/content/documents/blocks.ts';
import type { ContentEntity } from '#contract/content/documents/entities.ts';
import type { AnySchema } from '#contract/content/documents/known-schema.ts';
import type { Locale } from '#contract/locales.ts';
import {
	isList,
	isObject,
	findKey,
	valueAt,
	type Json,
	type JsonObject,
} from '#domain/documents/values.ts';
import { asRaw, BROKEN } from '../data/blocks.ts';
import { FieldsEditor } from '../fields/FieldsEditor.tsx';
import { useWords } from '../words.ts';
import { Boundary } from './Boundary.tsx';
import { BrokenBlock } from './BrokenBlock.tsx';
import { useBlocks } from './use-puck.ts';

interface BlockFieldsProps {
	entity: ContentEntity;
	document: JsonObject;
	locale: Locale;
}

const SCHEMAS: Readonly<Record<string, { entries: Readonly<Record<string, AnySchema>> }>> =
	STORED_BLOCK_SCHEMAS;

function findItalian(document: JsonObject, locale: Locale, key: string): Json | undefined {
	if (locale === 'it') return undefined;
	const blocks = valueAt(document, ['texts', 'it', 'blocks']);
	return isList(blocks) ? blocks.find((known) => findKey(known) === key) : undefined;
}

/** Fields of the selected block, made from its schema, with the Italian text beside each. */
export function BlockFields({ document, locale }: BlockFieldsProps) {
	const { words, block } = useWords();
	const { items, selected, replace } = useBlocks();
	const item = items[selected];
	if (!item) return <Typography sx={{ p: 2 }}>{words('builder.noneChosen')}</Typography>;
	const { id, ...value } = item.props;
	const source = findItalian(document, locale, id);
	const schema = SCHEMAS[item.type];
	return (
		<Box key={id} sx={{ p: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
			<Typography component="h2" variant="h6">
				{block(item.type)}
			</Typography>
			{item.type === BROKEN && (
				<BrokenBlock item={item} onRepair={(whole) => replace(selected, whole)} />
			)}
			{schema && (
				<Boundary
					of={JSON.stringify(value)}
					instead={
						<BrokenBlock item={asRaw(item)} onRepair={(whole) => replace(selected, whole)} />
					}
				>
					<FieldsEditor
						entries={schema.entries}
						place={item.type}
						path={`texts.${locale}.blocks.${selected}`}
						value={value}
						source={isObject(source) ? source : undefined}
						onChange={(next) => replace(selected, { type: item.type, props: { ...next, id } })}
					/>
				</Boundary>
			)}
		</Box>
	);
}
