import type { Order } from '#contract/orders/order.ts';
import { useOrdersWords } from '../context.ts';

interface WithdrawProps {
	order: Pick<Order, 'number' | 'email' | 'billing'>;
	className: string;
	label: string;
}

/** Step one of a withdrawal, prefilled from the order; the server answers with step two. */
export function Withdraw({ order: { number, email, billing }, className, label }: WithdrawProps) {
	const { locale, withdrawAction } = useOrdersWords();
	const names = [billing.given_name, billing.family_name];
	const name = (locale === 'ja' ? names.toReversed() : names).join(' ');
	return (
		<form method="post" action={withdrawAction}>
			{Object.entries({ name, contract: number, email }).map(([field, value]) => (
				<input key={field} type="hidden" name={field} value={value} />
			))}
			<button type="submit" className={className}>
				{label}
			</button>
		</form>
	);
}
