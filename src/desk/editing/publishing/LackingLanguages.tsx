import Alert from '@mui/material/Alert';
import { useCallback } from 'react';
import { useLocale } from 'react-admin';
import type { Locale } from '#contract/locales.ts';
import { translationHealth } from '#domain/documents/translation.ts';
import { OTHERS, readEntry, type PublishItem } from '../api.ts';
import { useLoaded } from '../use-loaded.ts';
import { useWords } from '../words.ts';

type Item = PublishItem & { title: string };

/** Languages in which an entry, as it would be published, lacks a text. */
async function lackingIn({ entity, id }: Item): Promise<readonly Locale[]> {
	const { draft, live } = await readEntry(entity, id);
	const document = draft?.document ?? live;
	if (!document) return [];
	const health = translationHealth(entity, document);
	return OTHERS.filter((locale) => (health[locale]?.counts.missing ?? 0) > 0);
}

/** Warns before publishing about languages that lack texts: their pages show the Italian ones. */
export function LackingLanguages({ items }: { items: readonly Item[] }) {
	const { words } = useWords();
	const desk = useLocale();
	// Serialised: the items stay the same, but their objects may be new on each render.
	const asked = JSON.stringify(items.filter(({ remove }) => !remove));
	const load = useCallback(async () => {
		const shown: readonly Item[] = JSON.parse(asked);
		const found = await Promise.all(
			shown.map(async (item) => ({ item, locales: await lackingIn(item) })),
		);
		return found.filter(({ locales }) => locales.length > 0);
	}, [asked]);
	const [state] = useLoaded(load);
	// The host names blockers itself; without this warning nothing is lost.
	if (state.is !== 'there' || state.data.length === 0) return null;
	const list = new Intl.ListFormat(desk);
	return (
		<Alert severity="warning" variant="outlined">
			{state.data.map(({ item, locales }) => (
				<div key={`${item.entity}/${item.id}`}>
					{words('publish.lacks', {
						title: item.title,
						languages: list.format(locales.map((locale) => words(`locales.${locale}`))),
					})}
				</div>
			))}
		</Alert>
	);
}
