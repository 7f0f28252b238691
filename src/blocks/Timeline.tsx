import { Section } from './parts/Section.tsx';
import type { BlockProps } from './props.ts';

/** Years as display type, each with its event. */
export function Timeline({ block, isFirst }: BlockProps<'timeline'>) {
	return (
		<Section title={block.title} isFirst={isFirst}>
			{block.items.length > 0 && (
				<ol className="timeline">
					{block.items.map((item) => (
						<li key={item.year} className="timeline-item">
							<p className="figure-number">{item.year}</p>
							<div className="flex flex-col gap-2">
								<h3 className="title-4">{item.title}</h3>
								<p className="max-w-text text-soft">{item.text}</p>
							</div>
						</li>
					))}
				</ol>
			)}
		</Section>
	);
}
