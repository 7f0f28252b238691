import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';

/** A setting that cannot be used. The message is one line and names the variable. */
export class ConfigError extends Error {
	override name = 'ConfigError';
}

const like = (pattern: RegExp, expected: string) => v.pipe(v.string(), v.regex(pattern, expected));

const portSchema = v.pipe(
	like(/^\d{1,5}$/, 'expected a port number'),
	v.transform(Number),
	v.maxValue(65_535, 'expected a port number up to 65535'),
);
const countSchema = v.pipe(like(/^\d{1,6}$/, 'expected a whole number'), v.transform(Number));
const originSchema = v.pipe(
	v.string(),
	v.url('expected an address such as http://localhost:4321'),
	v.regex(/^https?:\/\//, 'expected an http or https address'),
	v.transform((address) => address.replace(/\/+$/, '')),
);
/** Receives a key, or sends trusted data: unencrypted only on this machine. */
const keyedOriginSchema = v.pipe(
	originSchema,
	v.regex(
		/^https:|^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/,
		'expected an https address, or one of this machine',
	),
);
const absolute = (path: string) => resolve(path);
const folderSchema = v.pipe(v.string(), v.transform(absolute));

const spaced = (list: string) => list.split(/\s+/).filter((item) => item !== '');
const originsSchema = v.pipe(v.string(), v.transform(spaced), v.array(originSchema));
const listed = (list: string) => spaced(list.replaceAll(',', ' '));

/** Several secrets apart by spaces, while one is replaced. */
const secretsSchema = (pattern: RegExp, expected: string) =>
	v.optional(
		v.pipe(
			v.string(),
			v.transform(spaced),
			v.everyItem((secret) => pattern.test(secret), expected),
		),
		'',
	);

const databaseSchema = like(
	/^postgres(?:ql)?:\/\/\S+$/,
	'expected postgres://user:password@host:5432/name',
);
const filesSchema = like(
	/^(?:file|s3|s3\+http):\/\/\S+$/,
	'expected file:///folder or s3://key:secret@host/bucket',
);

const FEEDS = /^(?:none|(?:[a-z]{2}-[A-Z]{2}(?:\s+|$))+)$/;
const feedsIn = (list: string) => spaced(list).filter((name) => name.includes('-'));

const switchSchema = v.picklist(['on', 'off'], 'expected on or off');
const isOn = (word: 'on' | 'off') => word === 'on';
const environmentSchema = v.object({
	/** Origin of the API host, without `/api`. Unset: the embedded host is started. */
	API_BASE_URL: v.optional(originSchema),
	/** A PostgreSQL to use. Unset: an embedded one, with its data in DATA_DIR. */
	DATABASE_URL: v.optional(databaseSchema),
	/** Address past a pooler, for migrations and notices. Unset: DATABASE_URL; the queue polls. */
	DATABASE_DIRECT_URL: v.optional(databaseSchema),
	/** Everything that the host writes: database, picture cache, documents. */
	DATA_DIR: v.optional(folderSchema, '.data'),
	/** Port of the site. */
	PORT: v.optional(portSchema, '4321'),
	/** Address that the site listens on; 0.0.0.0 opens it to the network. */
	HOST: v.optional(v.string(), '127.0.0.1'),
	/** `development` shows visitors the cause of a failure. */
	NODE_ENV: v.optional(v.string(), 'production'),
	/** Mail server, `smtp://user:password@host:587`. Unset: mails are files below DATA_DIR/mail. */
	SMTP_URL: v.optional(like(/^smtps?:\/\/\S+$/, 'expected smtp://user:password@host:587')),
	/** Addresses of proxies whose X-Forwarded-For counts, beside this machine's own; `*` for any. */
	TRUSTED_PROXIES: v.optional(v.pipe(v.string(), v.transform(listed)), ''),
	/** Names that the API host answers to, beside this machine's own and the site's; `*` for any. */
	HOST_NAMES: v.optional(
		v.pipe(
			v.string(),
			v.toLowerCase(),
			v.transform(listed),
			v.everyItem(
				(name) => name === '*' || /^(?:[a-z\d.-]+|\[[a-f\d:.]+\])$/.test(name),
				'expected names without ports, such as api.example',
			),
		),
		'',
	),
	/** Rounds of key derivation that a captcha asks of the browser. */
	CAPTCHA_COST: v.optional(countSchema, '5000'),
	/** `off` accepts every request for the extension of the warranty at once; else staff decides. */
	WARRANTY_REVIEW: v.optional(switchSchema, 'on'),
	/** First password of the desk's accounts. Unset: one is made and kept in DATA_DIR/desk-password. */
	DESK_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(12, 'expected at least 12 characters'))),
	/** Token for /api/metrics from another machine. Unset: metrics are for this machine alone. */
	METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'expected at least 16 characters'))),
	/** Key of the shop at Stripe. Unset, as its webhook's secret: cards are not offered. */
	STRIPE_SECRET_KEY: v.optional(like(/^[sr]k_\w+$/, 'expected a secret key such as sk_live_…')),
	/** Secrets by which Stripe signs its events; several separated by spaces while one is replaced. */
	STRIPE_WEBHOOK_SECRET: secretsSchema(/^whsec_[^\s,]+$/, 'expected secrets such as whsec_…'),
	/** Origin of Stripe's API. Unset: its own. */
	STRIPE_API_ORIGIN: v.optional(keyedOriginSchema),
	/** Origin of VIES, the Commission's register of VAT numbers. */
	VIES_API_ORIGIN: v.optional(keyedOriginSchema, 'https://ec.europa.eu'),
	/** Payments that move no money. Unset: offered where SITE_URL is this machine's own name. */
	TEST_PAYMENTS: v.optional(switchSchema),
	/** Address that the host calls when there is something to publish. Unset: no call. */
	BUILD_HOOK_URL: v.optional(
		v.pipe(
			v.string(),
			v.url('expected an address such as https://api.netlify.example/build_hooks/…'),
		),
	),
	/** By what hooks and reports are signed; several apart by spaces, while one is replaced. */
	BUILD_HOOK_SECRET: secretsSchema(
		/^whsec_[A-Za-z\d+/_-]{32,88}={0,2}$/,
		'expected secrets such as whsec_ and 24 to 64 bytes in base64',
	),
	/** Netlify's key, and the site that releases are deployed to. Unset: they are not. */
	NETLIFY_TOKEN: v.optional(like(/^[\w-]+$/, 'expected an access token')),
	NETLIFY_SITE_ID: v.optional(like(/^[\w.-]+$/, 'expected the id of a site, or its name')),
	/** Origin of Netlify's API. */
	NETLIFY_API_ORIGIN: v.optional(keyedOriginSchema, 'https://api.netlify.com'),
	/** Origin of the publisher, for the edge that passes hooks and previews on. Unset: there is none. */
	PUBLISHER_URL: v.optional(originSchema),
	/** Address that the publisher listens on; 0.0.0.0 lets edges on other machines reach it. */
	PUBLISHER_HOST: v.optional(v.string(), '127.0.0.1'),
	/** Port of the publisher; 0 takes a free one. */
	PUBLISHER_PORT: v.optional(portSchema, '0'),
	/** Origins of publishers that an edge fetches releases from. Unset: they are in DATA_DIR. */
	RELEASES_URL: v.optional(originsSchema),
	/** Name under which an edge reports itself to the publisher. Unset: its machine's, with its port. */
	EDGE_NAME: v.optional(like(/^[\w.:-]{1,80}$/, 'expected a name such as edge-1')),
	/** When the publisher compares the site with a clean build each night, in Rome; `off`: never. */
	COMPARE_AT: v.optional(
		like(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|off)$/, 'expected a time such as 03:30, or off'),
		'03:30',
	),
	/** Address that the API host listens on; one of the inside network for other machines. */
	HOST_ADDRESS: v.optional(v.string(), '127.0.0.1'),
	/** Port of the API host; 0 takes a free one. */
	HOST_PORT: v.optional(portSchema, '0'),
	/** `off`: this host answers requests and runs no jobs; workers do (`npm run worker`). */
	HOST_WORK: v.optional(switchSchema, 'on'),
	/** Seconds in which host and edge keep answering after SIGTERM, with readiness failing. */
	STOP_DELAY_S: v.optional(v.pipe(countSchema, v.maxValue(60, 'expected at most 60')), '0'),
	/** Address under which visitors see the site: canonical links, sitemap. Unset: PORT on this machine. */
	SITE_URL: v.optional(originSchema),
	/** Merchant feeds, each a language and a country, `it-IT en-GB`; `none` for none. */
	FEEDS: v.optional(
		v.pipe(v.string(), v.regex(FEEDS, 'expected it-IT en-GB, or none'), v.transform(feedsIn)),
		'it-IT es-ES fr-FR en-IE en-GB en-US ja-JP',
	),
	/** Folder of the built site. */
	DIST_DIR: v.optional(folderSchema, 'dist'),
	/** Folder that one build keeps for the next: printed pages, and its report. */
	CACHE_DIR: v.optional(folderSchema, 'node_modules/.astro'),
	/** Milliseconds that the API has for one answer while building. Unset: 10 s. */
	API_TIMEOUT_MS: v.optional(countSchema),
	/** Store of files: `file:///folder`, or `s3://key:secret@host/bucket`. Unset: DATA_DIR. */
	FILES_URL: v.optional(filesSchema),
	/** Sender of files that staff downloads: the host, or the bucket at an address of a minute. */
	FILES_DOWNLOADS: v.optional(v.picklist(['host', 'store'], 'expected host or store'), 'host'),
	/** Masters of the pictures. */
	MEDIA_DIR: v.optional(folderSchema, 'src/seed/media'),
	/** Size that the seeded catalogue is brought to with generated products, for measuring. */
	BENCH_PRODUCTS: v.optional(countSchema, '0'),
	/** `off` leaves the social pictures undrawn and unnamed; pages then offer their own picture. */
	SOCIAL_PICTURES: v.optional(v.pipe(switchSchema, v.transform(isOn)), 'on'),
	/** File that build statistics are written to. */
	STATS: v.optional(folderSchema),
});
export type Config = v.InferOutput<typeof environmentSchema> & { SITE_URL: string };

/** Not repeated in messages: they are passwords or hold one. */
const SECRETS =
	spaced(`DATABASE_URL DATABASE_DIRECT_URL FILES_URL SMTP_URL DESK_PASSWORD METRICS_TOKEN
	STRIPE_SECRET_KEY STRIPE_WEBHOOK_SECRET BUILD_HOOK_URL BUILD_HOOK_SECRET NETLIFY_TOKEN`);

const toKeys = <T extends object>(entries: T) =>
	Object.keys(entries).filter((key): key is Extract<keyof T, string> => key in entries);

/** Reads the secrets that are given as files, `<NAME>_FILE`: an environment is seen by others. */
function secretsFromFiles(env: Record<string, string | undefined>): Record<string, string> {
	const secrets: Record<string, string> = {};
	for (const name of SECRETS) {
		const file = env[`${name}_FILE`];
		if (file === undefined) continue;
		const refuse = (why: string) => new ConfigError(`${name}_FILE: ${why}`);
		if (env[name] !== undefined) throw refuse(`expected it or ${name}, got both`);
		try {
			secrets[name] = readFileSync(file, 'utf8').trim();
		} catch (cause) {
			throw refuse(`cannot read "${file}" (${String(cause).split(/[:,] /)[1]})`);
		}
		if (secrets[name] === '') throw refuse(`"${file}" is empty`);
	}
	return secrets;
}

/** Typed settings out of an environment; an empty variable counts as unset. */
export function readConfig(env: Record<string, string | undefined>): Config {
	const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
	const filled = { ...set, ...secretsFromFiles(set) };
	const result = v.safeParse(environmentSchema, filled);
	if (result.success) {
		const { PORT, SITE_URL = `http://localhost:${PORT}` } = result.output;
		return { ...result.output, SITE_URL };
	}
	const [issue] = result.issues;
	const name = v.getDotPath(issue) ?? 'environment';
	const given = SECRETS.includes(name) ? '' : `, got "${String(issue.input)}"`;
	throw new ConfigError(`${name}: ${issue.message}${given}`);
}

type Name = keyof typeof environmentSchema.entries;

/** Current value of a setting, read again when its variable, or one that it derives from, changes. */
function reader(name: Name): () => Config[Name] {
	let known: { from: string; value: Config[Name] } | null = null;
	return () => {
		const file = process.env[`${name}_FILE`];
		const from = `${process.env[name]} ${file} ${process.env.PORT}`;
		if (known?.from !== from) known = { from, value: readConfig(process.env)[name] };
		return known.value;
	};
}

/** Settings, read at each access: the embedded host sets API_BASE_URL while a build runs. */
export const config: Config = Object.defineProperties(
	readConfig({}),
	Object.fromEntries(
		toKeys(environmentSchema.entries).map((name) => [
			name,
			{ configurable: true, enumerable: true, get: reader(name) },
		]),
	),
);

/** Names the host to whatever reads settings from here on: this process and those it starts. */
export function setApiBaseUrl(url: string): void {
	process.env.API_BASE_URL = url;
}
