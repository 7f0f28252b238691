import { openRoute } from '#server/kernel/route.ts';
import type { Services } from './services.ts';

/** A route for everybody, or for one visitor, over what the platform offers. */
export const route = openRoute<Services>();
