import * as v from 'valibot';
import { StartError } from '#errors/start-error.ts';
import { type FileStore, readStored } from './file-store.ts';

/** Key of the note in a store during and after a move of its files. */
const KEY = 'state/move';

const moveSchema = v.object({
	state: v.picklist(['arriving', 'moved']),
	/** The other store. */
	place: v.string(),
});
type Move = v.InferOutput<typeof moveSchema>;

/** Reads the note of a move; null without one. */
export async function readMove(store: FileStore): Promise<Move | null> {
	const bytes = await readStored(store, KEY);
	return bytes && v.parse(moveSchema, JSON.parse(Buffer.from(bytes).toString()));
}

export const noteMove = (store: FileStore, move: Move): Promise<void> =>
	store.put(KEY, Buffer.from(JSON.stringify(move)));

export const endMove = (store: FileStore): Promise<void> => store.remove(KEY);

/** Throws one line if only a part of the shop's files is in a store. */
export async function assertSettled(store: FileStore): Promise<void> {
	const move = await readMove(store);
	if (move?.state === 'arriving') {
		throw new StartError(
			`FILES_URL: files are being moved from ${move.place} to ${store.place}: finish it (npm run files:move -- --finish)`,
		);
	}
	if (move) {
		throw new StartError(
			`FILES_URL: files were moved from ${store.place} to ${move.place}: expected that store`,
		);
	}
}
