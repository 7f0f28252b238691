import { solveCaptcha } from './captcha-challenge.ts';

/** Takes a form's slug and answers with its solved captcha, away from the page's own thread. */
addEventListener('message', async ({ data }: MessageEvent<string>) => {
	postMessage(await solveCaptcha(data));
});
