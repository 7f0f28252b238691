import type { Print } from '#server/platform/mail/attachments.ts';
import type { Assembled } from '../module.ts';

/** Prints documents by the capability that declares the printer. */
export const printFor =
	(
		services: Pick<
			Assembled,
			'modules' | 'db' | 'siteUrl' | 'senderIn' | 'log' | 'files' | 'mediaDir'
		>,
	): Print =>
	async ({ by, of }) => {
		const print = services.modules.flatMap(({ prints }) => prints[by] ?? [])[0];
		if (!print) throw new Error(`no capability prints ${by}`);
		return print(services, of);
	};
