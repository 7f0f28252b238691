import type { Passport } from '#contract/wheels/passports.ts';
import { formatDate } from '#i18n/format.ts';
import { entryHref } from '#i18n/paths.ts';
import type { PassportContext } from './context.ts';
import { BenchCard } from './BenchCard.tsx';
import { Transfer } from './Transfer.tsx';
import { WheelCard } from './WheelCard.tsx';
import '../forms/form-ways.css';
import './PassportView.css';

export interface PassportViewProps {
	passport: Passport;
	context: PassportContext;
}

/** Whole passport: wheel, service history, documents, safety notice, and transfer. */
export function PassportView({ passport, context }: PassportViewProps) {
	const { t, locale } = context;
	const { product, service, card, documents, safety_notice, extension } = passport;
	const isDecided = extension === 'active' || extension === 'ended';
	return (
		<>
			<WheelCard passport={passport} context={context} />
			<p className="form-ways passport-ways">
				<a className="btn-ghost" href={entryHref(product.locale, 'product', product.slug)}>
					{t('view.page')}
				</a>
				<button type="button" className="btn-ghost" onClick={() => window.print()}>
					{t('view.print')}
				</button>
			</p>
			{card && <BenchCard card={card} locale={locale} t={context.tBench} />}
			<div className="passport-columns">
				<section>
					<h2 className="title-3">{t('service.title')}</h2>
					{service.length === 0 ? (
						<p className="text-soft">{t('service.none')}</p>
					) : (
						<ol className="passport-log">
							{service.map(({ date, kind, text }) => (
								<li key={`${date} ${kind} ${text}`}>
									<time dateTime={date}>{formatDate(date, locale)}</time>
									<strong>{t(`service.${kind}`)}</strong>
									{text !== '' && <span>{text}</span>}
								</li>
							))}
						</ol>
					)}
				</section>
				<section>
					<h2 className="title-3">{t('documents.title')}</h2>
					{documents.length === 0 ? (
						<p className="text-soft">{t('documents.none')}</p>
					) : (
						<ul className="passport-log">
							{documents.map(({ id, title, url, published_on, newest }) => (
								<li key={id}>
									<a className="link" href={url}>
										{title} (PDF)
									</a>
									{published_on !== undefined && (
										<span>
											{t('documents.version', { date: formatDate(published_on, locale) })}
										</span>
									)}
									{newest?.published_on !== undefined && (
										<a className="link" href={newest.url}>
											{t('documents.newest', { date: formatDate(newest.published_on, locale) })}
										</a>
									)}
								</li>
							))}
						</ul>
					)}
				</section>
			</div>
			{safety_notice !== null && (
				<section className="passport-safety">
					<h2 className="title-4">{t('safety.title')}</h2>
					<p className="max-w-text">{safety_notice}</p>
				</section>
			)}
			{isDecided && <Transfer passport={passport} context={context} />}
			<p className="text-soft passport-private">{t('view.private')}</p>
		</>
	);
}
