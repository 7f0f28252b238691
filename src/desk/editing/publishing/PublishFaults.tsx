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
	const getChoices = useChoices();
	return (
		<Alert severity="error" variant="outlined" role="alert">
			{fault(code.replace(/^faults\./, ''))}
			{faults.length > 0 && (
				<ul>
					{faults.map((one, place) => (
						<PublishFault key={place} {...one} getChoices={getChoices} />
					))}
				</ul>
			)}
		</Alert>
	);
}

type PublishFaultProps = DocumentFault & { getChoices: ChoicesOf };

function PublishFault({ entity, id, path, code, detail, getChoices }: PublishFaultProps) {
	const { words, fault } = useWords();
	const where = useWhere(entity);
	return (
		<li>
			<Link to={`/content/${entity}/${encodeURIComponent(id)}`}>
				{words(`entities.${entity}.one`)}: {titleIn(getChoices(entity), id)}
			</Link>
			, {where(path)}: {fault(code)}{' '}
			<FaultDetail code={code} detail={detail} getChoices={getChoices} />
		</li>
	);
}
