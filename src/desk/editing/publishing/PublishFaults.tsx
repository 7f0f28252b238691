import Alert from '@mui/material/Alert';
import { Link } from 'react-admin';
import type { DocumentFault } from '#contract/publishing/drafts.ts';
import { useWhere } from '../where.ts';
import { useWords } from '../words.ts';

interface PublishFaultsProps {
	code: string;
	faults: readonly DocumentFault[];
}

/** Why nothing was published: entry, block, field and fault, each entry a link. */
export function PublishFaults({ code, faults }: PublishFaultsProps) {
	const { fault } = useWords();
	return (
		<Alert severity="error" variant="outlined" role="alert">
			{fault(code.replace(/^faults\./, ''))}
			{faults.length > 0 && (
				<ul>
					{faults.map((one, place) => (
						<PublishFault key={place} {...one} />
					))}
				</ul>
			)}
		</Alert>
	);
}

function PublishFault({ entity, id, path, code, detail }: DocumentFault) {
	const { words, fault } = useWords();
	const where = useWhere(entity);
	return (
		<li>
			<Link to={`/content/${entity}/${encodeURIComponent(id)}`}>
				{words(`entities.${entity}.one`)} {id}
			</Link>
			, {where(path)}: {fault(code)} {detail}
		</li>
	);
}
