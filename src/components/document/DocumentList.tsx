import type { DocumentRow } from '#content/catalogue/documents.ts';
import { formatSeries, languageName } from '#i18n/format.ts';
import type { Texts } from '#components/texts.ts';
import { joinLanguages } from './downloads.ts';
import '../ui/row-list.css';

/** Files of a document in further languages than the reader's. */
function Languages({ rows, texts: { locale } }: { rows: readonly DocumentRow[]; texts: Texts }) {
	return (
		<ul className="flex flex-wrap gap-x-5 text-sm md:col-start-2">
			{rows.map((row) => (
				<li key={row.id}>
					<a
						className="link inline-block py-1"
						href={row.href}
						hrefLang={row.language}
						type="application/pdf"
					>
						<span className="sr-only">{formatSeries([row.title, ''], locale)}</span>
						{languageName(row.language, locale)}
					</a>
				</li>
			))}
		</ul>
	);
}

/** Documents to download, a row each: the reader's language first, the others below it. */
export function DocumentList({ rows, texts }: { rows: readonly DocumentRow[]; texts: Texts }) {
	const { catalogue: t, locale } = texts;
	if (rows.length === 0) return <p className="text-soft">{t('documents.empty')}</p>;
	return (
		<ul className="row-list">
			{joinLanguages(rows).flatMap(([first, ...others]) =>
				first ? (
					<li key={first.id} className="row-item">
						<p className="kicker">{t(`documents.kind_${first.kind}`)}</p>
						<p lang={first.lang ?? undefined}>
							<a
								className="link"
								href={first.href}
								hrefLang={first.language}
								type="application/pdf"
							>
								{first.title}
							</a>
						</p>
						<p className="text-sm text-soft tabular">
							{languageName(first.language, locale)} · PDF · {first.size}
						</p>
						{others.length > 0 && <Languages rows={others} texts={texts} />}
					</li>
				) : (
					[]
				),
			)}
		</ul>
	);
}
