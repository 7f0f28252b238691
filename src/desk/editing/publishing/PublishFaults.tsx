import Alert from '@mui/material/Alert';
import { useTranslate, Link } from 'react-admin';
import { useWhere } from '../where.ts';
import { useWords } from '../words.ts';

interface PublishFaultsProps {
	code: string;
	/** Codes by `entity/id/path`. */
	fields: Record<string, string>;
}

/** Why nothing was published: entry, block, field and fault, each entry a link. */
export function PublishFaults({ code, fields }: PublishFaultsProps) {
	const translate = useTranslate();
	const faults = Object.entries(fields);
	return (
		<Alert severity="error" variant="outlined" role="alert">
			{translate(code)}
			{faults.length > 0 && (
				<ul>
					{faults.map(([place, fault]) => (
						<PublishFault key={place} place={place} fault={fault} />
					))}
				</ul>
			)}
		</Alert>
	);
}

function PublishFault({ place, fault }: { place: string; fault: string }) {
	const { words, fault: wordsOf } = useWords();
	const [entity = '', id = '', ...rest] = place.split('/');
	const where = useWhere(entity);
	return (
		<li>
			<Link to={`/content/${entity}/${encodeURIComponent(id)}`}>
				{words(`entities.${entity}.one`)} {id}
			</Link>
			, {where(rest.join('/'))}: {wordsOf(fault.replace(/^faults\./, ''))}
		</li>
	);
}
