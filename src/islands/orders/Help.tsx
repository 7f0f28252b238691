import { useOrdersWords } from './context.ts';

/** Support contacts: e-mail, telephone and its hours. */
export function Help() {
	const { t, account, phone, hours } = useOrdersWords();
	return (
		<section className="order-help">
			<h3 className="cart-heading">{t('help.title')}</h3>
			<p>{t('help.text')}</p>
			<p className="cart-help cart-soft">
				<a href={`mailto:${account.email}`}>{account.email}</a>
				<a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
				{hours.map((line) => (
					<span key={line} className="tabular">
						{line}
					</span>
				))}
			</p>
		</section>
	);
}
