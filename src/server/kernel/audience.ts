import type { Audience, Endpoint } from '#contract/endpoint.ts';

export const audienceOf = ({ audience = 'public' }: Endpoint): Audience => audience;

/** True if every client gets the same answer, which may be cached and read by any origin. */
export const isShared = (endpoint: Endpoint): boolean => audienceOf(endpoint) === 'public';
