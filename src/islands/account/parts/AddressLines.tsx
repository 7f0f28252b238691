import type { ReactNode } from 'react';

/** Address in postal format, line by line. */
export const AddressLines = ({
	lines,
	children,
}: {
	lines: readonly string[];
	children?: ReactNode;
}) => (
	<address className="address-lines" translate="no">
		{lines.map((line) => (
			<p key={line}>{line}</p>
		))}
		{children}
	</address>
);
