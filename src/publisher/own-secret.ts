import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isMissing } from '#errors/missing.ts';

const BYTES = 32;

/**
 * Secret of an installation that was configured with none: made once, and readable by its owner
 * alone.
 */
export function ownSecret(file: string): string {
	try {
		return readFileSync(file, 'utf8').trim();
	} catch (error) {
		if (!isMissing(error)) throw error;
	}
	const secret = `whsec_${randomBytes(BYTES).toString('base64')}`;
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, `${secret}\n`, { mode: 0o600 });
	return secret;
}
