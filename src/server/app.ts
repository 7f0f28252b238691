import { Hono, type Context } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import { CONTRACT } from '#contract/modules.ts';
import { afterRunning } from '#http/running-time.ts';
import {
	assertAnswered,
	assertWhole,
	describedCalls,
	outboxFor,
	toPreview,
	toSender,
} from './assemble.ts';
import { conditional, publicCors, securityHeaders } from './kernel/headers.ts';
import { API_WORDS } from './api-words.ts';
import { openApiDocument } from './kernel/openapi.ts';
import { ownNames } from './kernel/own-names.ts';
import { problem } from './kernel/problem.ts';
import { isRequestIncomplete, RequestIncomplete } from './kernel/request-incomplete.ts';
import { ANSWER_LIMIT_MS, Unavailable } from './kernel/unavailable.ts';
import type { Assembled, Module } from './module.ts';
import { MODULES } from './modules.ts';
import { createAnswers } from './platform/answers/answers.ts';
import type { Db } from './platform/db/client.ts';
import { watchDisk } from './platform/disk.ts';
import { toFailure } from './platform/failure.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { folderStore } from './platform/files/folder-store.ts';
import { createGate } from './platform/limits/gate.ts';
import { createReaders, limitReaders } from './platform/limits/readers.ts';
import type { AppMemory } from './platform/services.ts';
import { createMetrics, type Metrics, toRoute } from './platform/metrics/metrics.ts';
import { findTrouble } from './platform/trouble.ts';

/** Time limit of calls that upload files: a telephone sends 25 MB in this time at 2 Mbit/s. */
const UPLOAD_LIMIT_MS = 120_000;

/** Time limit of calls that do many things at once; a proxy in front waits a second longer. */
const LONG_LIMIT_MS = 25_000;

/** Services that an app needs; the app or its capabilities create the rest. */
export type HostServices = Omit<
	Assembled,
	keyof AppMemory | 'readDb' | 'files' | 'senderIn' | 'modules'
> & {
	/** Default: `db`. */
	readDb?: Db;
	/** Default: the folder `dataDir`. */
	files?: FileStore;
	/** Default: 1. */
	limitFactor?: number;
	/** Default: those of a new app. */
	metrics?: Metrics;
	/** Number of hosts that share what limits grant. Default: 1. */
	hostCount?: () => number;
	/** Default: never. */
	isStopping?: () => boolean;
};

/**
 * Creates the reference host as an app: serves the routes that its capabilities declare under
 * `/api`, and pictures and documents under `/media`.
 *
 * @example
 * const response = await createApp(services).request('/api/products?locale=ja');
 */
export function createApp(given: HostServices, modules: readonly Module[] = MODULES): Hono {
	assertWhole(modules);
	assertAnswered(CONTRACT, modules);
	const { limitFactor = 1, hostCount = () => 1 } = given;
	const services: Assembled = {
		readDb: given.db,
		files: folderStore(given.dataDir),
		...given,
		modules,
		outbox: outboxFor(modules, given.outbox),
		senderIn: toSender(modules),
		uploadsInFlight: new Map(),
		disk: watchDisk(given.dataDir, given.clock),
		answers: createAnswers(given.db),
		readPreview: toPreview(modules),
		isStopping: given.isStopping ?? (() => false),
		limitFactor,
		readers: createReaders(hostCount),
		gate: createGate(given.clock, hostCount),
		metrics: given.metrics ?? createMetrics(),
	};
	const routes = modules
		.flatMap((module) => Object.values(module.routes))
		.toSorted((a, b) => byNames(a.endpoint, b.endpoint));
	const endpoints = routes.map(({ endpoint }) => endpoint);
	const app = new Hono();
	app.use(
		services.metrics.watch,
		securityHeaders,
		ownNames(given.siteUrl, given.hostNames),
		publicCors(endpoints),
		conditional,
	);

	let described: string | undefined;
	app.get('/api/openapi.json', limitReaders(services), () => {
		described ??= JSON.stringify(describeApi(modules));
		return new Response(described, { headers: { 'content-type': 'application/json' } });
	});
	app.all('/api/openapi.json', () => notAllowed(['GET']));
	for (const { endpoint, handle } of routes) {
		app.on(endpoint.method, toPath(endpoint), (context) =>
			inTime(context, handle(context, services), toLimit(endpoint) * limitFactor),
		);
	}
	for (const { path, show } of modules.flatMap(({ pages }) => pages)) {
		app.get(path, (context) =>
			inTime(context, show(context, services), ANSWER_LIMIT_MS * limitFactor),
		);
	}
	for (const [path, methods] of methodsByPath(endpoints)) app.all(path, () => notAllowed(methods));
	for (const { mount } of modules) mount?.(app, services);

	app.notFound(() => problem('not_found'));
	app.onError((error, context) => {
		if (error instanceof RequestIncomplete) {
			return problem('request_timeout', undefined, { connection: 'close' });
		}
		services.disk.note(error);
		const code = findTrouble(error) === null ? 'internal' : 'unavailable';
		services.log(`${context.req.method} ${context.req.path}: ${code}: ${toFailure(error)}`, {
			level: code === 'unavailable' ? 'warn' : 'error',
			component: 'api',
			object: toRoute(context),
		});
		return code === 'unavailable'
			? problem(code, undefined, { 'retry-after': '5' })
			: problem(code);
	});
	return app;
}

/** Describes the API (OpenAPI). This takes longer than all the rest of an app's start. */
export function describeApi(modules: readonly Module[] = MODULES): object {
	const shapes = Object.assign({}, ...modules.map(({ contract }) => contract.shapes));
	return openApiDocument(describedCalls(modules), shapes, API_WORDS);
}

function notAllowed(methods: readonly string[]): Response {
	const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
	return problem('method_not_allowed', undefined, { allow: [...allow, 'OPTIONS'].join(', ') });
}

function toPath({ path }: Endpoint): string {
	return `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;
}

/** Sorts fixed paths before those with parameters: the first route that matches answers. */
const byNames = (a: Endpoint, b: Endpoint) => namesIn(a) - namesIn(b);
const namesIn = ({ path }: Endpoint) => path.split('{').length;

function methodsByPath(endpoints: readonly Endpoint[]): Map<string, string[]> {
	const methods = new Map<string, string[]>();
	for (const record of endpoints) {
		const path = toPath(record);
		methods.set(path, [...(methods.get(path) ?? []), record.method]);
	}
	return methods;
}

const FILES = ['multipart/form-data', 'text/csv', 'application/octet-stream'];
const takesFiles = ({ bodyTypes = [] }: Endpoint) => bodyTypes.some((type) => FILES.includes(type));

function toLimit(endpoint: Endpoint): number {
	if (takesFiles(endpoint)) return UPLOAD_LIMIT_MS;
	return endpoint.isLong ? LONG_LIMIT_MS : ANSWER_LIMIT_MS;
}

async function inTime(
	context: Context,
	answer: Promise<Response>,
	limit_ms: number,
): Promise<Response> {
	let stopClock: (() => void) | undefined;
	const tooLate = new Promise<never>((_, reject) => {
		stopClock = afterRunning(limit_ms, () =>
			reject(
				isRequestIncomplete(context)
					? new RequestIncomplete()
					: new Unavailable(`no answer within ${limit_ms / 1000} s`),
			),
		);
	});
	try {
		return await Promise.race([answer, tooLate]);
	} finally {
		stopClock?.();
	}
}
