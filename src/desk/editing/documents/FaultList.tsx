import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Fault } from '../data/saver.ts';
import { findKey, valueAt, type JsonObject } from '#domain/documents/values.ts';
import { FaultDetail } from '../FaultDetail.tsx';
import { useEditing } from '../fields/context.ts';
import { useWhere } from '../where.ts';
import { useWords } from '../words.ts';

/** Maximum number of issues listed at once. */
const MOST = 12;

interface FaultListProps {
	entity: string;
	faults: readonly Fault[];
	document: JsonObject;
}

/** Focuses the field with this path, if it is on the page. */
function focusField(path: string): void {
	const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')];
	const field = fields.find((known) => known.dataset['path'] === path);
	field?.focus();
	field?.scrollIntoView({ block: 'center' });
}

/** Issues that block publishing, each linked to its field. Drafts can be saved with them. */
export function FaultList({ entity, faults, document: whole }: FaultListProps) {
	const { words, fault, block } = useWords();
	const { getChoices } = useEditing();
	const where = useWhere(entity);
	if (faults.length === 0) return null;
	/** Names a block by its type, not by its number alone. */
	const toPlace = (path: string) => {
		const [texts, locale, blocks, index] = path.split('.');
		const type =
			blocks === 'blocks' && valueAt(whole, [texts ?? '', locale ?? '', 'blocks', Number(index)]);
		const name = type && findKey(type) !== null ? valueAt(type, ['type']) : null;
		return name ? `${where(path)} (${block(String(name))})` : where(path);
	};
	return (
		<Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
			<Box component="details">
				<Box component="summary">{words('faultsFound', { smart_count: faults.length })}</Box>
				<Box component="ul" sx={{ m: 0, pl: 2 }}>
					{faults.slice(0, MOST).map(({ path, code, detail }, place) => (
						<li key={place}>
							<Box
								component="button"
								type="button"
								onClick={() => focusField(path)}
								sx={{
									font: 'inherit',
									border: 0,
									p: 0,
									background: 'none',
									textDecoration: 'underline',
									cursor: 'pointer',
									textAlign: 'start',
								}}
							>
								{toPlace(path)}
							</Box>
							: {fault(code)} <FaultDetail code={code} detail={detail} getChoices={getChoices} />
						</li>
					))}
				</Box>
			</Box>
		</Alert>
	);
}
