import { createServer, type IncomingHttpHeaders } from 'node:http';
import { expect, onTestFinished } from 'vitest';
import { listPages } from '#contract/content/endpoints.ts';
import type { ContentEntity } from '#contract/content/documents/entities.ts';
import { type AnyDocument, getContent, saveDraft } from '#contract/publishing/drafts.ts';
import type { BuildHook } from '#contract/publishing/hooks.ts';
import {
	type Publication,
	publicationRefusedSchema,
	publish,
} from '#contract/publishing/publications.ts';
import type { Report } from '#contract/publishing/reports.ts';
import { parse } from 'valibot';
import { signWebhook, verifyWebhook } from '#domain/security/webhook.ts';
import type { HostServices } from '../../src/server/app.ts';
import { toSender } from '../../src/server/assemble.ts';
import { createOutbox } from '../../src/server/platform/mail/outbox.ts';
import { sendDifferenceMail } from '../../src/server/publishing/mails/send.ts';
import { sendDueHooks } from '../../src/server/publishing/hooks/send.ts';
import { makeDueLive } from '../../src/server/publishing/publications/due.ts';
import { runDueWork } from '../../src/server/publishing/pollers.ts';
import { type AskAs, signedIn } from './desk.ts';
import { readData } from './host-conformance.ts';
import { aHost, type OwnHost } from './host.ts';

export const SECRET = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;

/** A message as a receiver got it. */
export interface Received {
	headers: IncomingHttpHeaders;
	id: string;
	isGenuine: boolean;
	hook: BuildHook;
}
/** Answer of a receiver; `null` never answers. */
export type Reply = { status: number; headers?: Record<string, string> } | null;

export interface Receiver {
	url: string;
	received: Received[];
	/** Sets the answers from now on, in turn; the last one stays. */
	reply: (...replies: Reply[]) => void;
}

/** Starts the receiver of hooks, in place of the publisher: a real server on this machine. */
export async function aReceiver(clock: () => Date = () => new Date()): Promise<Receiver> {
	const received: Received[] = [];
	let replies: Reply[] = [{ status: 202 }];
	const server = createServer((request, response) => {
		// A host that has just started checks whether a receiver is there.
		if (request.method === 'HEAD') return void response.writeHead(405).end();
		const chunks: Buffer[] = [];
		request.on('data', (chunk: Buffer) => chunks.push(chunk));
		request.on('end', () => {
			const body = Buffer.concat(chunks);
			const header = (name: string) => String(request.headers[name] ?? '');
			const { isGenuine } = verifyWebhook([SECRET], header, body, clock());
			const hook: BuildHook = JSON.parse(body.toString('utf8'));
			received.push({ headers: request.headers, id: header('webhook-id'), isGenuine, hook });
			const reply = replies.length > 1 ? replies.shift() : replies[0];
			if (reply) response.writeHead(reply.status, reply.headers).end();
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(
		() =>
			new Promise<void>((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			}),
	);
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('no port');
	const reply = (...next: Reply[]) => void (replies = next);
	return { url: `http://127.0.0.1:${address.port}/hooks/content`, received, reply };
}

export interface PublishingHost extends OwnHost {
	editor: AskAs;
	/** Sets the host's clock. */
	setClock: (iso: string) => void;
	pass: (seconds: number) => void;
	receiver: Receiver;
	/** Sends due hooks, as the queue's worker does. */
	sendHooks: (limit_ms?: number) => Promise<number>;
	/** Checks once for all that may be due, as the queue's jobs do. */
	look: () => Promise<void>;
	/** Sends a signed report, as the publisher does. */
	report: (report: Report, id?: string) => Promise<Response>;
	/** Sends a signed request, as the publisher does; a POST if it has a body. */
	askSigned: (path: string, json?: unknown) => Promise<Response>;
}

/** Services of the jobs of a host's queue. */
export const toWorkServices = (
	host: OwnHost,
	given: { clock: () => Date; buildHook: { url: string | null; secrets: readonly string[] } },
) => ({
	db: host.db,
	wake: async () => undefined,
	log: host.log,
	outbox: createOutbox(async () => undefined),
	senderIn: toSender(host.modules),
	siteUrl: 'http://localhost:4321',
	...given,
});

/** Sends every mail: about content that could not go live at its time, and about a mended site. */
export async function everyMailOfPublishing(host: OwnHost): Promise<void> {
	const editor = await signedIn(host.ask, 'editor');
	const revision = await drafted(editor, 'page/company', named('Bozza'));
	const publish_at = new Date(host.clock().getTime() + 60_000).toISOString();
	await published(editor, [toItem('page/company', revision)], { publish_at });
	await host.db.execute(
		`update pages set texts = jsonb_set(texts, '{it,title}', '"Altro"') where id = 'company'`,
	);
	const clock = () => new Date(host.clock().getTime() + 120_000);
	const services = toWorkServices(host, { clock, buildHook: { url: null, secrets: [] } });
	await makeDueLive(services);
	const found = { differing: 1, list: ['it.html'] };
	await host.db.transaction((tx) => sendDifferenceMail(tx, services, found));
}

let messages = 0;

/** Opens a host with an editor signed in at its desk, and a receiver for its hooks. */
export async function aPublishingHost({
	isTold = true,
	...given
}: { isTold?: boolean } & Pick<HostServices, 'limitFactor'> = {}): Promise<PublishingHost> {
	let now = new Date('2025-06-15T10:00:00Z');
	const clock = () => now;
	const receiver = await aReceiver(clock);
	const buildHook = { url: isTold ? receiver.url : null, secrets: [SECRET] };
	const host = await aHost({ clock, buildHook, ...given });
	const services = toWorkServices(host, { clock, buildHook });
	const signed = (body: Buffer, id = `msg_${(messages += 1)}`) =>
		signWebhook([SECRET], { id, sentAt: now }, body);
	function post(path: string, json: unknown, id?: string): Promise<Response> {
		const body = Buffer.from(JSON.stringify(json));
		const headers = { ...signed(body, id), 'content-type': 'application/json' };
		return host.ask(path, { method: 'POST', headers, body });
	}
	return {
		...host,
		receiver,
		editor: await signedIn(host.ask, 'editor'),
		setClock: (iso) => void (now = new Date(iso)),
		pass: (seconds) => void (now = new Date(now.getTime() + seconds * 1000)),
		sendHooks: (limit_ms) => sendDueHooks(services, limit_ms),
		look: () => runDueWork(services),
		report: (report, id) => post('/api/publishing/reports', report, id),
		askSigned: (path, json) =>
			json === undefined
				? host.ask(path, { headers: { ...signed(Buffer.alloc(0)) } })
				: post(path, json),
	};
}

/** Fetches an entry as the desk receives it. */
export async function entryAt(editor: AskAs, entry: string) {
	return readData(getContent, await editor(`/desk/content/${entry}`));
}

/** Changes the Italian title of an entry, which is what these tests edit. */
export function titled<D extends AnyDocument>(document: D, title: string): D {
	const copy = structuredClone(document);
	const texts: unknown = copy['texts'];
	Object.assign(
		Object(Object(texts).it),
		'name' in Object(Object(texts).it) ? { name: title } : { title },
	);
	return copy;
}

/** Saves a draft over any existing one; returns its revision. */
export async function drafted(
	editor: AskAs,
	entry: string,
	change: (document: AnyDocument) => AnyDocument,
): Promise<number> {
	const found = await editor(`/desk/content/${entry}`);
	const { live, live_version, draft } =
		found.status === 404
			? { live: null, live_version: null, draft: null }
			: await readData(getContent, found);
	const saved = await readData(
		saveDraft,
		await editor(`/desk/content/${entry}/draft`, {
			method: 'PUT',
			json: {
				revision: draft?.revision ?? 0,
				document: change(draft?.document ?? live ?? {}),
				live_version,
			},
		}),
	);
	return saved.revision;
}

export const named = (title: string) => (document: AnyDocument) => titled(document, title);

interface Item {
	entity: ContentEntity;
	id: string;
	revision: number;
	remove?: boolean;
}

export function toItem(entry: string, revision: number, remove = false): Item {
	const [entity = '', id = ''] = entry.split('/');
	return { entity: entity as ContentEntity, id, revision, remove };
}

export const askToPublish = (editor: AskAs, items: Item[], more: object = {}) =>
	editor('/desk/publications', { json: { title: null, items, publish_at: null, ...more } });

export async function published(
	editor: AskAs,
	items: Item[],
	more: object = {},
): Promise<Publication> {
	return readData(publish, await askToPublish(editor, items, more));
}

/** Drafts a title and schedules it. */
export async function scheduled(
	{ editor }: Pick<PublishingHost, 'editor'>,
	entry: string,
	title: string,
	publish_at: string,
): Promise<Publication> {
	const revision = await drafted(editor, entry, named(title));
	return published(editor, [toItem(entry, revision)], { publish_at });
}

/** Faults of a refusal, as `page/company texts.it.title code detail`. */
export async function readFaults(response: Response): Promise<string[]> {
	expect(response.status).toBe(422);
	const { faults } = parse(publicationRefusedSchema, await response.json());
	return faults.map(({ entity, id, path, code, detail }) =>
		[`${entity}/${id}`, path, code, detail].filter((part) => part).join(' '),
	);
}

/** Title of a page as the public API answers it; null where it has none of that id. */
export async function findTitle(
	ask: OwnHost['ask'],
	id = 'company',
	headers: Record<string, string> = {},
): Promise<string | null> {
	const response = await ask('/api/pages', { headers });
	const pages = await readData(listPages, response);
	return pages.find((page) => page.id === id)?.title ?? null;
}
