import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { contentEntitySchema } from '#contract/content/documents/entities.ts';
import { idSchema } from '#contract/units.ts';
import type { Db } from '#server/platform/db/client.ts';
import { hostSecret } from '#server/platform/db/host-secret.ts';

const entrySchema = v.object({ entity: contentEntitySchema, id: idSchema });
const passSchema = v.object({
	/** The first entry is the one to open. */
	entries: v.pipe(v.array(entrySchema), v.minLength(1)),
	/** True: without a draft, the first entry is shown live. */
	or_live: v.optional(v.boolean(), false),
	publication_id: v.nullable(v.pipe(v.string(), v.uuid())),
	/** Milliseconds since 1970. */
	expires_at: v.number(),
});
/** Rights of everybody who has a preview's address. */
export type Pass = v.InferOutput<typeof passSchema>;

const passTextSchema = v.pipe(v.string(), v.parseJson(), passSchema);

async function getTag(db: Db, payload: string): Promise<Buffer> {
	return createHmac('sha256', await hostSecret(db, 'previews'))
		.update(payload)
		.digest();
}

/** Signs a pass as a token for an address: no table stores it, and only our secret can make one. */
export async function getToken(db: Db, pass: Pass): Promise<string> {
	const payload = Buffer.from(JSON.stringify(pass)).toString('base64url');
	return `${payload}.${(await getTag(db, payload)).toString('base64url')}`;
}

/** Pass of a token; null for a foreign or expired one. */
export async function getPass(db: Db, token: string, now: Date): Promise<Pass | null> {
	const [payload = '', tag = '', ...rest] = token.split('.');
	const given = Buffer.from(tag, 'base64url');
	const own = await getTag(db, payload);
	const isOurs = rest.length === 0 && given.length === own.length && timingSafeEqual(given, own);
	if (!isOurs) return null;
	const text = Buffer.from(payload, 'base64url').toString('utf8');
	const parsed = v.safeParse(passTextSchema, text);
	return parsed.success && parsed.output.expires_at > now.getTime() ? parsed.output : null;
}
