import { MEDIA_WIDTHS } from '#contract/media.ts';
import type { Passport } from '#contract/wheels/passports.ts';
import { WarrantyLine } from '#islands/warranty/WarrantyLine.tsx';
import type { PassportContext } from './context.ts';
import { formatDate } from '#i18n/format.ts';
import { Extension } from './Extension.tsx';
import './WheelCard.css';

export interface WheelCardProps {
	passport: Passport;
	context: PassportContext;
}

/** State of the warranty line by state of the extension. */
const LINE = {
	requested: 'pending',
	active: 'given',
	rejected: 'ended',
	ended: 'ended',
} as const satisfies Record<Passport['extension'], string>;

/** Card of the wheel: picture, model, serial number, and the warranty line. */
export function WheelCard({ passport, context }: WheelCardProps) {
	const { product, serial_number, registered_on, extension } = passport;
	const { t, tWarranty, locale } = context;
	const { media } = product;
	const lang = product.locale === locale ? undefined : product.locale;
	return (
		<section className="passport-card">
			<div className="passport-head">
				{media && (
					<img
						src={`/media/600/${media.file}`}
						srcSet={MEDIA_WIDTHS.map((width) => `/media/${width}/${media.file} ${width}w`).join(
							', ',
						)}
						sizes="(min-width: 1024px) 30rem, 90vw"
						width={media.width}
						height={media.height}
						alt=""
					/>
				)}
				<div className="passport-names">
					<h2 className="display" lang={lang}>
						{product.name}
					</h2>
					<p className="passport-serial">
						<span className="visually-hidden">{t('view.serial')} </span>
						{serial_number}
					</p>
					<p className="text-soft">
						{t('view.code')} {product.code} ·{' '}
						{t('view.registered', { date: formatDate(registered_on, locale) })}
					</p>
				</div>
			</div>
			<WarrantyLine
				locale={locale}
				t={tWarranty}
				purchase_date={passport.purchase_date}
				legal_ends_on={passport.legal_ends_on}
				legal_extended_on={passport.legal_extended_on}
				extension_ends_on={passport.extension_ends_on}
				state={LINE[extension]}
			/>
			<Extension passport={passport} context={context} />
		</section>
	);
}
