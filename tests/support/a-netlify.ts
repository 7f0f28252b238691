import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export const TOKEN = 'nfp_a_secret_that_nobody_repeats';
export const SITE = 'livenza-site';

interface Deploy {
	id: string;
	state: string;
	files: Record<string, string>;
	error_message: string | null;
	/** Number of polls so far; the state moves on with them. */
	looks: number;
}

/** Answer that replaces the normal one; null accepts the call and never answers. */
export interface Refusal {
	status: number;
	headers?: Record<string, string>;
	message?: string;
}
type Turn = (method: string, path: string) => Refusal | null | undefined;

const toDigest = (content: Uint8Array) => createHash('sha1').update(content).digest('hex');

export type Netlify = Awaited<ReturnType<typeof startNetlify>>;

/**
 * Fake of Netlify's API for deploys by digest, over HTTP. A deploy is prepared one poll later,
 * requires the contents that no earlier deploy had, rejects content that it did not require, and is
 * served once it has everything.
 */
async function startNetlify() {
	const deploys = new Map<string, Deploy>();
	const contents = new Map<string, Buffer>();
	const calls: string[] = [];
	const turns = new Set<Turn>();
	let live: Deploy | null = null;
	/** Uploads that are held back until enough have arrived, to be accepted together. */
	let gathered = { count: 0, come: (): void => undefined, all: Promise.resolve() };
	let uploading = 0;
	let mostAtOnce = 0;

	const listRequired = ({ files }: Deploy) =>
		[...new Set(Object.values(files))].filter((digest) => !contents.has(digest));

	function answer(response: ServerResponse, status: number, body: unknown, headers = {}): void {
		response.writeHead(status, { 'content-type': 'application/json', ...headers });
		response.end(JSON.stringify(body));
	}
	const refuse = (response: ServerResponse, { status, headers, message = 'No' }: Refusal) =>
		answer(response, status, { code: status, message }, headers);
	const show = (deploy: Deploy) => {
		const { id, state, error_message } = deploy;
		const required = state === 'preparing' ? undefined : listRequired(deploy);
		return { id, state, error_message, ...(required ? { required } : {}) };
	};

	function step(deploy: Deploy): void {
		deploy.looks += 1;
		if (deploy.state === 'preparing') deploy.state = 'prepared';
		else if (deploy.state === 'uploaded') {
			deploy.state = 'ready';
			live = deploy;
		}
		const isTaking = deploy.state === 'prepared' || deploy.state === 'uploading';
		if (isTaking && listRequired(deploy).length === 0) deploy.state = 'uploaded';
	}

	async function upload(request: IncomingMessage, response: ServerResponse, deploy: Deploy) {
		uploading += 1;
		mostAtOnce = Math.max(mostAtOnce, uploading);
		const content = await buffer(request);
		if (uploading >= gathered.count) gathered.come();
		await gathered.all;
		uploading -= 1;
		const path = `/${decodeURIComponent((request.url ?? '').split('/files/')[1] ?? '')}`;
		const digest = toDigest(content);
		if (deploy.files[path] !== digest) {
			return refuse(response, { status: 422, message: `${path} did not match deploy` });
		}
		contents.set(digest, content);
		const isComplete = listRequired(deploy).length === 0;
		if (deploy.state !== 'error') deploy.state = isComplete ? 'uploaded' : 'uploading';
		return answer(response, 200, { path, sha: digest });
	}

	async function create(request: IncomingMessage, response: ServerResponse) {
		const { files } = JSON.parse((await buffer(request)).toString());
		const id = `deploy-${deploys.size + 1}`;
		const deploy = { id, state: 'preparing', files, error_message: null, looks: 0 };
		deploys.set(id, deploy);
		answer(response, 200, show(deploy));
	}

	const server = createServer((request, response) => {
		const { method = '', url = '' } = request;
		const path = url.replace('/api/v1', '');
		calls.push(`${method} ${path}`);
		for (const turn of turns) {
			const refusal = turn(method, path);
			if (refusal === null) return;
			if (refusal) return refuse(response, refusal);
		}
		if (request.headers.authorization !== `Bearer ${TOKEN}`) {
			return refuse(response, { status: 401, message: 'Access Denied' });
		}
		if (method === 'POST' && path === `/sites/${SITE}/deploys`) {
			return void create(request, response);
		}
		const [, id = '', rest = ''] = /\/deploys\/([^/]+)(.*)$/.exec(path) ?? [];
		const deploy = deploys.get(id);
		if (!deploy) return refuse(response, { status: 404, message: 'Not Found' });
		if (method === 'PUT') return void upload(request, response, deploy);
		if (rest === '/restore') live = deploy;
		else step(deploy);
		return answer(response, 200, show(deploy));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('no port');

	return {
		url: `http://127.0.0.1:${address.port}`,
		/** All calls so far. */
		calls,
		uploads: () => calls.filter((call) => call.startsWith('PUT')).length,
		mostAtOnce: () => mostAtOnce,
		/** Accepts no upload before so many have arrived; all later ones are accepted at once. */
		gather(count: number): void {
			let come = (): void => undefined;
			const all = new Promise<void>((resolve) => (come = () => void setImmediate(resolve)));
			gathered = { count, come, all };
		},
		liveId: () => live?.id ?? null,
		/** A file as visitors get it; null where there is none. */
		serve: (path: string) => contents.get(live?.files[path] ?? '')?.toString() ?? null,
		/** The files of the live deploy by path, as they were sent. */
		files: () =>
			Object.entries(live?.files ?? {}).flatMap(([path, digest]): [string, Buffer][] => {
				const content = contents.get(digest);
				return content ? [[path, content]] : [];
			}),
		paths: () => Object.keys(live?.files ?? {}).toSorted(),
		/** Intercepts calls until the returned function is called. */
		intervene(turn: Turn): () => void {
			turns.add(turn);
			return () => void turns.delete(turn);
		},
		/** Fails a deploy as a broken build does. */
		fail(id: string, error_message: string): void {
			const deploy = deploys.get(id);
			if (deploy) Object.assign(deploy, { state: 'error', error_message });
		},
		/** Puts a deploy back into its first state. */
		stall(id: string): void {
			const deploy = deploys.get(id);
			if (deploy) deploy.state = 'new';
		},
		/** Deletes a deploy that is too old. */
		forget: (id: string) => void deploys.delete(id),
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

/** Starts a fake that is closed after the test. */
export async function aNetlify(): Promise<Netlify> {
	const netlify = await startNetlify();
	onTestFinished(netlify.close);
	return netlify;
}
