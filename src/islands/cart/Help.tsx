import type { CartContext } from './context.ts';

/** Support contacts: e-mail, telephone with its hours, stores. */
export function Help({ context: { t, room } }: { context: CartContext }) {
	const { email, phone, hours } = room.contact;
	return (
		<p className="cart-help cart-soft">
			<a href={`mailto:${email}`}>{email}</a>
			<a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
			{hours.map((line) => (
				<span key={line} className="tabular">
					{line}
				</span>
			))}
			<a href={room.href.stores}>{t('way.stores')}</a>
		</p>
	);
}
