import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { Link, useLocale } from 'react-admin';
import type { ContentEntity } from '#contract/content/documents/entities.ts';
import type { Locale } from '#contract/locales.ts';
import { shownAmount } from '../../values/amounts.ts';
import { Thumb } from '../../values/Thumb.tsx';
import { OTHERS, type Entry } from '../api.ts';
import { useTime } from '../use-time.ts';
import { useWords } from '../words.ts';
import { changedAt, toStates } from './entry-filters.ts';

const isOpen = (entry: Entry, locale: Locale) =>
	['missing', 'stale'].includes(entry.locales[locale] ?? '');

/** Address of the entry, or of its first translation that needs work. */
function toAddress(entity: ContentEntity, entry: Entry, isTranslating: boolean): string {
	const address = `/content/${entity}/${encodeURIComponent(entry.id)}`;
	const open =
		OTHERS.find((locale) => entry.locales[locale] === 'stale') ??
		OTHERS.find((locale) => isOpen(entry, locale));
	return isTranslating && open ? `${address}?view=data&locale=${open}` : address;
}

/** State of an entry's translations: a labelled chip for each language that needs work. */
function Translations({ entry }: { entry: Entry }) {
	const { coded, words } = useWords();
	const { locales } = entry;
	const open = OTHERS.filter((locale) => isOpen(entry, locale));
	if (open.length === 0) return null;
	return (
		<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
			{open.map((locale) => (
				<Chip
					key={locale}
					size="small"
					variant="outlined"
					color={locales[locale] === 'missing' ? 'error' : 'warning'}
					label={`${words(`locales.${locale}`)}: ${coded('translation', locales[locale] ?? '')}`}
				/>
			))}
		</Box>
	);
}

interface RowProps {
	entity: ContentEntity;
	entry: Entry;
	isTranslating: boolean;
}

/** Price of a product; the lowest of several says that it is the first of them. */
function Price({ from, to, currency }: NonNullable<NonNullable<Entry['face']>['price']>) {
	const { words } = useWords();
	const amount = shownAmount(from, currency, useLocale() ?? 'it');
	return <span>{from === to ? amount : words('list.from', { amount })}</span>;
}

/** Title of an entry, with the picture and the price of a product. */
function Named({ entity, entry, isTranslating }: RowProps) {
	const { picture = null, price = null } = entry.face ?? {};
	return (
		<Box sx={{ display: 'flex', gap: 2, minWidth: 0 }}>
			{picture !== null && <Thumb file={picture} />}
			<Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
				<Link to={toAddress(entity, entry, isTranslating)}>
					{entry.title === '' ? entry.id : entry.title}
				</Link>
				<Box sx={{ color: 'text.secondary', fontSize: '0.85rem' }}>{entry.slug ?? entry.id}</Box>
				{price && <Price {...price} />}
			</Box>
		</Box>
	);
}

function Row({ entity, entry, isTranslating }: RowProps) {
	const { words } = useWords();
	const time = useTime();
	const at = changedAt(entry);
	const by = entry.draft?.by ?? entry.updated_by;
	return (
		<Box
			component="li"
			sx={{
				p: 2,
				borderTop: 1,
				borderColor: 'divider',
				'&:first-of-type': { borderTop: 0 },
				display: 'grid',
				gap: 1,
				gridTemplateColumns: {
					xs: 'minmax(0, 1fr)',
					md: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr)',
				},
			}}
		>
			<Named entity={entity} entry={entry} isTranslating={isTranslating} />
			<Box>
				<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
					{toStates(entry)
						.filter((state) => state !== 'live')
						.map((state) => (
							<Chip
								key={state}
								size="small"
								{...(state === 'off' ? { variant: 'outlined' } : { color: 'primary' })}
								label={words(`list.states.${state}`)}
							/>
						))}
				</Box>
				<Box sx={{ color: 'text.secondary', fontSize: '0.85rem' }}>
					{at && time(at)} {by}
				</Box>
			</Box>
			<Translations entry={entry} />
		</Box>
	);
}

interface EntryRowsProps {
	entity: ContentEntity;
	entries: readonly Entry[];
	/** Links lead to the translations of each entry. */
	isTranslating?: boolean;
}

/** List of entries; on a narrow screen their facts stand below their titles. */
export function EntryRows({ entity, entries, isTranslating = false }: EntryRowsProps) {
	return (
		<Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
			{entries.map((entry) => (
				<Row key={entry.id} entity={entity} entry={entry} isTranslating={isTranslating} />
			))}
		</Box>
	);
}
