import type { ReactNode } from 'react';

/** A group of a form's fields. */
export interface FormSection {
	id: string;
	title?: string;
	/** Stands above the fields. */
	before?: ReactNode;
	/** Its fields; left out, all of the form. */
	slugs?: readonly string[];
	/** Stands below them. */
	after?: ReactNode;
}

interface FrameProps {
	title: string | undefined;
	children: ReactNode;
}

/** A section under its heading; fields without a heading need no frame. */
export function FormSectionFrame({ title, children }: FrameProps) {
	if (title === undefined) return children;
	return (
		<section className="form-section">
			<h3 className="title-4">{title}</h3>
			{children}
		</section>
	);
}
