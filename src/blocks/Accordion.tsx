import { RichText } from './parts/RichText.tsx';
import { Section } from './parts/Section.tsx';
import type { BlockProps } from './props.ts';
import './Accordion.css';

export function Accordion({ block, isFirst }: BlockProps<'accordion'>) {
	return (
		<Section title={block.title} isFirst={isFirst}>
			<div className="accordion">
				{block.items.map((item) => (
					<details key={item.title}>
						<summary className="title-4">{item.title}</summary>
						<RichText html={item.html} />
					</details>
				))}
			</div>
		</Section>
	);
}
