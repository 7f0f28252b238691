import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NAME } from '#brand/brand.ts';
import type { ContentEntity } from '#contract/content/documents/entities.ts';
import type { Locale } from '#contract/locales.ts';
import { LINKABLE_ENTITIES } from '#contract/links.ts';
import { entryHref } from '#i18n/paths.ts';
import { valueAt, type JsonObject } from '#domain/documents/values.ts';
import { usePictures } from '../media/pictures.ts';
import { useWords } from '../words.ts';
import { CardNotes, ChosenCard } from './ChosenCard.tsx';
import { ShareCard } from './ShareCard.tsx';

/** Search results cut off longer texts: at about 580 and 920 px of their type. */
const TITLE_AT_MOST = 60;
const DESCRIPTION_AT_MOST = 155;

interface SeoPreviewProps {
	entity: ContentEntity;
	id: string;
	/** True if everything that was typed has been saved. */
	isSaved: boolean;
	document: JsonObject;
	locale: Locale;
}

/** Texts of an entry in a language, with the Italian ones as fallback. */
function toWords(document: JsonObject, locale: Locale) {
	const text = (...names: string[]): string => {
		for (const language of [locale, 'it']) {
			for (const name of names) {
				const found = valueAt(document, ['texts', language, name]);
				if (typeof found === 'string' && found !== '') return found.replace(/<[^>]+>/g, ' ');
			}
		}
		return '';
	};
	return {
		name: text('title', 'name'),
		title: text('seo_title', 'title', 'name'),
		description: text('seo_description', 'excerpt', 'summary', 'payoff', 'description'),
	};
}

function toAddress(entity: ContentEntity, document: JsonObject, locale: Locale): string {
	const slug = valueAt(document, ['slugs', locale]) ?? valueAt(document, ['slugs', 'it']);
	const linkable = LINKABLE_ENTITIES.find((known) => known === entity);
	return linkable && typeof slug === 'string' ? entryHref(locale, linkable, slug) : '';
}

const cut = (text: string, most: number) =>
	text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** The entry as a search result and as a share card, with how much of its texts is visible. */
export function SeoPreview({ entity, id, document, locale, isSaved }: SeoPreviewProps) {
	const { words } = useWords();
	const { title, description, name } = toWords(document, locale);
	const address = toAddress(entity, document, locale);
	const pictures = usePictures();
	const asked = document['social_id'];
	const chosen = typeof asked === 'string' ? pictures.get(asked) : undefined;
	return (
		<Box component="section" sx={{ display: 'grid', gap: 2, position: { lg: 'sticky' }, top: 80 }}>
			<Typography component="h2" variant="h6">
				{words('seo.result')}
			</Typography>
			<Box lang={locale} sx={{ p: 2, border: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
				<Box sx={{ fontSize: '0.8rem', color: 'text.secondary' }}>
					{location.host}
					{address.replaceAll('/', ' › ')}
				</Box>
				<Box sx={{ fontSize: '1.2rem', fontWeight: 500 }}>{cut(title, TITLE_AT_MOST)}</Box>
				<Box sx={{ fontSize: '0.9rem' }}>{cut(description, DESCRIPTION_AT_MOST)}</Box>
			</Box>
			<Lengths name={words('seo.title')} length={title.length} most={TITLE_AT_MOST} />
			<Lengths
				name={words('seo.description')}
				length={description.length}
				most={DESCRIPTION_AT_MOST}
			/>
			<Typography component="h2" variant="h6">
				{words('seo.card')}
			</Typography>
			<Box lang={locale} sx={{ border: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
				{chosen ? (
					<ChosenCard picture={chosen} />
				) : (
					<ShareCard key={locale} entity={entity} id={id} locale={locale} isSaved={isSaved}>
						<Box
							aria-hidden
							sx={{
								aspectRatio: '1200 / 630',
								backgroundColor: 'secondary.main',
								color: 'secondary.contrastText',
								display: 'grid',
								placeItems: 'end start',
								p: 2,
								fontSize: '1.4rem',
								fontWeight: 600,
								textTransform: locale === 'ja' ? 'none' : 'uppercase',
							}}
						>
							{cut(title, 90)}
						</Box>
					</ShareCard>
				)}
				<Box sx={{ p: 1.5 }}>
					<Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{NAME}</Box>
					<Box sx={{ fontWeight: 600 }}>{cut(title, 70)}</Box>
					<Box sx={{ fontSize: '0.85rem' }}>{cut(description, 120)}</Box>
				</Box>
			</Box>
			<CardNotes chosen={chosen} locale={locale} name={name} />
		</Box>
	);
}

function Lengths({ name, length, most }: { name: string; length: number; most: number }) {
	const { words } = useWords();
	const isLong = length > most;
	return (
		<Typography sx={{ fontSize: '0.85rem', color: isLong ? 'error.main' : 'text.secondary' }}>
			{words(isLong ? 'seo.tooLong' : 'seo.length', { name, length, most })}
		</Typography>
	);
}
