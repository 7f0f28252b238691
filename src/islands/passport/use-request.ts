import { useRef, useState } from 'react';
import type { ApiError } from '#contract/errors.ts';
import type { Done } from '#state/passport.ts';
import { endProgress, startProgress } from '#islands/ui/progress.ts';

export type RequestState =
	| { status: 'idle' | 'pending' | 'done' }
	| { status: 'failed'; error: ApiError };

/** Request of a small form; further submissions are ignored while it is pending. */
export function useRequest() {
	const [state, setState] = useState<RequestState>({ status: 'idle' });
	const isBusy = useRef(false);
	async function run(request: () => Promise<Done>): Promise<boolean> {
		if (isBusy.current) return false;
		isBusy.current = true;
		setState({ status: 'pending' });
		startProgress();
		const result = await request();
		endProgress(!result.ok);
		isBusy.current = false;
		setState(result.ok ? { status: 'done' } : { status: 'failed', error: result.error });
		return result.ok;
	}
	return { state, run };
}
