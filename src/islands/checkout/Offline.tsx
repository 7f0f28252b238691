import { useEffect, useState } from 'react';
import { useCheckoutWords } from './context.ts';

/** Reports a lost connection, and that no input is lost. */
export function Offline() {
	const { t } = useCheckoutWords();
	const [isOffline, setOffline] = useState(false);
	useEffect(() => {
		const look = () => setOffline(!navigator.onLine);
		look();
		window.addEventListener('online', look);
		window.addEventListener('offline', look);
		return () => {
			window.removeEventListener('online', look);
			window.removeEventListener('offline', look);
		};
	}, []);
	return (
		<div role="status">{isOffline && <p className="cart-notice">{t('state.offline')}</p>}</div>
	);
}
