import { expect } from '@playwright/test';

/**
 * Repeats a request until it is answered. A host on a busy machine may answer 503 to the first
 * request that needs something, above all a turn for hashing, and ask for a retry.
 */
export async function askAgain(ask: () => Promise<Response>): Promise<Response> {
	const answers: Response[] = [];
	const status = async () => {
		const answer = await ask();
		answers.push(answer);
		return answer.status;
	};
	await expect.poll(status).not.toBe(503);
	const last = answers.at(-1);
	if (!last) throw new Error('there was no answer');
	return last;
}
