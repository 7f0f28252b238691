import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import type { ContentEntity } from '#contract/content/documents/entities.ts';
import { DOCUMENT_SCHEMAS } from '#contract/content/documents/registry.ts';
import { draftSender, type Whole } from '../api.ts';
import { keptCopy, newPlace } from '../data/kept-copy.ts';
import { followItalian } from '../data/languages.ts';
import { holdPlace } from '../data/open-places.ts';
import { createSaver, type Fault, type Saver, type SaveState } from '../data/saver.ts';
import { merge, type Merged } from '#domain/documents/merge.ts';
import { isEqual, type JsonObject } from '#domain/documents/values.ts';
import { beforeClosing } from '../../session.ts';
import { makeEmpty } from '../fields/empty.ts';
import type { Opened } from './open-entry.ts';

export interface Draft {
	document: JsonObject;
	state: SaveState;
	faults: readonly Fault[];
	change: (document: JsonObject) => void;
	settle: (document: JsonObject) => void;
	/**
	 * Saves pending changes and returns the saved revision.
	 * @throws NotSaved where the document on screen could not be saved
	 */
	flush: () => Promise<number>;
	/** Registers the window that previews the saved draft. */
	watch: (preview: Pick<Window, 'closed'>) => void;
	/** Last revision that the host has acknowledged. */
	revision: () => number;
	/** Discards what was typed. */
	forget: () => void;
	/** Counts documents from outside this editor: components with a copy remount on it. */
	arrivals: number;
}

/** Thrown if the document on screen could not be saved. */
export class NotSaved extends Error {
	override name = 'NotSaved';
	readonly state: SaveState;
	constructor(state: SaveState) {
		super(state.kind);
		this.state = state;
	}
}

/** Validates a document by its schema, as the host will. */
function findFaults(entity: ContentEntity, document: JsonObject): Fault[] {
	const parsed = v.safeParse<v.GenericSchema>(DOCUMENT_SCHEMAS[entity], document);
	return (parsed.issues ?? []).map((issue) => ({
		path: v.getDotPath(issue) ?? '',
		code: issue.type,
	}));
}

/** Initial document of a new entry. */
export function freshDocument(entity: ContentEntity): JsonObject {
	const document = makeEmpty(DOCUMENT_SCHEMAS[entity]);
	return typeof document === 'object' && document !== null && !Array.isArray(document)
		? Object.fromEntries(Object.entries(document))
		: {};
}

/**
 * Merges a draft with changes that went live since it was made, in a publication without it; null
 * if there are none. The draft of an entry off the site is unchanged.
 */
function movedUnder({ draft, live }: Whole): Merged | null {
	if (!draft || isEqual(draft.base, live)) return null;
	const { base, document } = draft;
	return live === null ? { document, conflicts: [] } : merge(base ?? {}, document, live);
}

function later(call: () => void, ms: number): () => void {
	const timer = setTimeout(call, ms);
	return () => clearTimeout(timer);
}

/** Draft of an entry: typed text is kept in this browser at once, and at the host soon after. */
export function useDraft(
	entity: ContentEntity,
	id: string,
	{ whole, typed: { who, entry }, left }: Opened,
): Draft {
	const [document, setDocument] = useState<JsonObject>(
		() => whole.draft?.document ?? whole.live ?? freshDocument(entity),
	);
	const [state, setState] = useState<SaveState>({ kind: 'saved' });
	const [hostFaults, setHostFaults] = useState<readonly Fault[]>(whole.faults);
	const [arrivals, setArrivals] = useState(0);
	const now = useRef(document);
	const saver = useRef<Saver | null>(null);
	const preview = useRef<Pick<Window, 'closed'> | null>(null);
	const place = useMemo(() => newPlace({ who, entry }), [who, entry]);
	const copy = useMemo(() => keptCopy(localStorage, place), [place]);
	const keep = useCallback(() => {
		const base = saver.current?.acknowledged();
		if (base) copy.write({ base, document: now.current });
	}, [copy]);

	useEffect(() => {
		const letGo = holdPlace(place);
		const [first, ...others] = left;
		let taken = first;
		// Recalled text comes first; a live change meanwhile is merged the next time.
		const moved = first ? null : movedUnder(whole);
		const made = createSaver(
			{ revision: whole.draft?.revision ?? 0, document: now.current },
			{
				send: draftSender(entity, id, whole, { isJoined: moved !== null }),
				later,
				isWatched: () => preview.current?.closed === false,
				onFaults: setHostFaults,
				onState(next, held) {
					setState(next);
					if (held !== now.current) {
						now.current = held;
						setDocument(held);
						setArrivals((count) => count + 1);
					}
					if (next.kind === 'saved') nothingOwed();
					// During a conflict the copy holds the typed text, the document the merged one.
					else if (next.kind !== 'conflict') keep();
				},
			},
		);
		/** Recalls the text of each tab, one after the other; conflicts are asked about. */
		function nothingOwed(): void {
			copy.remove();
			taken?.forget();
			taken = others.shift();
			if (taken) made.recall(taken.base, taken.document, { by: who, at: new Date().toISOString() });
		}
		saver.current = made;
		if (moved) made.join(moved);
		if (first) made.recall(first.base, first.document, whole.draft ?? { by: '', at: '' });
		const online = () => void made.flush();
		addEventListener('online', online);
		const stay = beforeClosing(() => made.flush());
		return () => {
			removeEventListener('online', online);
			stay();
			letGo();
			void made.flush().finally(() => made.stop());
		};
	}, [entity, id, whole, left, who, place, copy, keep]);

	const isKept = state.kind === 'saved';
	useEffect(() => {
		if (isKept) return;
		const warn = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener('beforeunload', warn);
		return () => removeEventListener('beforeunload', warn);
	}, [isKept]);

	const change = useCallback((given: JsonObject) => {
		const next = followItalian(now.current, given);
		now.current = next;
		setDocument(next);
		saver.current?.change(next);
	}, []);
	const settle = useCallback((next: JsonObject) => {
		now.current = next;
		setDocument(next);
		setArrivals((count) => count + 1);
		saver.current?.settle(next);
	}, []);
	const watch = useCallback((opened: Pick<Window, 'closed'>) => {
		preview.current = opened;
	}, []);
	const revision = useCallback(() => saver.current?.revision() ?? 0, []);
	const flush = useCallback(async () => {
		let ended = await saver.current?.flush();
		// Unsaved again: text of another tab has just been recalled onto the saved draft.
		while (ended?.kind === 'unsaved') ended = await saver.current?.flush();
		if (ended && ended.kind !== 'saved') throw new NotSaved(ended);
		return revision();
	}, [revision]);
	const forget = useCallback(() => {
		saver.current?.stop();
		copy.remove();
		for (const one of left) one.forget();
	}, [copy, left]);

	const own = useMemo(() => findFaults(entity, document), [entity, document]);
	const paths = new Set(own.map(({ path }) => path));
	const faults = [...own, ...hostFaults.filter(({ path }) => !paths.has(path))];
	return { document, state, faults, change, settle, flush, watch, revision, forget, arrivals };
}
