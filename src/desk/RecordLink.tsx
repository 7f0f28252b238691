import type { MouseEvent, ReactNode } from 'react';
import { type Identifier, Link, useCreatePath } from 'react-admin';

interface RecordLinkProps {
	name: string;
	id: Identifier;
	/** Whether it is a number, which stays on one line. */
	isWhole?: boolean;
	children: ReactNode;
}

/** The way to a record by keyboard; the whole row is one for the pointer. */
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
