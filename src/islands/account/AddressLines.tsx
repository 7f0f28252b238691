import type { ReactNode } from 'react';

/** An address as it stands on a parcel, line by line. */
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
