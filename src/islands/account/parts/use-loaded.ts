import { useCallback, useEffect, useState } from 'react';
import type { ApiResult } from '#state/result.ts';
import type { ApiError } from '#contract/errors.ts';

export type Loaded<T> =
	| { status: 'pending' }
	| { status: 'failed'; error: ApiError }
	| { status: 'ready'; data: T };

/** Loads data on mount and again on demand; loaded data stays visible meanwhile. */
export function useLoaded<T>(load: () => Promise<ApiResult<T>>): [Loaded<T>, () => Promise<void>] {
	const [state, setState] = useState<Loaded<T>>({ status: 'pending' });
	const take = useCallback((result: ApiResult<T>) => {
		setState((before) => {
			if (result.ok) return { status: 'ready', data: result.data };
			return before.status === 'ready' ? before : { status: 'failed', error: result.error };
		});
	}, []);
	useEffect(() => {
		void load().then(take);
	}, [load, take]);
	const again = useCallback(async () => take(await load()), [load, take]);
	return [state, again];
}
