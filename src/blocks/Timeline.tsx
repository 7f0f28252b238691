import { Image } from '#components/ui/Image.tsx';
import { Section } from './parts/Section.tsx';
import type { BlockProps } from './props.ts';
import '#components/ui/timeline.css';

/** Words in the place of a year, a Japanese month among them, are as long as a heading. */
const toYearClass = (year: string) => (/^[\d–-]+$/.test(year) ? 'figure-number' : 'title-2');

/**
 * Years as display type on one line: across a wide screen, down a narrow one; each with its object if
 * it has a picture.
 */
export function Timeline({ block, isFirst }: BlockProps<'timeline'>) {
	const Heading = block.title ? 'h3' : 'h2';
	const hasPictures = block.items.some(({ picture }) => picture !== null);
	return (
		<Section title={block.title} isFirst={isFirst}>
			{block.items.length > 0 && (
				<ol className="timeline">
					{block.items.map((item, index) => (
						<li
							key={`${item.year} ${item.title}`}
							className={
								index === block.items.length - 1 ? 'timeline-item timeline-now' : 'timeline-item'
							}
						>
							{item.picture && (
								<Image picture={item.picture} sizes="18rem" className="timeline-object" />
							)}
							{!item.picture && hasPictures && <span className="timeline-object" />}
							<p className={toYearClass(item.year)}>{item.year}</p>
							<div className="flex flex-col gap-2">
								<Heading className="title-4">{item.title}</Heading>
								<p className="max-w-text text-soft">{item.text}</p>
							</div>
						</li>
					))}
				</ol>
			)}
		</Section>
	);
}
