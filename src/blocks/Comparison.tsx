import type { SpecificationRow } from '#content/parts/specifications.ts';
import { unitAfter } from '#i18n/format-units.ts';
import { Section } from './parts/Section.tsx';
import type { BlockProps } from './props.ts';
import '#components/ui/scroll-cue.css';
import '#components/ui/spec-table.css';

/** A figure and its unit stay on one line, however narrow the column. */
const toValue = ({ value, unit }: SpecificationRow) => value + (unit ? unitAfter(unit) : '');

/** Products side by side, one row a characteristic; scrolls sideways by itself when narrow. */
export function Comparison({ block, isFirst, texts }: BlockProps<'comparison'>) {
	return (
		<Section title={block.title} text={block.text} isFirst={isFirst}>
			{block.products.length > 0 && block.codes.length > 0 && (
				<section className="table-scroll scroll-cue" aria-label={block.title} tabIndex={0}>
					<table className="spec-table">
						<thead>
							<tr>
								<th scope="col">
									<span className="sr-only">{texts.catalogue('compare.characteristic')}</span>
								</th>
								{block.products.map((product) => (
									<th key={product.id} scope="col">
										<a className="link" href={product.href}>
											{product.name}
										</a>
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{block.codes.map((code) => (
								<tr key={code}>
									<th scope="row">{texts.specs(`label.${code}`)}</th>
									{block.products.map((product) => {
										const row = product.rows.find((candidate) => candidate.code === code);
										return (
											<td key={product.id} className="tabular">
												{row ? toValue(row) : '–'}
											</td>
										);
									})}
								</tr>
							))}
						</tbody>
					</table>
				</section>
			)}
		</Section>
	);
}
