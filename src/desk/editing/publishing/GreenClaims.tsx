import Alert from '@mui/material/Alert';
import { useCallback } from 'react';
import { greenClaims, type GreenClaim } from '#domain/documents/green-claims.ts';
import { readEntry, type PublishItem } from '../api.ts';
import { useLoaded } from '../use-loaded.ts';
import { useWhere } from '../where.ts';
import { useWords } from '../words.ts';

type Item = PublishItem & { title: string };

async function listClaims({ entity, id }: Item): Promise<readonly GreenClaim[]> {
	const { draft, live } = await readEntry(entity, id);
	const document = draft?.document ?? live;
	return document ? greenClaims(entity, document) : [];
}

/** Warns before publishing about generic environmental claims: each word, and its place. */
export function GreenClaims({ items }: { items: readonly Item[] }) {
	const { words } = useWords();
	// Serialised: the items stay the same, but their objects may be new on each render.
	const asked = JSON.stringify(items.filter(({ remove }) => !remove));
	const load = useCallback(async () => {
		const shown: readonly Item[] = JSON.parse(asked);
		const found = await Promise.all(
			shown.map(async (item) => ({ item, claims: await listClaims(item) })),
		);
		return found.filter(({ claims }) => claims.length > 0);
	}, [asked]);
	const [state] = useLoaded(load);
	if (state.is !== 'there' || state.data.length === 0) return null;
	return (
		<Alert severity="warning" variant="outlined">
			{words('publish.claims')}
			<ul>
				{state.data.map(({ item, claims }) => (
					<EntryClaims key={`${item.entity}/${item.id}`} item={item} claims={claims} />
				))}
			</ul>
		</Alert>
	);
}

function EntryClaims({ item, claims }: { item: Item; claims: readonly GreenClaim[] }) {
	const { words } = useWords();
	const where = useWhere(item.entity);
	return claims.map(({ word, path }) => (
		<li key={`${path} ${word}`}>
			{words('publish.claim', { word, title: item.title, place: where(path) })}
		</li>
	));
}
