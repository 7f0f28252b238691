import type { ContactModel } from '#content/parts/contact.ts';
import type { Translator } from '#i18n/messages.ts';
import './ContactCard.css';

interface ContactCardProps {
	contact: ContactModel;
	t: Translator<'content'>;
}

/** Address and ways to get in touch, in the same order on every page. */
export function ContactCard({ contact, t }: ContactCardProps) {
	return (
		<dl className="contact-grid">
			<div>
				<dt className="kicker">{t('contact.address')}</dt>
				<dd>
					<address className="not-italic">
						<p>{contact.legalName}</p>
						{contact.addressLines.map((line) => (
							<p key={line}>{line}</p>
						))}
					</address>
					<a className="link" href={contact.mapUrl} rel="noopener">
						{t('contact.map')}
					</a>
				</dd>
			</div>
			<div>
				<dt className="kicker">{t('contact.email')}</dt>
				<dd>
					<a className="link" href={`mailto:${contact.email}`}>
						{contact.email}
					</a>
				</dd>
			</div>
			<div>
				<dt className="kicker">{t('contact.phone')}</dt>
				<dd>
					<a className="link tabular" href={`tel:${contact.phone.replace(/\s/g, '')}`}>
						{contact.phone}
					</a>
				</dd>
			</div>
			<div>
				<dt className="kicker">{t('contact.website')}</dt>
				<dd>
					<a className="link" href={contact.website}>
						{new URL(contact.website).host}
					</a>
				</dd>
			</div>
		</dl>
	);
}
