import { createHash, randomBytes } from 'node:crypto';

/** A secret for one mailed link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret: whoever reads the table opens nothing with it. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');
