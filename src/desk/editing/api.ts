import { HttpError } from 'react-admin';
import * as v from 'valibot';
import type { ContentEntity } from '#contract/content/documents/entities.ts';
import { TRANSLATION_STATES } from '#contract/content/documents/translation.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { PUBLICATION_STATES } from '#contract/publishing/states.ts';
import { callDesk } from '../call.ts';
import type { Answer } from './data/saver.ts';
import { isObject, type JsonObject } from './data/values.ts';

const documentSchema = v.custom<JsonObject>(isObject);
const faultSchema = v.object({
	path: v.string(),
	code: v.string(),
	detail: v.optional(v.string()),
});
const faultsSchema = v.optional(v.array(faultSchema), []);

const entrySchema = v.object({
	id: v.string(),
	title: v.string(),
	slug: v.nullable(v.string()),
	updated_at: v.nullable(v.string()),
	updated_by: v.optional(v.nullable(v.string()), null),
	draft: v.nullable(v.object({ revision: v.number(), at: v.string(), by: v.string() })),
	locales: v.record(v.string(), v.picklist(TRANSLATION_STATES)),
});
export type Entry = v.InferOutput<typeof entrySchema>;

const wholeSchema = v.object({
	live: v.nullable(documentSchema),
	draft: v.nullable(
		v.object({
			document: documentSchema,
			revision: v.number(),
			by: v.string(),
			at: v.string(),
		}),
	),
	faults: faultsSchema,
});
export type Whole = v.InferOutput<typeof wholeSchema>;

const segment = encodeURIComponent;
const pathOf = (entity: ContentEntity, id: string) => `/desk/content/${entity}/${segment(id)}`;

export async function listEntries(entity: ContentEntity): Promise<Entry[]> {
	const data = await callDesk('GET', `/desk/content/${entity}`);
	return v.parse(v.object({ entries: v.array(entrySchema) }), data).entries;
}

export async function readEntry(entity: ContentEntity, id: string): Promise<Whole> {
	return v.parse(wholeSchema, await callDesk('GET', pathOf(entity, id)));
}

const savedSchema = v.object({ revision: v.number(), faults: faultsSchema });
const behindSchema = v.object({
	problem: v.object({
		theirs: documentSchema,
		revision: v.number(),
		by: v.string(),
		at: v.string(),
	}),
});

/** Sends a draft; whatever the host says to it is an answer. */
export async function saveDraft(
	entity: ContentEntity,
	id: string,
	revision: number,
	document: JsonObject,
): Promise<Answer> {
	try {
		const json = { revision, document };
		const data = await callDesk('PUT', `${pathOf(entity, id)}/draft`, { json });
		return { kind: 'saved', ...v.parse(savedSchema, data) };
	} catch (cause) {
		if (!(cause instanceof HttpError)) throw cause;
		const behind = v.safeParse(behindSchema, cause.body);
		if (cause.status === 412 && behind.success) {
			return { kind: 'behind', ...behind.output.problem };
		}
		const isPassing = cause.status === 0 || cause.status === 429 || cause.status >= 500;
		return isPassing
			? { kind: 'unreachable' }
			: { kind: 'refused', code: String(cause.message).replace(/^faults\./, '') };
	}
}

export async function discardDraft(entity: ContentEntity, id: string, revision: number) {
	await callDesk('DELETE', `${pathOf(entity, id)}/draft?revision=${revision}`);
}

const versionSchema = v.object({
	version: v.number(),
	at: v.string(),
	by: v.nullable(v.string()),
	publication_id: v.nullable(v.string()),
	change: v.picklist(['write', 'remove']),
});
export type Version = v.InferOutput<typeof versionSchema>;

export async function listVersions(entity: ContentEntity, id: string): Promise<Version[]> {
	const data = await callDesk('GET', `${pathOf(entity, id)}/history`);
	return v.parse(v.object({ versions: v.array(versionSchema) }), data).versions;
}

export async function readVersion(entity: ContentEntity, id: string, version: number) {
	const data = await callDesk('GET', `${pathOf(entity, id)}/history/${version}`);
	return v.parse(v.object({ document: v.nullable(documentSchema) }), data).document;
}

const pagesSchema = v.object({ changed: v.number(), gone: v.number(), list: v.array(v.string()) });
const itemSchema = v.object({
	entity: v.string(),
	id: v.string(),
	title: v.string(),
	remove: v.optional(v.boolean(), false),
});
const publicationSchema = v.object({
	id: v.string(),
	title: v.nullable(v.string()),
	state: v.picklist(PUBLICATION_STATES),
	created_at: v.string(),
	created_by: v.string(),
	publish_at: v.nullable(v.string()),
	published_at: v.nullable(v.string()),
	rendering_at: v.nullable(v.string()),
	ended_at: v.nullable(v.string()),
	release_id: v.nullable(v.string()),
	render_ms: v.nullable(v.number()),
	pages: v.nullable(pagesSchema),
	fault: v.nullable(
		v.object({ page: v.string(), what: v.string(), where: v.nullable(v.string()) }),
	),
	faults: v.optional(v.array(v.looseObject({ path: v.string(), code: v.string() })), []),
	items: v.array(itemSchema),
});
export type Publication = v.InferOutput<typeof publicationSchema>;

const releaseSchema = v.object({ id: v.string(), at: v.string(), current: v.boolean() });
export type Release = v.InferOutput<typeof releaseSchema>;

export async function listPublications(page: number) {
	const data = await callDesk('GET', `/desk/publications?page=${page}`);
	return v.parse(
		v.object({
			publications: v.array(publicationSchema),
			total: v.number(),
			releases: v.optional(v.array(releaseSchema), []),
		}),
		data,
	);
}

export interface PublishItem {
	entity: ContentEntity;
	id: string;
	revision: number;
	remove?: boolean;
}
export interface Publish {
	title: string | null;
	items: readonly PublishItem[];
	publish_at: string | null;
}

export async function publish(asked: Publish): Promise<Publication> {
	return v.parse(publicationSchema, await callDesk('POST', '/desk/publications', { json: asked }));
}

export type Again = 'cancel' | 'retry';
export async function publicationStep(id: string, step: Again): Promise<void> {
	await callDesk('POST', `/desk/publications/${segment(id)}/${step}`);
}
export async function serveRelease(id: string): Promise<void> {
	await callDesk('POST', `/desk/releases/${segment(id)}/serve`);
}

export async function previewAddress(entity: ContentEntity, id: string, locale: Locale) {
	const data = await callDesk('POST', '/desk/previews', { json: { entity, id, locale } });
	return v.parse(v.object({ url: v.string(), expires_at: v.string() }), data).url;
}

/** Languages that a translation is made in. */
export const OTHERS = LOCALES.filter((locale) => locale !== 'it');
