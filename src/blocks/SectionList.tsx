import { Image } from '#components/ui/Image.tsx';
import { Section } from './parts/Section.tsx';
import type { BlockProps } from './props.ts';
import '#components/ui/stretched.css';
import './SectionList.css';

/** Categories or usages as large entries, each with its picture. */
export function SectionList({ block, isFirst }: BlockProps<'section_list'>) {
	return (
		<Section title={block.title} isFirst={isFirst}>
			{block.sections.length > 0 && (
				<ul className="section-grid">
					{block.sections.map((section) => {
						const picture = block.kind === 'usages' ? section.ambience : section.picture;
						return (
							<li key={section.id} className="group relative overflow-hidden bg-raised">
								{picture && (
									<Image
										picture={{ ...picture, alt: '' }}
										sizes="(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw"
										className="section-picture w-full object-cover"
									/>
								)}
								<h3 className="section-label condensed text-2xl font-medium">
									<a className="stretched" href={section.href}>
										{section.label}
									</a>
								</h3>
							</li>
						);
					})}
				</ul>
			)}
		</Section>
	);
}
