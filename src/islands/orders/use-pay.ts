import { useEffect, useState } from 'react';
import type { ApiError } from '#contract/errors.ts';
import type { Order } from '#contract/orders/order.ts';
import type { PaymentProviderName } from '#contract/payments/payments.ts';
import { endProgress, startProgress } from '#islands/ui/progress.ts';
import { pay } from '#state/orders.ts';

export interface PayUse {
	isPending: boolean;
	error: ApiError | null;
	pay: (provider?: PaymentProviderName) => void;
}

/** Redirects to the payment page of an order; starts another attempt for it if needed. */
export function usePay(order: Order, onOther: () => void): PayUse {
	const [isPending, setPending] = useState(false);
	const [error, setError] = useState<ApiError | null>(null);
	// After a return from the payment page the button must work again.
	useEffect(() => {
		const free = () => setPending(false);
		window.addEventListener('pageshow', free);
		return () => window.removeEventListener('pageshow', free);
	}, []);
	async function start(provider?: PaymentProviderName): Promise<void> {
		if (isPending) return;
		setPending(true);
		setError(null);
		startProgress();
		const result = await pay(order, provider);
		endProgress(!result.ok);
		if (result.ok && result.data.url !== null) return location.assign(result.data.url);
		setPending(false);
		if (!result.ok) setError(result.error);
		onOther();
	}
	return { isPending, error, pay: (provider) => void start(provider) };
}

/** Reason why an order cannot be paid, from the server's conflict; null for other errors. */
export function payRefusal(error: ApiError): 'paid' | 'final' | 'stock' | null {
	if (error.code !== 'conflict') return null;
	const [field] = error.fields;
	if (field?.path === 'stock') return 'stock';
	return field?.code === 'paid' ? 'paid' : 'final';
}
