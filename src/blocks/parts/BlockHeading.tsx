import type { ReactNode } from 'react';

interface BlockHeadingProps {
	isFirst: boolean;
	className: string;
	children: ReactNode;
}

/** `h1` in the first block of a page, `h2` in the others. */
export function BlockHeading({ isFirst, className, children }: BlockHeadingProps) {
	return isFirst ? (
		<h1 className={className}>{children}</h1>
	) : (
		<h2 className={className}>{children}</h2>
	);
}
