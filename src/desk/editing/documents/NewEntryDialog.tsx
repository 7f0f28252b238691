import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { ContentEntity } from '#contract/content/documents/entities.ts';
import { toField } from '#contract/content/documents/fields.ts';
import type { AnySchema } from '#contract/content/documents/known-schema.ts';
import { DOCUMENT_SCHEMAS } from '#contract/content/documents/registry.ts';
import { draftSender } from '../api.ts';
import { isObject, withValueAt, type Json, type JsonObject } from '#domain/documents/values.ts';
import { toSlug } from '#domain/text/slug.ts';
import { useWords } from '../words.ts';
import { freshBlocks, startingTypes } from './starting-blocks.ts';
import { freshDocument } from './use-draft.ts';

interface NewEntryDialogProps {
	entity: ContentEntity;
	taken: readonly string[];
	onClose: () => void;
}

/** State of an entry that does not exist yet. */
const NOTHING = { liveVersion: null, draft: null };

const TITLES = ['title', 'name', 'text'];

/** Field of the Italian texts that titles an entry. */
function titleField(entries: Readonly<Record<string, AnySchema>>): string | undefined {
	const texts = entries['texts'] && toField(entries['texts']);
	const inItalian = texts?.kind === 'texts' ? texts.entries['it'] : undefined;
	const fields = inItalian && toField(inItalian);
	return fields?.kind === 'object' ? TITLES.find((name) => name in fields.entries) : undefined;
}

/**
 * Initial document of an entry: its title, the address made from the title, and for a page the
 * blocks of its template.
 */
function begun(
	entity: ContentEntity,
	{ title, template, others }: { title: string; template: string; others: number },
): JsonObject {
	const { entries }: { entries: Readonly<Record<string, AnySchema>> } = DOCUMENT_SCHEMAS[entity];
	const named = titleField(entries);
	const puts: [string[], Json][] = [];
	if (named) puts.push([['texts', 'it', named], title]);
	else if ('name' in entries) puts.push([['name'], title]);
	if ('slugs' in entries) puts.push([['slugs', 'it'], toSlug(title)]);
	// Behind all others, until an editor moves it.
	if ('position' in entries) puts.push([['position'], others]);
	if ('template' in entries) puts.push([['template'], template]);
	if (entity === 'page') puts.push([['texts', 'it', 'blocks'], freshBlocks(template)]);
	return puts.reduce<JsonObject>((document, [path, value]) => {
		const next = withValueAt(document, path, value);
		return isObject(next) ? next : document;
	}, freshDocument(entity));
}

/** Templates of pages; other content types have none. */
function toTemplates(entity: ContentEntity): readonly (string | number)[] {
	if (entity !== 'page') return [];
	const field = toField(DOCUMENT_SCHEMAS.page.entries.template);
	return field.kind === 'choice' ? field.options : [];
}

/** Form for a new entry: a title, from which its id and address are made, and a page's template. */
export function NewEntryDialog({ entity, taken, onClose }: NewEntryDialogProps) {
	const { words, choice, label, fault, block } = useWords();
	const translate = useTranslate();
	const navigate = useNavigate();
	const heading = useId();
	const templates = toTemplates(entity);
	const [title, setTitle] = useState('');
	const [template, setTemplate] = useState('generic');
	const [wrong, setWrong] = useState<string | null>(null);
	const id = toSlug(title);
	const isTaken = taken.includes(id);

	async function make(event: SyntheticEvent): Promise<void> {
		event.preventDefault();
		if (id === '' || isTaken) return;
		const answer = await draftSender(
			entity,
			id,
			NOTHING,
		)(0, begun(entity, { title, template, others: taken.length }));
		if (answer.kind === 'saved') await navigate(`/content/${entity}/${id}`);
		else
			setWrong(
				answer.kind === 'refused'
					? fault(answer.code)
					: words(`save.${answer.kind === 'behind' ? 'conflict' : 'offline'}`),
			);
	}
	return (
		<Dialog open onClose={onClose} aria-labelledby={heading} fullWidth>
			<form onSubmit={(event) => void make(event)}>
				<DialogTitle id={heading}>
					{words('new', { name: words(`entities.${entity}.one`) })}
				</DialogTitle>
				<DialogContent sx={{ display: 'grid', gap: 3, '&&': { pt: 1 } }}>
					<TextField
						autoFocus
						required
						label={words('newTitle')}
						value={title}
						error={isTaken}
						helperText={isTaken ? words('taken') : id && words('newId', { id })}
						onChange={({ target }) => setTitle(target.value)}
					/>
					{templates.length > 0 && (
						<TextField
							select
							label={label('page', 'template')}
							value={template}
							helperText={words('beginsWith', {
								blocks: startingTypes(template).map(block).join(', '),
							})}
							onChange={({ target }) => setTemplate(target.value)}
						>
							{templates.map((known) => (
								<MenuItem key={known} value={known}>
									{choice('template', known)}
								</MenuItem>
							))}
						</TextField>
					)}
					{wrong && (
						<Typography role="alert" color="error">
							{wrong}
						</Typography>
					)}
				</DialogContent>
				<DialogActions>
					<Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
					<Button type="submit" variant="contained">
						{words('begin')}
					</Button>
				</DialogActions>
			</form>
		</Dialog>
	);
}
