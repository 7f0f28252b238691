import type { MediaWidth } from '#contract/media.ts';

/** The host's smallest rendering: enough to know that it has the picture. */
const ASKED_WIDTH: MediaWidth = 150;

/**
 * Status with which the host answers for a picture, 200 when it has it. No answer at all throws:
 * the calls before have shown that the host is there.
 */
export async function mediaStatus(
	baseUrl: string,
	file: string,
	timeoutMs: number,
): Promise<number> {
	const response = await fetch(`${baseUrl}/media/${ASKED_WIDTH}/${file}`, {
		method: 'HEAD',
		signal: AbortSignal.timeout(timeoutMs),
	});
	return response.status;
}
