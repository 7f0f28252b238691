import { HttpError } from 'react-admin';
import * as v from 'valibot';
import { CONTENT_ENTITIES, type ContentEntity } from '#contract/content/documents/entities.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import * as drafts from '#contract/publishing/drafts.ts';
import { makePreview } from '#contract/publishing/previews.ts';
import * as publications from '#contract/publishing/publications.ts';
import { viewPublication } from '#contract/publishing/views.ts';
import * as waiting from '#contract/publishing/waiting.ts';
import type { DeskLocale } from '#contract/publishing/states.ts';
import { isObject, type JsonObject } from '#domain/documents/values.ts';
import { callDesk } from '../call.ts';
import type { Answer, Fault } from './data/saver.ts';

/** Documents are JSON as stored; their issues list what does not fit the schema. */
const documentSchema = v.custom<JsonObject>(isObject);

export type Entry = drafts.ContentListEntry;
export type Publication = publications.Publication;
export type SiteState = v.InferOutput<typeof publications.getSiteState.data>;
export type Release = v.InferOutput<typeof publications.releaseSchema>;

const segment = encodeURIComponent;
const toPath = (entity: ContentEntity, id: string) => `/desk/content/${entity}/${segment(id)}`;

const toFault = ({ path, code, detail }: drafts.DocumentFault): Fault => ({
	path,
	code,
	...(detail === null ? {} : { detail }),
});

export async function listEntries(entity: ContentEntity): Promise<readonly Entry[]> {
	return v.parse(drafts.listContent.data, await callDesk('GET', `/desk/content/${entity}`));
}

/** Entries of every content type. */
export const listAllEntries = () =>
	Promise.all(
		CONTENT_ENTITIES.map(async (entity) => ({ entity, entries: await listEntries(entity) })),
	);

/** An entry with its live document and its draft. */
export interface Whole {
	live: JsonObject | null;
	liveVersion: string | null;
	/** When it was taken off the site; null for an entry that is live or never was. */
	offSince: string | null;
	draft: {
		document: JsonObject;
		/** Live document that the draft is based on. */
		base: JsonObject | null;
		revision: number;
		by: string;
		at: string;
	} | null;
	faults: readonly Fault[];
	/** Former Italian texts that translations were made from, by their digests. */
	madeFrom: Readonly<Record<string, string>>;
}

export async function readEntry(entity: ContentEntity, id: string): Promise<Whole> {
	const data = v.parse(drafts.getContent.data, await callDesk('GET', toPath(entity, id)));
	return {
		live: data.live && v.parse(documentSchema, data.live),
		liveVersion: data.live_version,
		offSince: data.off_since,
		draft: data.draft && {
			...data.draft,
			document: v.parse(documentSchema, data.draft.document),
			base: data.draft.base && v.parse(documentSchema, data.draft.base),
		},
		faults: data.faults.map(toFault),
		madeFrom: data.made_from,
	};
}

const behindSchema = v.object({ problem: drafts.revisionConflictSchema });

/** Saves the drafts of one entry in sequence; `isJoined`: merged with the live document. */
export function draftSender(
	entity: ContentEntity,
	id: string,
	{ draft, liveVersion }: Pick<Whole, 'draft' | 'liveVersion'>,
	{ isJoined = false } = {},
) {
	/** Live version that the draft was made from; an existing draft has stated it already. */
	let madeFrom = draft && !isJoined ? undefined : liveVersion;
	return async (revision: number, document: JsonObject): Promise<Answer> => {
		try {
			const made = madeFrom === undefined ? {} : { live_version: madeFrom };
			const json = { revision, document, ...made };
			const data = await callDesk('PUT', `${toPath(entity, id)}/draft`, { json });
			const saved = v.parse(drafts.saveDraft.data, data);
			madeFrom = undefined;
			return { kind: 'saved', revision: saved.revision, faults: saved.faults.map(toFault) };
		} catch (cause) {
			// An answer of an intermediary: a portal’s page is not about the draft.
			if (v.isValiError(cause)) return { kind: 'unreachable' };
			if (!(cause instanceof HttpError)) throw cause;
			const behind = v.safeParse(behindSchema, cause.body);
			if (!behind.success) return failure(cause);
			const { theirs, by, at, live_version } = behind.output.problem;
			madeFrom = live_version;
			return {
				kind: 'behind',
				revision: behind.output.problem.revision,
				theirs: theirs && v.parse(documentSchema, theirs),
				by: by ?? '',
				at: at ?? '',
			};
		}
	};
}

function failure({ status, message }: HttpError): Answer {
	const isPassing = status === 0 || status === 429 || status >= 500;
	if (isPassing) return { kind: 'unreachable' };
	return { kind: 'refused', code: String(message).replace(/^faults\./, '') };
}

export async function discardDraft(entity: ContentEntity, id: string, revision: number) {
	await callDesk('DELETE', `${toPath(entity, id)}/draft?revision=${revision}`);
}

export type Version = v.InferOutput<typeof drafts.listHistory.data>[number];

export async function listVersions(entity: ContentEntity, id: string) {
	return v.parse(drafts.listHistory.data, await callDesk('GET', `${toPath(entity, id)}/history`));
}

export async function readVersion(entity: ContentEntity, id: string, version: number) {
	return v.parse(documentSchema, await callDesk('GET', `${toPath(entity, id)}/history/${version}`));
}

export async function countWaiting() {
	return v.parse(waiting.countWaiting.data, await callDesk('GET', '/desk/editing'));
}

/** Filters of the list of publications. */
export interface PublicationsAsked {
	page: number;
	waiting: publications.Waiting | null;
	/** Empty for everybody's. */
	by: string;
	when: publications.Pressed | null;
}

export async function listPublications({ page, waiting: only, by, when }: PublicationsAsked) {
	const query = new URLSearchParams({
		page: String(page),
		...(only && { waiting: only }),
		...(by && { by }),
		...(when && { when }),
	});
	const data = await callDesk('GET', `/desk/publications?${query.toString()}`);
	// In sequence: a release that the first call reports live is in the second; no poll may follow.
	const [releases, site] = await Promise.all([
		callDesk('GET', '/desk/releases'),
		callDesk('GET', '/desk/site'),
	]);
	return {
		...v.parse(publications.listPublications.data, data),
		releases: v.parse(publications.listReleases.data, releases),
		site: v.parse(publications.getSiteState.data, site),
	};
}

/** A publication, and the addresses of the site before and after it. */
export async function listChanges(id: string) {
	const path = `/desk/publications/${segment(id)}`;
	const [publication, views] = await Promise.all([
		callDesk('GET', path),
		callDesk('GET', `${path}/views`),
	]);
	return {
		publication: v.parse(publications.publicationSchema, publication),
		views: v.parse(viewPublication.data, views),
	};
}
export type Changes = Awaited<ReturnType<typeof listChanges>>;

export interface PublishItem {
	entity: ContentEntity;
	id: string;
	revision: number;
	remove?: boolean;
}
export interface Publish {
	/** Idempotency key of the submission: a retry after a lost response is the same publication. */
	key: string;
	title: string | null;
	items: readonly PublishItem[];
	publish_at: string | null;
	locale: DeskLocale;
}

export async function publish(asked: Publish): Promise<Publication> {
	const data = await callDesk('POST', '/desk/publications', { json: asked });
	return v.parse(publications.publicationSchema, data);
}

const refusedSchema = v.object({ problem: publications.publicationRefusedSchema });
const refusedTimeSchema = v.object({ errors: v.object({ publish_at: v.string() }) });

/** Reason why nothing was published. */
export interface Refusal {
	/** Message key. */
	code: string;
	/** Blockers, each with its place. */
	faults: readonly drafts.DocumentFault[];
}

export function toRefusal(cause: unknown): Refusal {
	if (!(cause instanceof HttpError)) return { code: 'faults.internal', faults: [] };
	const refused = v.safeParse(refusedSchema, cause.body);
	if (refused.success) return { code: cause.message, faults: refused.output.problem.faults };
	const time = v.safeParse(refusedTimeSchema, cause.body);
	return { code: time.success ? time.output.errors.publish_at : cause.message, faults: [] };
}

export type Again = 'cancel' | 'retry';
export async function publicationStep(id: string, step: Again): Promise<void> {
	await callDesk('POST', `/desk/publications/${segment(id)}/${step}`);
}
export async function serveRelease(id: string): Promise<void> {
	await callDesk('POST', `/desk/releases/${segment(id)}/serve`);
}

/** Address of a draft's preview; with `orLive`, of the live entry while it has no draft. */
export async function previewAddress(
	entity: ContentEntity,
	id: string,
	locale: Locale,
	{ orLive = false } = {},
) {
	const json = { entity, id, locale, or_live: orLive };
	const data = await callDesk('POST', '/desk/previews', { json });
	return v.parse(makePreview.data, data).url;
}

/** Languages that translations are made into. */
export const OTHERS = LOCALES.filter((locale) => locale !== 'it');
