import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { isMissing } from '#errors/missing.ts';

const idSchema = v.pipe(v.string(), v.trim(), v.uuid());

/**
 * Id of a folder of releases, made once: publishers that share the folder read the same, whatever
 * each of their machines calls it.
 */
export function folderId(dir: string): string {
	const file = join(dir, 'publisher-id');
	for (;;) {
		try {
			return v.parse(idSchema, readFileSync(file, 'utf8'));
		} catch (error) {
			if (!isMissing(error)) throw error;
		}
		mkdirSync(dir, { recursive: true });
		// Two that start at once: the link of one is made, both read that one.
		const part = `${file}.${randomUUID()}`;
		writeFileSync(part, `${randomUUID()}\n`);
		try {
			linkSync(part, file);
		} catch (error) {
			if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
		} finally {
			rmSync(part, { force: true });
		}
	}
}
