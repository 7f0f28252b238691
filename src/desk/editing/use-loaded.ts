import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> =
	| { is: 'loading' }
	| { is: 'there'; data: T }
	| { is: 'failed'; cause: unknown };

/**
 * What the host answers, and a way to ask again, `isQuiet` with the old answer in its place until then.
 * `load` is the same function between drawings.
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
		// What is asked for anew is drawn anew: nothing of what was there may linger in it.
		if (!isQuiet) setState({ is: 'loading' });
		setTries((count) => count + 1);
	}, []);
	return [state, again];
}
