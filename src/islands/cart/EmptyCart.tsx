import type { CartContext } from './context.ts';

/** Empty cart: offers the product ranges to start from. */
export function EmptyCart({ context: { t, room } }: { context: CartContext }) {
	return (
		<div className="cart-empty">
			<p className="title-3">{t('empty.title')}</p>
			<p className="cart-soft">{t('empty.text')}</p>
			<ul className="cart-ranges tabular">
				{room.ranges.map(({ name, href, picture, heights, price }) => (
					<li key={name}>
						<a href={href}>
							{picture && <img src={picture} alt="" width="300" height="300" loading="lazy" />}
							<b>{name}</b>
							<span>{heights}</span>
							<small>{price}</small>
						</a>
					</li>
				))}
			</ul>
			<p>
				<a className="btn-ghost" href={room.href.products}>
					{t('empty.products')}
				</a>
			</p>
		</div>
	);
}
