/**
 * Headers of every response, page or not. The rules of netlify.toml state the same for files, and a
 * test keeps the two equal; the CDN adds its rules to nothing else, so functions set these
 * themselves.
 */
export const SECURITY_HEADERS = {
	'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
	'X-Content-Type-Options': 'nosniff',
	'X-Frame-Options': 'DENY',
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'Permissions-Policy':
		'accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(self), usb=()',
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of responses that display nothing: redirects of functions, problems, plain text. */
export const BARE_HEADERS = { ...SECURITY_HEADERS, 'Content-Security-Policy': NOTHING } as const;

/** Policy of a page that only has its own inline style, given as its hash source. */
export const policyWithStyle = (source: string) => `${NOTHING}; style-src ${source}`;
