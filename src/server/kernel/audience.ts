import type { Audience, Endpoint } from '#contract/endpoint.ts';

export const toAudience = ({ audience = 'public' }: Endpoint): Audience => audience;

/** True if every client gets the same answer, which may be cached and read by any origin. */
export const isShared = (endpoint: Endpoint): boolean => toAudience(endpoint) === 'public';
