import { expect } from '@playwright/test';

/**
 * Asks until there is an answer: a host on a machine that is taken may say 503 to who is first to
 * need something, a turn for hashing above all, and asks to be asked again.
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
