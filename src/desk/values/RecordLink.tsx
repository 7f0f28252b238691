import type { MouseEvent, ReactNode } from 'react';
import { type Identifier, Link, useCreatePath } from 'react-admin';

interface RecordLinkProps {
	name: string;
	id: Identifier;
	/** True for a number, which stays on one line. */
	isWhole?: boolean;
	children: ReactNode;
}

/** Link to a record for keyboard users; for the pointer the whole row is a link. */
export function RecordLink({ name, id, isWhole = false, children }: RecordLinkProps) {
	const createPath = useCreatePath();
	return (
		<Link
			to={createPath({ resource: name, type: 'show', id })}
			underline="always"
			sx={isWhole ? { whiteSpace: 'nowrap' } : {}}
			onClick={(event: MouseEvent) => event.stopPropagation()}
		>
			{children}
		</Link>
	);
}
