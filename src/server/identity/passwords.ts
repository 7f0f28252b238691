import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { NAME } from '#brand/brand.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#contract/staff/session.ts';
import { ANSWER_LIMIT_MS } from '#server/kernel/unavailable.ts';
import { createLimiter } from '#server/platform/limiter.ts';

const derive = promisify(argon2);

/** First row of OWASP's table for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const SALT_BYTES = 16;

/**
 * Two at once. They take threads of the four that Node has for all its work, including files and
 * the log-in of a new connection to the database: a hundred sign-ins would delay those for seconds.
 * A request whose turn comes after a busy host has said 503 is not hashed any more: its answer
 * would be unread, and the requests behind it would be late in turn.
 */
const inTurn = createLimiter(2, { maxWait_ms: ANSWER_LIMIT_MS });

const unpadded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

function getTag(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
	const message = Buffer.from(password.normalize('NFKC'));
	return inTurn(() => derive('argon2id', { message, nonce, tagLength: TAG_BYTES, ...cost }));
}

/** Hash in the PHC format, `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`. */
export async function hashPassword(password: string): Promise<string> {
	const nonce = randomBytes(SALT_BYTES);
	const tag = await getTag(password, nonce, COST);
	const { memory, passes, parallelism } = COST;
	const cost = `m=${memory},t=${passes},p=${parallelism}`;
	return `$argon2id$v=19$${cost}$${unpadded(nonce)}$${unpadded(tag)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Takes the cost from the hash, so that raising it leaves older passwords valid. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
	const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(hash) ?? [];
	const expected = Buffer.from(tag, 'base64');
	if (expected.length !== TAG_BYTES) return false;
	const given = await getTag(password, Buffer.from(salt, 'base64'), {
		memory: Number(memory),
		passes: Number(passes),
		parallelism: Number(parallelism),
	});
	return timingSafeEqual(given, expected);
}

/** Longest words that attackers try first; shorter ones do not reach the least length. */
const COMMON = [
	'password',
	'qwerty',
	'letmein',
	'welcome',
	NAME.toLowerCase(),
	'admin',
	'iloveyou',
];

/** Normalises a password for comparisons: width and case aside. */
export const plainPassword = (password: string): string => password.normalize('NFKC').toLowerCase();

/** True if it is only a common word or the person's own address, with digits and signs around. */
export function isDecoratedWord(password: string, email: string): boolean {
	const [mailbox = ''] = email.toLowerCase().split('@');
	const whole = plainPassword(password);
	let rest = whole.replaceAll(email.toLowerCase(), '');
	for (const word of [...COMMON, mailbox]) if (word !== '') rest = rest.replaceAll(word, '');
	return rest !== whole && rest.replace(/[^\p{L}]/gu, '').length < 4;
}

/**
 * True if a password of the desk is easy to guess: too short, few different characters, digits
 * alone, or a word with something around it.
 */
export function isWeakPassword(password: string, email: string): boolean {
	const characters = [...plainPassword(password)];
	if (characters.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH) return true;
	if (new Set(characters).size < 5 || characters.every((one) => /\d/.test(one))) return true;
	return isDecoratedWord(password, email);
}

/** Generates a password to hand over: 20 characters out of 32 that are not easily confused. */
export function randomPassword(): string {
	const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
	const drawn = [...randomBytes(20)].map((byte) => letters.charAt(byte % letters.length)).join('');
	return drawn.replace(/(.{5})(?=.)/g, '$1-');
}
