import Button from '@mui/material/Button';
import { useState } from 'react';
import { HttpError, useNotify, useTranslate } from 'react-admin';
import type { ContentEntity } from '#contract/content/documents/entities.ts';
import type { Locale } from '#contract/locales.ts';
import { isEqual } from '#domain/documents/values.ts';
import { discardDraft, previewAddress, readEntry, type Whole } from '../api.ts';
import { AskDialog } from '../AskDialog.tsx';
import { PublishDialog } from '../publishing/PublishDialog.tsx';
import { useWords } from '../words.ts';
import { useSaveWords } from './SaveStatus.tsx';
import { freshDocument, NotSaved, type Draft } from './use-draft.ts';

interface EntryActionsProps {
	entity: ContentEntity;
	id: string;
	whole: Whole;
	draft: Draft;
	locale: Locale;
	title: string;
	onReload: () => void;
}

type Asked =
	| { what: 'publish'; revision: number }
	/** `kept`: the draft that survives while its entry is taken off the site. */
	| { what: 'remove'; revision: number; kept: Whole['draft'] }
	| { what: 'discard' };

/** Actions on a whole entry. Pending changes are saved before any of them. */
export function EntryActions({
	entity,
	id,
	whole,
	draft,
	locale,
	title,
	onReload,
}: EntryActionsProps) {
	const { words } = useWords();
	const inWords = useSaveWords();
	const translate = useTranslate();
	const notify = useNotify();
	const [asked, setAsked] = useState<Asked | null>(null);
	function fail(cause: unknown): void {
		const code = cause instanceof HttpError ? String(cause.message) : 'faults.internal';
		const text = cause instanceof NotSaved ? inWords(cause.state) : translate(code);
		notify(text, { type: 'error', messageArgs: { _: text } });
	}

	async function preview(): Promise<void> {
		// Opened within the click: browsers block windows that open later.
		const opened = window.open('', '_blank');
		try {
			await draft.flush();
			const address = await previewAddress(entity, id, locale);
			if (!opened) return;
			opened.location.href = address;
			draft.watch(opened);
		} catch (cause) {
			opened?.close();
			fail(cause);
		}
	}
	const askToPublish = () =>
		void draft.flush().then((revision) => setAsked({ what: 'publish', revision }), fail);
	async function askToRemove(): Promise<void> {
		try {
			await draft.flush();
			// A colleague may have started a draft since the entry was opened here.
			const { draft: kept } = await readEntry(entity, id);
			setAsked({ what: 'remove', revision: kept?.revision ?? 0, kept });
		} catch (cause) {
			fail(cause);
		}
	}
	const close = () => setAsked(null);
	const begun = whole.live ?? freshDocument(entity);
	const hasDraft = whole.draft !== null || !isEqual(draft.document, begun);
	return (
		<>
			<Button disabled={!hasDraft} onClick={() => void preview()}>
				{words('preview')}
			</Button>
			{hasDraft && (
				<Button onClick={() => setAsked({ what: 'discard' })}>{words('discard')}</Button>
			)}
			{whole.live !== null && (
				<Button onClick={() => void askToRemove()}>{words('takeOff')}</Button>
			)}
			<Button variant="contained" disabled={!hasDraft} onClick={askToPublish}>
				{words('publish.button')}
			</Button>
			{asked?.what === 'discard' && (
				<AskDialog
					title={words('discard')}
					text={words('discardText')}
					confirm={words('discard')}
					onClose={close}
					onConfirm={async () => {
						// Saved or not, no request is under way afterwards.
						await draft.flush().catch(() => undefined);
						if (draft.revision() > 0) await discardDraft(entity, id, draft.revision());
						draft.forget();
						close();
						onReload();
					}}
				/>
			)}
			{asked && asked.what !== 'discard' && (
				<PublishDialog
					items={[{ entity, id, title, revision: asked.revision, remove: asked.what === 'remove' }]}
					kept={asked.what === 'remove' ? asked.kept : null}
					onClose={close}
					onDone={() => {
						close();
						onReload();
					}}
				/>
			)}
		</>
	);
}
