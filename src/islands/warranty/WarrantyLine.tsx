import type { Locale } from '#contract/locales.ts';
import type { IsoDate } from '#contract/units.ts';
import { formatDate } from '#i18n/format.ts';
import type { Translator } from '#i18n/messages.ts';
import './WarrantyLine.css';

export interface WarrantyLineProps {
	locale: Locale;
	t: Translator<'warranty'>;
	/** Null if the reader has just typed it. */
	purchase_date: IsoDate | null;
	legal_ends_on: IsoDate;
	/** Day of the repair that added a year. */
	legal_extended_on?: IsoDate | null;
	extension_ends_on: IsoDate;
	/** State of the maker's extension: granted, requested, or ended. */
	state: 'given' | 'pending' | 'ended';
}

/** Four years as a timeline: purchase, seller's warranty, then the maker's; never added up. */
export function WarrantyLine(props: WarrantyLineProps) {
	const { locale, t, purchase_date, legal_ends_on, extension_ends_on, state } = props;
	const { legal_extended_on = null } = props;
	const until = (day: IsoDate) => t('time.until', { date: formatDate(day, locale) });
	return (
		<ol className="warranty-line" aria-label={t('time.label')} data-state={state}>
			{purchase_date !== null && (
				<li className="warranty-line-start">
					<span className="warranty-line-name">{t('time.purchase')}</span>
					<time dateTime={purchase_date}>{formatDate(purchase_date, locale)}</time>
				</li>
			)}
			<li className="warranty-line-legal">
				<span className="warranty-line-name">{t('time.legal')}</span>
				<span>{t('time.legalBy')}</span>
				<time dateTime={legal_ends_on}>{until(legal_ends_on)}</time>
				{legal_extended_on !== null && (
					<span>{t('time.legalExtended', { date: formatDate(legal_extended_on, locale) })}</span>
				)}
			</li>
			<li className="warranty-line-extension">
				<span className="warranty-line-name">{t('time.extension')}</span>
				<span>{t('time.extensionBy')}</span>
				<time dateTime={extension_ends_on}>{until(extension_ends_on)}</time>
			</li>
		</ol>
	);
}
