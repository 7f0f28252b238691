import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> =
	| { is: 'loading' }
	| { is: 'there'; data: T }
	| { is: 'failed'; cause: unknown };

/**
 * Loads data from the host. Returns its state and a function that loads it again; with `isQuiet`
 * the old data stays until then. `load` must be a stable function.
 */
export function useLoaded<T>(load: () => Promise<T>): [Loaded<T>, (isQuiet?: boolean) => void] {
	const [state, setState] = useState<Loaded<T>>({ is: 'loading' });
	const [tries, setTries] = useState(0);
	useEffect(() => {
		let isWanted = true;
		load().then(
			(data) => isWanted && setState({ is: 'there', data }),
			(cause: unknown) => isWanted && setState({ is: 'failed', cause }),
		);
		return () => {
			isWanted = false;
		};
	}, [load, tries]);
	const again = useCallback((isQuiet = false) => {
		// Reset to loading, so that the old picture disappears.
		if (!isQuiet) setState({ is: 'loading' });
		setTries((count) => count + 1);
	}, []);
	return [state, again];
}
