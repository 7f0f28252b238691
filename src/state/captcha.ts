import { map, type MapStore, type ReadableAtom } from 'nanostores';
import type { ApiResult } from '#api/result.ts';
import type { SolvedCaptcha } from './captcha-challenge.ts';

/** State of a form's proof of work. `failed`: it is not available, so nothing can be sent. */
export type CaptchaState = 'idle' | 'pending' | 'ready' | 'failed';

/** A solution that expires sooner than this may be too late when it arrives. */
const SPARE_MS = 20_000;

const $states: MapStore<Record<string, CaptchaState>> = map({});
/** State by the form's slug. */
export const $captchas: ReadableAtom<Record<string, CaptchaState>> = $states;

const solved = new Map<string, SolvedCaptcha>();
const inFlight = new Map<string, Promise<ApiResult<SolvedCaptcha>>>();

/** Solves in a worker for each form: its file comes from the cache, and nothing stays behind. */
function solveInWorker(form: string): Promise<ApiResult<SolvedCaptcha>> {
	return new Promise((resolve) => {
		const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
		const finish = (result: ApiResult<SolvedCaptcha>) => {
			worker.terminate();
			resolve(result);
		};
		worker.addEventListener('message', ({ data }: MessageEvent<ApiResult<SolvedCaptcha>>) =>
			finish(data),
		);
		worker.addEventListener('error', () =>
			finish({ ok: false, error: { code: 'network', detail: 'no worker' } }),
		);
		worker.postMessage(form);
	});
}

/**
 * Prepares the proof of work: requests a challenge and solves it, unless a solution is still valid
 * for a while. Called when a person starts to fill in the form, and again when sending.
 */
export async function prepareCaptcha(form: string): Promise<ApiResult<SolvedCaptcha>> {
	const known = solved.get(form);
	if (known && known.expiresAt - Date.now() > SPARE_MS) return { ok: true, data: known };
	solved.delete(form);
	const running = inFlight.get(form);
	if (running) return running;
	$states.setKey(form, 'pending');
	const task = solveInWorker(form);
	inFlight.set(form, task);
	const result = await task;
	inFlight.delete(form);
	if (result.ok) solved.set(form, result.data);
	$states.setKey(form, result.ok ? 'ready' : 'failed');
	return result;
}

/** Drops a solution, which is valid only once; the next submission needs another. */
export function dropCaptcha(form: string): void {
	solved.delete(form);
	$states.setKey(form, 'idle');
}
