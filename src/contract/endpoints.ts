import { CONTRACT, type Together } from './modules.ts';

/** All calls that a host must answer. The host registers them; the conformance suite tests each. */
export const ENDPOINTS = Object.assign(
	{},
	...CONTRACT.map(({ endpoints }) => endpoints),
) as Together<'endpoints'>;
export type EndpointName = keyof typeof ENDPOINTS;
