import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { Title } from 'react-admin';
import { useParams, useSearchParams } from 'react-router';
import * as v from 'valibot';
import { contentEntitySchema, type ContentEntity } from '#contract/content/documents/entities.ts';
import { isLocale, LOCALES, type Locale } from '#contract/locales.ts';
import { toTitle } from '#domain/documents/title.ts';
import { EditingContext } from '../fields/context.ts';
import { EditorContext } from '../fields/editor.ts';
import { FieldEditor } from '../fields/FieldEditor.tsx';
import { LoadedView } from '../LoadedView.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useWords } from '../words.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DocumentForm } from './DocumentForm.tsx';
import { EntryActions } from './EntryActions.tsx';
import { FaultList } from './FaultList.tsx';
import { HistoryView } from './HistoryView.tsx';
import { hasBlocks, hasLanguages } from './entity-shape.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { useChoices } from './use-choices.ts';
import { openEntry, type Opened } from './open-entry.ts';
import { useDraft } from './use-draft.ts';
import { useTranslations } from './use-translations.ts';

/** Lazy: the page builder is larger than the rest of the desk. */
const PageBuilder = lazy(() => import('../builder/PageBuilder.tsx'));

const VIEWS = ['blocks', 'data', 'history'] as const;
type View = (typeof VIEWS)[number];

/** One entry: its blocks on the canvas, everything else as fields, and its history. */
export default function EntryPage() {
	const { entity, id } = useParams();
	const parsed = v.safeParse(contentEntitySchema, entity);
	if (!parsed.success || id === undefined) return null;
	return <LoadedEntry key={`${parsed.output}/${id}`} entity={parsed.output} id={id} />;
}

function LoadedEntry({ entity, id }: { entity: ContentEntity; id: string }) {
	const [state, again] = useLoaded(useCallback(() => openEntry(entity, id), [entity, id]));
	return (
		<Box
			sx={{ py: 2, typography: 'body1', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}
		>
			<LoadedView state={state} onAgain={again}>
				{(opened) => <Editing entity={entity} id={id} opened={opened} onReload={again} />}
			</LoadedView>
		</Box>
	);
}

/** View and language, kept in the address. */
function useView(entity: ContentEntity, isGone: boolean) {
	const [asked, setAsked] = useSearchParams();
	const locale: Locale = isLocale(asked.get('locale'))
		? (LOCALES.find((known) => known === asked.get('locale')) ?? 'it')
		: 'it';
	const views = VIEWS.filter((view) => view !== 'blocks' || hasBlocks(entity));
	const first: View = isGone ? 'history' : (views[0] ?? 'data');
	const view: View = views.find((known) => known === asked.get('view')) ?? first;
	const put = (name: string, value: string) =>
		setAsked((before) => {
			const next = new URLSearchParams(before);
			next.set(name, value);
			return next;
		});
	return { locale, view, views, put };
}

interface EditingProps {
	entity: ContentEntity;
	id: string;
	opened: Opened;
	onReload: () => void;
}

function Editing({ entity, id, opened, onReload }: EditingProps) {
	const { words } = useWords();
	const { whole, typed } = opened;
	const draft = useDraft(entity, id, opened);
	const getChoices = useChoices();
	const { document, faults, change, state } = draft;
	const isGone = whole.live === null && whole.draft === null;
	const { locale, view, views, put } = useView(entity, isGone);
	const translations = useTranslations(entity, whole, document, locale, change);
	const editing = useMemo(
		() => ({ locale, faults, getChoices, translations, isReadOnly: state.kind === 'conflict' }),
		[locale, faults, getChoices, translations, state.kind],
	);
	const title = toTitle(document, id);
	return (
		<EditorContext value={FieldEditor}>
			<EditingContext value={editing}>
				<Title title={title} />
				<LeaveGuard draft={draft} />
				<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
					<Typography
						component="h1"
						variant="h5"
						sx={{ overflowWrap: 'anywhere', flex: '1 1 16rem' }}
					>
						{title}
					</Typography>
					<SaveStatus state={state} />
					<EntryActions
						entity={entity}
						id={id}
						whole={whole}
						draft={draft}
						locale={locale}
						title={title}
						onReload={onReload}
					/>
				</Box>
				<Box
					sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, my: 1 }}
				>
					<Tabs
						value={view}
						variant="scrollable"
						sx={{ minWidth: 0, maxWidth: '100%' }}
						onChange={(_, next: View) => put('view', next)}
						aria-label={words('views.name')}
					>
						{views.map((known) => (
							<Tab key={known} value={known} label={words(`views.${known}`)} />
						))}
					</Tabs>
					{hasLanguages(entity) && view !== 'history' && (
						<Tabs
							value={locale}
							variant="scrollable"
							sx={{ minWidth: 0, maxWidth: '100%' }}
							onChange={(_, next: Locale) => put('locale', next)}
							aria-label={words('views.locale')}
						>
							{LOCALES.map((known) => (
								<Tab key={known} value={known} label={words(`locales.${known}`)} />
							))}
						</Tabs>
					)}
				</Box>
				{(isGone || whole.offSince !== null) && (
					<Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
						{words(isGone ? 'offSite' : 'offSiteDrafted')}
					</Alert>
				)}
				<FaultList entity={entity} faults={faults} document={document} />
				{view === 'blocks' && (
					<Suspense fallback={null}>
						<PageBuilder
							key={`${locale} ${draft.arrivals}`}
							entity={entity}
							id={id}
							document={document}
							locale={locale}
							faults={faults}
							onChange={change}
							onShown={draft.watch}
						/>
					</Suspense>
				)}
				{view === 'data' && (
					<DocumentForm
						key={locale}
						entity={entity}
						id={id}
						document={document}
						locale={locale}
						isSaved={state.kind === 'saved'}
						onChange={change}
					/>
				)}
				{view === 'history' && (
					<HistoryView
						entity={entity}
						id={id}
						document={document}
						onRestore={(old) => draft.settle(old)}
					/>
				)}
				{state.kind === 'conflict' && (
					<ConflictDialog
						entity={entity}
						document={document}
						state={state}
						who={typed.who}
						onSettle={draft.settle}
					/>
				)}
			</EditingContext>
		</EditorContext>
	);
}
