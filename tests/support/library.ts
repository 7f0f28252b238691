import { type LibraryPicture, listPictures, uploadPicture } from '#contract/content/library.ts';
import type { HostServices } from '../../src/server/app.ts';
import type { StaffRole } from '#contract/identity/roles.ts';
import { toAddress, askWith, type AskAs, toCookie, ORIGIN, PASSWORD, trySignIn } from './desk.ts';
import { readData } from './host-conformance.ts';
import { aHost, type OwnHost } from './host.ts';

export interface Librarian extends OwnHost {
	as: AskAs;
	/** Sends bytes under the name of a file. */
	send: (bytes: Uint8Array, name?: string) => Promise<Response>;
	upload: (bytes: Uint8Array, name?: string) => Promise<LibraryPicture>;
	pictures: () => Promise<LibraryPicture[]>;
	/** Fetches a picture as visitors get it. */
	served: (file: string, width?: number, accept?: string) => Promise<Response>;
}

/** Opens a host, with a staff member signed in at the library of pictures. */
export async function aLibrarian(
	role: StaffRole = 'editor',
	given: Partial<HostServices> = {},
): Promise<Librarian> {
	const host = await aHost(given);
	const cookie = toCookie(await trySignIn(host.ask, toAddress(role), PASSWORD));
	const as = askWith(host.ask, cookie);
	const send: Librarian['send'] = (bytes, name = 'foto.jpg') =>
		host.ask(`/api/desk/pictures?name=${encodeURIComponent(name)}`, {
			method: 'POST',
			headers: {
				cookie: `${cookie.name}=${cookie.value}`,
				origin: ORIGIN,
				'content-type': 'application/octet-stream',
			},
			body: new Uint8Array(bytes),
		});
	return {
		...host,
		as,
		send,
		upload: async (bytes, name) => (await readData(uploadPicture, await send(bytes, name))).picture,
		pictures: async () => readData(listPictures, await as('/desk/pictures')),
		served: (file, width = 600, accept = 'image/webp') =>
			host.ask(`/media/${width}/${file}`, { headers: { accept } }),
	};
}
