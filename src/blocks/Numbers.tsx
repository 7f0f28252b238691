import { unitAfter } from '#i18n/format-units.ts';
import { Section } from './parts/Section.tsx';
import type { BlockProps } from './props.ts';
import '#components/ui/figure-row.css';

interface Figure {
	value: string;
	unit: string | null;
	label: string;
}

/** Large figures in a row between hairlines. */
function Figures({ items }: { items: readonly Figure[] }) {
	if (items.length === 0) return null;
	return (
		<dl className="figure-row">
			{items.map((item) => (
				<div key={item.label} className="flex flex-col-reverse gap-2">
					<dt className="text-sm text-soft">{item.label}</dt>
					<dd className="figure-number">
						{item.value}
						{item.unit && <span className="figure-unit">{unitAfter(item.unit)}</span>}
					</dd>
				</div>
			))}
		</dl>
	);
}

export function Numbers({ block, isFirst }: BlockProps<'numbers'>) {
	return (
		<Section title={block.title} isFirst={isFirst}>
			<Figures items={block.items} />
		</Section>
	);
}

/** Figures out of a product's own specification. */
export function ProductNumbers({ block, isFirst, texts }: BlockProps<'product_numbers'>) {
	return (
		<Section title={block.title ?? block.name} isFirst={isFirst}>
			<Figures
				items={block.rows.map((row) => ({ ...row, label: texts.specs(`label.${row.code}`) }))}
			/>
		</Section>
	);
}
