import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { getClient, isLoopback } from '#server/kernel/client.ts';
import { findHostname, isLoopbackName } from '#server/kernel/own-names.ts';
import type { Db } from '#server/platform/db/client.ts';
import { listFiles, type Print } from '#server/platform/mail/attachments.ts';
import { mails } from '#server/platform/mail/tables.ts';
import { problem } from '#server/kernel/problem.ts';
import type { Services } from '#server/platform/services.ts';
import { mailFileName } from '#server/platform/mail/transport.ts';
import { withPhrases } from '#server/platform/page/phrases.ts';
import { listPage, mailPage } from './pages.ts';

const LISTED = 200;
const NEVER_STORED = { 'Cache-Control': 'no-store' };
/** Policy of a mail shown in that frame. */
const MAIL_POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation";

type LocalServices = Pick<Services, 'db' | 'trustedProxies' | 'siteUrl'> & {
	mailFolder: string;
	print: Print;
};

/** Serves the mails that a host without a mail server keeps as files, to this machine alone. */
export function localMailRoutes({
	db,
	trustedProxies,
	siteUrl,
	mailFolder,
	print,
}: LocalServices): Hono {
	const app = new Hono();
	const onlyHere: MiddlewareHandler = async (context, next) => {
		const { address } = getClient(context, trustedProxies);
		// With https people come through a TLS proxy on this machine, and all look local.
		if (siteUrl.startsWith('https:') || !isLoopback(address) || !isHostOfOurs(context, siteUrl))
			return problem('not_found');
		return next();
	};
	app.use(onlyHere);

	app.get('/', async () => {
		const lines = await db.select().from(mails).orderBy(desc(mails.created_at)).limit(LISTED);
		return listPage(lines, mailFolder);
	});
	app.get('/:id', async (context) => {
		const mail = await findMail(db, context.req.param('id'));
		return mail ? mailPage(mail) : problem('not_found');
	});
	app.get('/:id/html', async (context) => {
		const mail = await findMail(db, context.req.param('id'));
		if (!mail) return problem('not_found');
		// Its links open outside the frame.
		const shown = (await withPhrases(mail.html)).replace('<head>', '<head><base target="_top">');
		return context.html(shown, 200, {
			...pageHeaders(MAIL_POLICY),
			'X-Frame-Options': 'SAMEORIGIN',
		});
	});
	app.get('/:id/attachments/:index', async (context) => {
		const mail = await findMail(db, context.req.param('id'));
		const one = mail?.attachments[Number(context.req.param('index'))];
		const [file] = one ? await listFiles([one], print) : [];
		if (!file) return problem('not_found');
		return download(Buffer.from(file.base64, 'base64'), file.file_name);
	});
	app.get('/:id/source', async (context) => {
		const mail = await findMail(db, context.req.param('id'));
		if (!mail) return problem('not_found');
		const name = mailFileName(mail.id, mail.created_at);
		const bytes = await readFile(join(mailFolder, name)).catch(() => null);
		return bytes ? download(bytes, name) : problem('not_found');
	});
	return app;
}

const pageHeaders = (policy: string) => ({ ...NEVER_STORED, 'Content-Security-Policy': policy });

function download(bytes: Buffer, name: string): Response {
	return new Response(new Uint8Array(bytes), {
		headers: {
			...NEVER_STORED,
			'Content-Type': 'application/octet-stream',
			'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
		},
	});
}

async function findMail(db: Db, id: string) {
	if (!v.is(v.pipe(v.string(), v.uuid()), id)) return undefined;
	const [mail] = await db.select().from(mails).where(eq(mails.id, id));
	return mail;
}

/** True for names of this machine: a foreign name is a page elsewhere that tries to read along. */
function isHostOfOurs(context: Context, siteUrl: string): boolean {
	const asked = context.req.header('x-forwarded-host') ?? context.req.header('host');
	if (asked === undefined) return true;
	return isLoopbackName(asked) || findHostname(asked) === new URL(siteUrl).hostname;
}
