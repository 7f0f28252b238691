import type { Audience, Endpoint } from '#contract/endpoint.ts';

export const audienceOf = ({ audience = 'public' }: Endpoint): Audience => audience;

/** Whether everybody gets the same answer, which may then be kept and read anywhere. */
export const isShared = (endpoint: Endpoint): boolean => audienceOf(endpoint) === 'public';
