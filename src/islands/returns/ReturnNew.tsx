import { lazy, Suspense } from 'react';
import { NoOrder } from '../orders/NoOrder.tsx';
import { useOrder } from '../orders/use-order.ts';
import type { ReturnsProps } from './context.ts';
import { RequestForm } from './RequestForm.tsx';
import { ReturnsScreen } from './ReturnsScreen.tsx';

// Few orders opened here take no request: the others do not fetch its words.
const NoReturn = lazy(() => import('./NoReturn.tsx'));

/** Page to request a return for the order in the URL. */
export function ReturnNew(props: ReturnsProps) {
	return (
		<ReturnsScreen {...props}>
			<Shown />
		</ReturnsScreen>
	);
}

function Shown() {
	const { found, again } = useOrder('order');
	if (found.status !== 'ready') return <NoOrder found={found} onAgain={() => void again()} />;
	const { order } = found;
	if (order.can_return) return <RequestForm order={order} />;
	return (
		<Suspense>
			<NoReturn order={order} />
		</Suspense>
	);
}
