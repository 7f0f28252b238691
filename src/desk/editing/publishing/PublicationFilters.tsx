import { OF_SHOP, PRESSED } from '#contract/publishing/publications.ts';
import Box from '@mui/material/Box';
import { Filter } from '../Filters.tsx';
import { useWords } from '../words.ts';

/** Filters the list by author and time; hidden where the host does not name the authors. */
export function PublicationFilters({ people }: { people: readonly string[] | undefined }) {
	const { coded, words } = useWords();
	if (people === undefined || people.length === 0) return null;
	const options = people.map((one) => one || OF_SHOP);
	return (
		<Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
			<Filter
				name="by"
				label={words('publications.columns.who')}
				options={options}
				say={(one) => (one === OF_SHOP ? words('publications.shop') : one)}
			/>
			<Filter
				name="when"
				label={words('publications.columns.when')}
				options={PRESSED}
				say={(one) => coded('list.times', one)}
			/>
		</Box>
	);
}
