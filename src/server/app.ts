import { Hono, type Context } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts';
import { createAnswers } from './platform/answers/answers.ts';
import type { Db } from './platform/db/client.ts';
import { watchDisk } from './platform/disk.ts';
import { failureOf } from './kernel/failure.ts';
import { conditional, publicCors, securityHeaders } from './kernel/headers.ts';
import { deskRoutes } from './desk/routes.ts';
import { localMailRoutes } from './platform/mail/local/routes.ts';
import { createReaders, limitReaders } from './platform/limits/readers.ts';
import { mediaRoutes, type MediaFolders } from './platform/media/routes.ts';
import { newsletterRoutes, showUnsubscribePage } from './newsletter/routes.ts';
import { openApiDocument } from './kernel/openapi.ts';
import { ownNames } from './kernel/own-names.ts';
import { passportRoutes } from './wheels/passports/routes.ts';
import { problem } from './kernel/problem.ts';
import { categoryRoutes } from './content/categories/routes.ts';
import { countryRoutes } from './content/countries/routes.ts';
import { documentRoutes } from './content/documents/routes.ts';
import { formRoutes } from './forms/routes.ts';
import { jobRoutes } from './content/jobs/routes.ts';
import { localeRoutes } from './content/locales/routes.ts';
import { menuRoutes } from './content/menus/routes.ts';
import { newsRoutes } from './content/news/routes.ts';
import { pageRoutes } from './content/pages/routes.ts';
import { priceListRoutes } from './content/price-lists/routes.ts';
import { productUsageRoutes } from './content/product-usages/routes.ts';
import { productRoutes } from './content/products/routes.ts';
import { redirectRoutes } from './content/redirects/routes.ts';
import { settingsRoutes } from './content/settings/routes.ts';
import { storeRoutes } from './content/stores/routes.ts';
import { systemRoutes } from './platform/system/routes.ts';
import type { Route, Services } from './kernel/route.ts';
import { isStillSending, StillSending } from './kernel/still-sending.ts';
import { troubleOf } from './platform/trouble.ts';
import { Unavailable } from './kernel/unavailable.ts';
import { warrantyRoutes } from './wheels/warranty/routes.ts';

/** Time within which every request is answered; a database that hangs ends in 503 before it. */
const ANSWER_LIMIT_MS = 4_500;

/** The same for calls that bring files: a telephone sends 25 MB in this time at 2 Mbit/s. */
const UPLOAD_LIMIT_MS = 120_000;

/** What an app is given; what is on its way and what was answered it knows for itself. */
export type HostServices = Omit<
	Services,
	'uploadsInFlight' | 'disk' | 'readDb' | 'answers' | 'readers'
> &
	MediaFolders & { readDb?: Db };

/** A record of the contract without a route does not compile. */
export const ROUTES: Record<EndpointName, Route> = {
	...systemRoutes,
	...settingsRoutes,
	...localeRoutes,
	...countryRoutes,
	...priceListRoutes,
	...menuRoutes,
	...categoryRoutes,
	...productUsageRoutes,
	...productRoutes,
	...pageRoutes,
	...redirectRoutes,
	...newsRoutes,
	...jobRoutes,
	...storeRoutes,
	...documentRoutes,
	...formRoutes,
	...warrantyRoutes,
	...passportRoutes,
	...newsletterRoutes,
	...deskRoutes,
};

/**
 * The reference host as a value: the whole contract under `/api`, pictures and documents under
 * `/media`.
 *
 * @example
 * const response = await createApp(services).request('/api/products?locale=ja');
 */
export function createApp(given: HostServices): Hono {
	const services: Services & MediaFolders = {
		readDb: given.db,
		...given,
		uploadsInFlight: new Map(),
		disk: watchDisk(given.dataDir, given.clock),
		answers: createAnswers(given.db),
		readers: createReaders(),
	};
	const app = new Hono();
	app.use(securityHeaders, ownNames(given.siteUrl, given.hostNames), publicCors, conditional);

	let described: string | undefined;
	app.get('/api/openapi.json', limitReaders(services), () => {
		described ??= JSON.stringify(openApiDocument());
		return new Response(described, { headers: { 'content-type': 'application/json' } });
	});
	app.all('/api/openapi.json', () => notAllowed(['GET']));
	for (const [name, record] of Object.entries(ROUTES)) {
		const { endpoint, handle } = record;
		if (Object.entries(ENDPOINTS).find(([known]) => known === name)?.[1] !== endpoint) {
			throw new Error(`the route of ${name} answers another record`);
		}
		const limit_ms = takesFiles(endpoint) ? UPLOAD_LIMIT_MS : ANSWER_LIMIT_MS;
		app.on(endpoint.method, pathOf(endpoint), (context) =>
			inTime(context, handle(context, services), limit_ms),
		);
	}
	// Opened by people whose mail program does not post; asks before it changes anything.
	app.get(pathOf(ENDPOINTS.unsubscribe), (context) =>
		inTime(context, showUnsubscribePage(context, services)),
	);
	for (const [path, methods] of methodsByPath()) app.all(path, () => notAllowed(methods));
	const { mailFolder } = services;
	if (mailFolder !== undefined) {
		app.route('/api/mails', localMailRoutes({ ...services, mailFolder }));
	}
	app.use('/media/*', limitReaders(services));
	app.route('/media', mediaRoutes(services.readDb, services));
	app.on(WRITING, '/media/*', () => notAllowed(['GET']));

	app.notFound(() => problem('not_found'));
	app.onError((error, context) => {
		if (error instanceof StillSending) {
			return problem('request_timeout', undefined, { connection: 'close' });
		}
		services.disk.note(error);
		const code = troubleOf(error) === null ? 'internal' : 'unavailable';
		services.log(`${context.req.method} ${context.req.path}: ${code}: ${failureOf(error)}`);
		return code === 'unavailable'
			? problem(code, undefined, { 'retry-after': '5' })
			: problem(code);
	});
	return app;
}

const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE'];

function notAllowed(methods: readonly string[]): Response {
	const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
	return problem('method_not_allowed', undefined, { allow: [...allow, 'OPTIONS'].join(', ') });
}

function pathOf({ path }: Endpoint): string {
	return `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;
}

function methodsByPath(): Map<string, string[]> {
	const methods = new Map<string, string[]>();
	for (const record of Object.values<Endpoint>(ENDPOINTS)) {
		const path = pathOf(record);
		methods.set(path, [...(methods.get(path) ?? []), record.method]);
	}
	return methods;
}

const FILES = ['multipart/form-data', 'text/csv'];
const takesFiles = ({ bodyTypes = [] }: Endpoint) => bodyTypes.some((type) => FILES.includes(type));

async function inTime(
	context: Context,
	answer: Promise<Response>,
	limit_ms = ANSWER_LIMIT_MS,
): Promise<Response> {
	let timer: NodeJS.Timeout | undefined;
	const tooLate = new Promise<never>((_, reject) => {
		timer = setTimeout(
			() =>
				reject(
					isStillSending(context)
						? new StillSending()
						: new Unavailable(`no answer within ${limit_ms / 1000} s`),
				),
			limit_ms,
		);
	});
	try {
		return await Promise.race([answer, tooLate]);
	} finally {
		clearTimeout(timer);
	}
}
