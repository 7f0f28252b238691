import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/core';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { LINKABLE_ENTITIES } from '#contract/links.ts';
import { entryOfLink, linkToEntry } from '#contract/rich-text.ts';
import { entryHref } from '#i18n/paths.ts';
import { useEditing } from '../fields/context.ts';
import { useWords } from '../words.ts';
import { setLink } from './commands.ts';
import { isGoodLink } from './html.ts';

interface LinkDialogProps {
	editor: Editor;
	onClose: () => void;
}

/**
 * Sets a link: an entry of the site, found by its title, or any address. An entry is stored by its
 * id, even where its address was typed: so the link holds in every language.
 */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
	const { words } = useWords();
	const translate = useTranslate();
	const { getChoices, locale } = useEditing();
	const title = useId();
	const [address, setAddress] = useState(() => String(editor.getAttributes('a')['href'] ?? ''));
	const entries = LINKABLE_ENTITIES.flatMap((entity) =>
		getChoices(entity).flatMap(({ id, title: name, slug }) =>
			slug ? [{ entity, id, title: name, href: entryHref(locale, entity, slug) }] : [],
		),
	);
	const linked = entryOfLink(address);
	const entry =
		entries.find((known) => address === linkToEntry(known) || address === known.href) ??
		(linked && { ...linked, title: linked.id, href: '' });
	const isLost = entry?.href === '' && getChoices(entry.entity).length > 0;
	const isGood = isGoodLink(address);
	return (
		<Dialog open onClose={onClose} aria-labelledby={title} fullWidth>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					event.stopPropagation();
					setLink(editor, entry ? linkToEntry(entry) : address);
					onClose();
				}}
			>
				<DialogTitle id={title}>{words('link.title')}</DialogTitle>
				<DialogContent sx={{ display: 'grid', gap: 3, '&&': { pt: 1 } }}>
					<Autocomplete
						options={entries}
						value={entry}
						groupBy={({ entity }) => words(`entities.${entity}.many`)}
						getOptionLabel={(option) => option.title}
						getOptionKey={linkToEntry}
						isOptionEqualToValue={(option, value) => linkToEntry(option) === linkToEntry(value)}
						onChange={(_, picked) => setAddress(picked ? linkToEntry(picked) : '')}
						renderInput={(params) => (
							<TextField
								{...params}
								label={words('link.entry')}
								error={isLost}
								helperText={words(isLost ? 'link.lost' : 'link.holds')}
							/>
						)}
					/>
					<TextField
						label={words('link.address')}
						value={linked ? '' : address}
						error={!isGood}
						helperText={isGood ? undefined : words('link.bad')}
						onChange={({ target }) => setAddress(target.value.trim())}
					/>
				</DialogContent>
				<DialogActions>
					<Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
					{editor.isActive('a') && (
						<Button
							onClick={() => {
								setLink(editor, '');
								onClose();
							}}
						>
							{words('link.off')}
						</Button>
					)}
					<Button type="submit" variant="contained" disabled={!isGood || address === ''}>
						{words('link.set')}
					</Button>
				</DialogActions>
			</form>
		</Dialog>
	);
}
