import type { ReactNode } from 'react';

/** Group of a form's fields. */
export interface FormSection {
	id: string;
	title?: string;
	/** Content above the fields. */
	before?: ReactNode;
	/** Slugs of its fields; all fields of the form if omitted. */
	slugs?: readonly string[];
	/** Content below the fields. */
	after?: ReactNode;
}

interface FrameProps {
	title: string | undefined;
	/** Level of its heading, one below the heading above the form. */
	level?: 2 | 3;
	children: ReactNode;
}

/** Section with a heading; without a title the fields need no frame. */
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
