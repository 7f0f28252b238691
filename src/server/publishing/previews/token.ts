import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { contentEntitySchema } from '#contract/content/documents/entities.ts';
import { idSchema } from '#contract/units.ts';
import type { Db } from '#server/platform/db/client.ts';
import { hostSecret } from '#server/platform/db/host-secret.ts';

const entrySchema = v.object({ entity: contentEntitySchema, id: idSchema });
const passSchema = v.object({
	/** The first is the one to open. */
	entries: v.pipe(v.array(entrySchema), v.minLength(1)),
	/** Without a draft the first is shown as it is live. */
	or_live: v.optional(v.boolean(), false),
	publication_id: v.nullable(v.pipe(v.string(), v.uuid())),
	/** Milliseconds since 1970. */
	expires_at: v.number(),
});
/** What whoever has a preview's address may see. */
export type Pass = v.InferOutput<typeof passSchema>;

const passTextSchema = v.pipe(v.string(), v.parseJson(), passSchema);

async function tagOf(db: Db, payload: string): Promise<Buffer> {
	return createHmac('sha256', await hostSecret(db, 'previews'))
		.update(payload)
		.digest();
}

/** A pass that can be carried in an address: no table keeps it, and nobody makes one without our secret. */
export async function tokenOf(db: Db, pass: Pass): Promise<string> {
	const payload = Buffer.from(JSON.stringify(pass)).toString('base64url');
	return `${payload}.${(await tagOf(db, payload)).toString('base64url')}`;
}

/** The pass of a token; null for one that we did not make, or whose time is over. */
export async function passOf(db: Db, token: string, now: Date): Promise<Pass | null> {
	const [payload = '', tag = '', ...rest] = token.split('.');
	const given = Buffer.from(tag, 'base64url');
	const own = await tagOf(db, payload);
	const isOurs = rest.length === 0 && given.length === own.length && timingSafeEqual(given, own);
	if (!isOurs) return null;
	const text = Buffer.from(payload, 'base64url').toString('utf8');
	const parsed = v.safeParse(passTextSchema, text);
	return parsed.success && parsed.output.expires_at > now.getTime() ? parsed.output : null;
}
