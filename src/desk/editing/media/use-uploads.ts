import { useCallback, useEffect, useRef, useState } from 'react';
import { uploadFault, uploadPicture, type Picture } from './api.ts';
import { notePicture } from './pictures.ts';

/** Upload of one file. `known`: the library already had the same picture. */
export interface Upload {
	key: number;
	name: string;
	state: 'waiting' | 'sending' | 'done' | 'known' | 'failed';
	picture?: Picture;
	/** Error code of a rejected file. */
	code?: string;
}

let count = 0;

type OnDone = (picture: Picture) => void;

/**
 * Sends files one after the other, in the order chosen; each has its own report. `onDone` is read
 * when an upload ends, since the document may have changed meanwhile; after the field has unmounted
 * it is not called.
 */
export function useUploads(onDone?: OnDone) {
	const done = useRef<OnDone>(undefined);
	useEffect(() => {
		done.current = onDone;
		return () => {
			done.current = undefined;
		};
	}, [onDone]);
	const [uploads, setUploads] = useState<readonly Upload[]>([]);
	const last = useRef<Promise<void>>(Promise.resolve());
	const put = useCallback(
		(key: number, change: Partial<Upload>) =>
			setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...change } : one))),
		[],
	);
	const sendOne = useCallback(
		async (key: number, file: File) => {
			put(key, { state: 'sending' });
			try {
				const { picture, is_new } = await uploadPicture(file);
				notePicture(picture);
				put(key, { state: is_new ? 'done' : 'known', picture });
				done.current?.(picture);
			} catch (cause) {
				put(key, { state: 'failed', code: uploadFault(cause) });
			}
		},
		[put],
	);
	const send = useCallback(
		(files: Iterable<File>) => {
			const fresh = [...files].map((file) => ({ key: (count += 1), file }));
			const waiting = fresh.map(({ key, file }) => ({
				key,
				name: file.name,
				state: 'waiting' as const,
			}));
			setUploads((before) => [...waiting, ...before.filter(({ state }) => state !== 'failed')]);
			for (const { key, file } of fresh) last.current = last.current.then(() => sendOne(key, file));
		},
		[sendOne],
	);
	return { uploads, send };
}
