import type { ReactNode } from 'react';
import { BlockHeading } from './BlockHeading.tsx';
import '#components/ui/block-section.css';

interface SectionProps {
	title: string | null;
	isFirst: boolean;
	text?: string | null;
	children: ReactNode;
}

/** Common frame of a block: spacing, a hairline above, title and lead in the first columns. */
export function Section({ title, isFirst, text = null, children }: SectionProps) {
	return (
		<section className="block-section">
			<div className="container-wide flex flex-col gap-8 lg:gap-12">
				{(title || text) && (
					<div className="flex flex-col gap-4">
						{title && (
							<BlockHeading isFirst={isFirst} className={isFirst ? 'title-1' : 'title-2'}>
								{title}
							</BlockHeading>
						)}
						{text && <p className="lead max-w-text">{text}</p>}
					</div>
				)}
				{children}
			</div>
		</section>
	);
}
