import Box from '@mui/material/Box';
import { useCallback, useState, type ReactNode } from 'react';
import type { ContentEntity } from '#contract/content/documents/entities.ts';
import type { Locale } from '#contract/locales.ts';
import { previewAddress } from '../api.ts';
import { useLoaded } from '../use-loaded.ts';

interface ShareCardProps {
	entity: ContentEntity;
	id: string;
	locale: Locale;
	/** True if everything that was typed has been saved, which the picture is drawn from. */
	isSaved: boolean;
	/** Shown until the picture has loaded, and where none is drawn. */
	children: ReactNode;
}

/** Counts how often the state became saved, including the first time. */
function useSaves(isSaved: boolean): number {
	const [known, setKnown] = useState({ isSaved, saves: 1 });
	if (known.isSaved !== isSaved) {
		setKnown({ isSaved, saves: known.saves + (isSaved ? 1 : 0) });
	}
	return known.saves;
}

/** Share picture of the entry as the site will draw it, reloaded after each save. */
export function ShareCard({ entity, id, locale, isSaved, children }: ShareCardProps) {
	const saves = useSaves(isSaved);
	const [state] = useLoaded(
		useCallback(
			async () => new URL(await previewAddress(entity, id, locale, { orLive: true })).pathname,
			[entity, id, locale],
		),
	);
	const [failed, setFailed] = useState<string | null>(null);
	const src = state.is === 'there' ? `${state.data}card.jpg?save=${saves}` : null;
	if (src === null || failed === src) return children;
	return (
		<Box
			component="img"
			src={src}
			alt=""
			width={1200}
			height={630}
			onError={() => setFailed(src)}
			sx={{ display: 'block', width: '100%', height: 'auto', bgcolor: 'secondary.main' }}
		/>
	);
}
