import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe } from 'vitest';
import { signWebhook } from '#domain/security/webhook.ts';
import { media } from '../../src/server/platform/media/tables.ts';
import { hook_deliveries, publications, releases } from '../../src/server/publishing/tables.ts';
import {
	toAddress,
	askWith,
	type AskAs,
	type Cookie,
	toCookie,
	ORIGIN,
	PASSWORD,
	trySignIn,
} from '../support/desk.ts';
import { conformsPrivately, type PrivateConformance } from '../support/host-conformance.ts';
import { type Ask, isEmbedded, openOwnHost, type OwnHost } from '../support/host.ts';
import { drafted, toItem, published, SECRET } from '../support/publishing.ts';

const NOW = new Date('2025-06-15T10:00:00Z');
const NOWHERE = '00000000-0000-4000-8000-000000000000';

describe.runIf(isEmbedded)('calls about publishing', () => {
	let own: OwnHost;
	let cookie: Cookie;
	let editor: AskAs;
	let count = 0;
	const ask: Ask = (path, init) => own.ask(path, init);
	beforeAll(async () => {
		const buildHook = { url: 'http://127.0.0.1:9/', secrets: [SECRET] };
		own = await openOwnHost({ buildHook });
		cookie = toCookie(await trySignIn(own.ask, toAddress('editor'), PASSWORD));
		editor = askWith(own.ask, cookie);
		await own.db.insert(releases).values({ id: 'r-1', made_at: NOW, is_current: true });
	});
	afterAll(() => own.close());

	const withSession = (json?: unknown): RequestInit => ({
		headers: {
			cookie: `${cookie.name}=${cookie.value}`,
			origin: ORIGIN,
			...(json === undefined ? {} : { 'content-type': 'application/json' }),
		},
		...(json === undefined ? {} : { body: JSON.stringify(json) }),
	});
	/** Drafts a page that no other test touches. */
	async function aDraft(): Promise<{ entry: string; id: string; revision: number }> {
		const id = `page-${(count += 1)}`;
		const { data } = await (await editor('/desk/content/page/company')).json();
		const revision = await drafted(editor, `page/${id}`, () => ({
			...data.live,
			slugs: { it: id },
		}));
		return { entry: `page/${id}`, id, revision };
	}
	async function aPublication(more: object = {}): Promise<string> {
		const { entry, revision } = await aDraft();
		return (await published(editor, [toItem(entry, revision)], more)).id;
	}
	const at =
		(make: () => Promise<{ path: string; json?: unknown }>): PrivateConformance['request'] =>
		async () => {
			const { path, json } = await make();
			return { path, init: withSession(json) };
		};
	const signed = (body: string): RequestInit => ({
		headers: {
			...signWebhook([SECRET], { id: `msg_${(count += 1)}`, sentAt: NOW }, Buffer.from(body)),
			...(body === '' ? {} : { 'content-type': 'application/json' }),
		},
		...(body === '' ? {} : { body }),
	});

	conformsPrivately('listContent', ask, {
		request: at(async () => ({ path: '/desk/content/product' })),
		unknownPath: '/desk/content/nonsense',
	});
	conformsPrivately('getContent', ask, {
		request: at(async () => ({ path: '/desk/content/product/rd-50' })),
		unknownPath: '/desk/content/product/nowhere',
	});
	conformsPrivately('saveDraft', ask, {
		request: at(async () => {
			const { entry, revision } = await aDraft();
			return { path: `/desk/content/${entry}/draft`, json: { revision, document: {} } };
		}),
		unknownPath: '/desk/content/nonsense/company/draft',
	});
	conformsPrivately('discardDraft', ask, {
		request: at(async () => {
			const { entry, revision } = await aDraft();
			return { path: `/desk/content/${entry}/draft?revision=${revision}` };
		}),
		unknownPath: '/desk/content/nonsense/company/draft?revision=1',
	});
	conformsPrivately('listHistory', ask, {
		request: at(async () => ({ path: '/desk/content/page/company/history' })),
		unknownPath: '/desk/content/nonsense/company/history',
	});
	conformsPrivately('getVersion', ask, {
		request: at(async () => {
			const { entry, revision } = await aDraft();
			await published(editor, [toItem(entry, revision)]);
			return { path: `/desk/content/${entry}/history/1` };
		}),
		unknownPath: '/desk/content/page/company/history/99',
	});
	conformsPrivately('publish', ask, {
		request: at(async () => {
			const { entry, revision } = await aDraft();
			const json = { title: null, items: [toItem(entry, revision)], publish_at: null };
			return { path: '/desk/publications', json };
		}),
	});
	conformsPrivately('listPublications', ask, {
		request: at(async () => ({ path: '/desk/publications' })),
	});
	conformsPrivately('getPublication', ask, {
		request: at(async () => ({ path: `/desk/publications/${await aPublication()}` })),
		unknownPath: `/desk/publications/${NOWHERE}`,
	});
	conformsPrivately('viewPublication', ask, {
		request: at(async () => {
			const id = await aPublication();
			await own.db
				.update(publications)
				.set({ release_id: 'r-1', release_before_id: 'r-0' })
				.where(eq(publications.id, id));
			return { path: `/desk/publications/${id}/views` };
		}),
		unknownPath: `/desk/publications/${NOWHERE}/views`,
	});
	conformsPrivately('cancelPublication', ask, {
		request: at(async () => {
			const id = await aPublication({ publish_at: '2025-06-16T09:00' });
			return { path: `/desk/publications/${id}/cancel` };
		}),
		unknownPath: `/desk/publications/${NOWHERE}/cancel`,
	});
	conformsPrivately('retryPublication', ask, {
		request: at(async () => ({ path: `/desk/publications/${await aPublication()}/retry` })),
		unknownPath: `/desk/publications/${NOWHERE}/retry`,
	});
	conformsPrivately('listReleases', ask, {
		request: at(async () => ({ path: '/desk/releases' })),
	});
	conformsPrivately('getSiteState', ask, {
		request: at(async () => ({ path: '/desk/site' })),
	});
	conformsPrivately('serveRelease', ask, {
		request: at(async () => ({ path: '/desk/releases/r-1/serve' })),
		unknownPath: '/desk/releases/r-9/serve',
	});
	conformsPrivately('makePreview', ask, {
		request: at(async () => {
			const { id } = await aDraft();
			return { path: '/desk/previews', json: { entity: 'page', id, locale: 'ja' } };
		}),
	});
	conformsPrivately('getPreview', ask, {
		request: async () => {
			const { id } = await aDraft();
			const json = { entity: 'page', id, locale: 'it' };
			const { data } = await (await editor('/desk/previews', { json })).json();
			return { path: '/publishing/preview', init: { headers: { 'x-preview': data.token } } };
		},
	});
	conformsPrivately('listChanges', ask, {
		request: async () => ({ path: '/publishing/changes', init: signed('') }),
	});
	conformsPrivately('reportPublishing', ask, {
		request: async () => ({
			path: '/publishing/reports',
			init: signed(
				'{"type":"releases","releases":[{"id":"r-1","at":"2025-06-15T10:00:00.000Z","is_current":true}]}',
			),
		}),
	});
	conformsPrivately('takeLease', ask, {
		request: async () => ({
			path: '/publishing/lease',
			init: signed(
				JSON.stringify({ holder: NOWHERE, folder: NOWHERE, at: 'shop:/data', hook_url: null }),
			),
		}),
	});
	conformsPrivately('countWaiting', ask, {
		request: at(async () => ({ path: '/desk/editing' })),
	});
	conformsPrivately('replacePicture', ask, {
		request: at(async () => {
			const [one, other] = await own.db.select({ id: media.id }).from(media).limit(2);
			return { path: `/desk/pictures/${one?.id}/replacement`, json: { by: other?.id } };
		}),
		unknownPath: '/desk/pictures/nowhere/replacement',
	});
	conformsPrivately('sendHookAgain', ask, {
		request: at(async () => {
			const [row] = await own.db
				.insert(hook_deliveries)
				.values({ type: 'release.serve', state: 'failed', release_id: 'r-1', body: '{}' })
				.returning();
			return { path: `/desk/build_hooks/${row?.id}/sendings` };
		}),
		unknownPath: `/desk/build_hooks/${NOWHERE}/sendings`,
	});
});
