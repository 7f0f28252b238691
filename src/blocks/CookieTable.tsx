import { COOKIE_LIST_ID } from '#i18n/paths.ts';
import { Section } from './parts/Section.tsx';
import type { BlockProps } from './props.ts';
import '#components/ui/scroll-cue.css';
import '#components/ui/spec-table.css';

const CATEGORIES = ['technical', 'statistics'] as const;

/** Table of what the site stores; with items of several categories, a group for each. */
export function CookieTable({ block, isFirst, texts }: BlockProps<'cookie_table'>) {
	const { content: t } = texts;
	const label = block.title ?? t('cookies.name');
	const groups = CATEGORIES.map((category) => ({
		category,
		items: block.items.filter((item) => item.category === category),
	})).filter(({ items }) => items.length > 0);
	return (
		<Section title={block.title} isFirst={isFirst}>
			{block.items.length > 0 && (
				<section
					id={COOKIE_LIST_ID}
					className="table-scroll scroll-cue"
					aria-label={label}
					tabIndex={0}
				>
					<table className="spec-table">
						<thead>
							<tr>
								<th scope="col">{t('cookies.name')}</th>
								<th scope="col">{t('cookies.provider')}</th>
								<th scope="col">{t('cookies.purpose')}</th>
								<th scope="col">{t('cookies.duration')}</th>
							</tr>
						</thead>
						{groups.map(({ category, items }) => (
							<tbody key={category}>
								{groups.length > 1 && (
									<tr>
										<th scope="rowgroup" colSpan={4}>
											{t(`cookies.${category}`)}
										</th>
									</tr>
								)}
								{items.map((item) => (
									<tr key={item.name}>
										<th scope="row">
											<code>{item.name}</code>
										</th>
										<td>{item.provider}</td>
										<td>{item.purpose}</td>
										<td>{item.duration}</td>
									</tr>
								))}
							</tbody>
						))}
					</table>
				</section>
			)}
		</Section>
	);
}
