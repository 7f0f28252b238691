import { openRoute } from '#server/kernel/route.ts';
import type { Services } from './services.ts';

/** Route without a session, over the platform's services. */
export const route = openRoute<Services>();
