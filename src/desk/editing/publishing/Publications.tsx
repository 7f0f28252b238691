import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-admin';
import { useSearchParams } from 'react-router';
import { PRESSED, WAITING } from '#contract/publishing/publications.ts';
import { listPublications, publicationStep, serveRelease, type Publication } from '../api.ts';
import { AskDialog } from '../AskDialog.tsx';
import { LiveText } from '../LiveText.tsx';
import { LoadedView } from '../LoadedView.tsx';
import { Screen } from '../Screen.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useWords } from '../words.ts';
import { toName } from './name-of.ts';
import { PublicationFilters } from './PublicationFilters.tsx';
import { PublicationRow } from './PublicationRow.tsx';
import type { Step } from './step.ts';
import { Releases } from './Releases.tsx';
import { SiteState } from './SiteState.tsx';

/** Polling intervals: while a publication is under way, and while one is scheduled. */
const EVERY_MS = 2000;
const WAITING_MS = 15_000;
const PER_PAGE = 25;
const UNDER_WAY = ['queued', 'rendering'];

/** Publications with their outcomes, and the releases to go back or forward to. */
export default function Publications() {
	const { words } = useWords();
	const [asked, setAsked] = useSearchParams();
	const page = Math.max(1, Number(asked.get('page') ?? 1) || 1);
	const waiting = WAITING.find((one) => one === asked.get('waiting')) ?? null;
	const when = PRESSED.find((one) => one === asked.get('when')) ?? null;
	const by = asked.get('by') ?? '';
	const isNarrowed = by !== '' || when !== null;
	const [state, again] = useLoaded(
		useCallback(() => listPublications({ page, waiting, by, when }), [page, waiting, by, when]),
	);
	const turnTo = (next: number) =>
		setAsked((before) => new URLSearchParams({ ...Object.fromEntries(before), page: `${next}` }));
	const [step, setStep] = useState<Step | null>(null);
	const shown = state.is === 'there' ? state.data.publications : [];
	/** Release that was requested, which is served once the publisher has received the request. */
	const [awaited, setAwaited] = useState<string | null>(null);
	const kept = state.is === 'there' ? state.data.releases : [];
	const isUnderWay =
		shown.some((publication) => UNDER_WAY.includes(publication.state)) ||
		kept.some(({ id, is_current }) => id === awaited && !is_current);
	const isWaiting = shown.some((publication) => publication.state === 'scheduled');
	useEffect(() => {
		if (!isUnderWay && !isWaiting) return;
		const timer = setInterval(() => again(true), isUnderWay ? EVERY_MS : WAITING_MS);
		return () => clearInterval(timer);
	}, [isUnderWay, isWaiting, again]);
	return (
		<Screen
			title={words('publications.title')}
			actions={
				<Button component={Link} to="/drafts">
					{words('drafts.title')}
				</Button>
			}
		>
			{waiting && (
				<Typography>
					{words(`waiting.${waiting}`)} · <Link to="/publications">{words('waiting.all')}</Link>
				</Typography>
			)}
			<Changes publications={shown} />
			<LoadedView state={state} onAgain={again}>
				{({ publications, total, people, releases, site }) => (
					<>
						<PublicationFilters people={people} />
						{publications.length === 0 && (
							<Typography role="status">
								{words(waiting || isNarrowed ? 'waiting.none' : 'publications.none')}
							</Typography>
						)}
						<Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
							{publications.map((publication) => (
								<PublicationRow
									key={publication.id}
									publication={publication}
									releases={releases}
									onStep={setStep}
								/>
							))}
						</Box>
						{total > PER_PAGE && (
							<Box
								component="nav"
								aria-label={words('publications.pages')}
								sx={{ display: 'flex', gap: 2 }}
							>
								<Button disabled={page <= 1} onClick={() => turnTo(page - 1)}>
									{words('publications.newer')}
								</Button>
								<Button disabled={page * PER_PAGE >= total} onClick={() => turnTo(page + 1)}>
									{words('publications.older')}
								</Button>
							</Box>
						)}
						{!waiting && (
							<>
								<SiteState state={site} />
								<Releases
									releases={releases}
									publications={publications}
									awaited={awaited}
									onServe={(id) => setStep({ what: 'serve', id })}
								/>
							</>
						)}
					</>
				)}
			</LoadedView>
			{step && (
				<AskDialog
					title={words(`publications.ask.${step.what}`)}
					text={words(`publications.askText.${step.what}`)}
					confirm={words(`publications.ask.${step.what}`)}
					onClose={() => setStep(null)}
					onConfirm={async () => {
						if (step.what === 'serve') await serveRelease(step.id);
						else await publicationStep(step.id, step.what);
						setAwaited(step.what === 'serve' ? step.id : null);
						setStep(null);
						again(true);
					}}
				/>
			)}
		</Screen>
	);
}

/** Announces changes of state and nothing else: a mere re-render stays silent. */
function Changes({ publications }: { publications: readonly Publication[] }) {
	const { words } = useWords();
	const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
	const [said, setSaid] = useState('');
	const changed = publications.filter(({ id, state }) => known.get(id) !== state);
	if (changed.length > 0) {
		const told = changed.filter(({ id }) => known.has(id));
		setKnown(new Map([...known, ...publications.map(({ id, state }) => [id, state] as const)]));
		if (told.length > 0) {
			setSaid(
				told
					.map(
						(publication) =>
							`${toName(publication, words)}: ${words(`publications.states.${publication.state}`)}`,
					)
					.join('. '),
			);
		}
	}
	return <LiveText text={said} />;
}
