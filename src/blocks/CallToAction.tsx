import { ActionLinks } from './parts/ActionLinks.tsx';
import { Section } from './parts/Section.tsx';
import { SectionLinks } from './parts/SectionLinks.tsx';
import type { BlockProps } from './props.ts';

export function CallToAction({ block, isFirst }: BlockProps<'cta'>) {
	return (
		<Section title={block.title} text={block.text} isFirst={isFirst}>
			<ActionLinks actions={block.actions} />
		</Section>
	);
}

export function StoreTeaser({ block, isFirst, texts }: BlockProps<'store_teaser'>) {
	const action = { label: texts.catalogue('product.findStore'), href: block.href };
	return (
		<Section title={block.title} text={block.text} isFirst={isFirst}>
			<SectionLinks actions={[action]} />
		</Section>
	);
}
