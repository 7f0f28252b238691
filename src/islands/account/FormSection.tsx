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
	/** Of its heading, by what stands above the form. */
	level?: 2 | 3;
	children: ReactNode;
}

/** A section under its heading; fields without a heading need no frame. */
export function FormSectionFrame({ title, level = 3, children }: FrameProps) {
	if (title === undefined) return children;
	const Heading = level === 2 ? 'h2' : 'h3';
	return (
		<section className="form-section">
			<Heading className="title-4">{title}</Heading>
			{children}
		</section>
	);
}
