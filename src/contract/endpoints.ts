import { CONTRACT, type Together } from './modules.ts';

/** Everything that a host must answer. The host registers from it, the conformance suite walks it. */
export const ENDPOINTS = Object.assign(
	{},
	...CONTRACT.map(({ endpoints }) => endpoints),
) as Together<'endpoints'>;
export type EndpointName = keyof typeof ENDPOINTS;
