import Alert from '@mui/material/Alert';
import { Link } from 'react-admin';
import type { DocumentFault } from '#contract/publishing/drafts.ts';
import { useChoices } from '../documents/use-choices.ts';
import { type ChoicesOf, FaultDetail, titleIn } from '../FaultDetail.tsx';
import { useWhere } from '../where.ts';
import { useWords } from '../words.ts';

interface PublishFaultsProps {
	code: string;
	faults: readonly DocumentFault[];
}

/** Reasons why nothing was published: entry, block, field and issue, each entry a link. */
export function PublishFaults({ code, faults }: PublishFaultsProps) {
	const { fault } = useWords();
	const choicesOf = useChoices();
	return (
		<Alert severity="error" variant="outlined" role="alert">
			{fault(code.replace(/^faults\./, ''))}
			{faults.length > 0 && (
				<ul>
					{faults.map((one, place) => (
						<PublishFault key={place} {...one} choicesOf={choicesOf} />
					))}
				</ul>
			)}
		</Alert>
	);
}

type PublishFaultProps = DocumentFault & { choicesOf: ChoicesOf };

function PublishFault({ entity, id, path, code, detail, choicesOf }: PublishFaultProps) {
	const { words, fault } = useWords();
	const where = useWhere(entity);
	return (
		<li>
			<Link to={`/content/${entity}/${encodeURIComponent(id)}`}>
				{words(`entities.${entity}.one`)}: {titleIn(choicesOf(entity), id)}
			</Link>
			, {where(path)}: {fault(code)} <FaultDetail {...{ code, detail, choicesOf }} />
		</li>
	);
}
