import type { DocumentRow } from '#content/catalogue/documents.ts';
import { languageName } from '#i18n/format.ts';
import type { Texts } from '#components/texts.ts';
import '../ui/row-list.css';

/** Files to download, each with its kind, language, type and size. */
export function DocumentList({ rows, texts }: { rows: readonly DocumentRow[]; texts: Texts }) {
	const { catalogue: t, locale } = texts;
	if (rows.length === 0) return <p className="text-soft">{t('documents.empty')}</p>;
	return (
		<ul className="row-list">
			{rows.map((row) => (
				<li key={row.id} className="row-item">
					<p className="kicker">{t(`documents.kind_${row.kind}`)}</p>
					<p lang={row.lang ?? undefined}>
						<a className="link" href={row.href} hrefLang={row.language} type="application/pdf">
							{row.title}
						</a>
					</p>
					<p className="text-sm text-soft tabular">
						{languageName(row.language, locale)} · PDF · {row.size}
					</p>
				</li>
			))}
		</ul>
	);
}
