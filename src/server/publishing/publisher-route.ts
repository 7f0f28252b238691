import { providerRoute } from '#server/identity/provider-route.ts';
import type { Assembled } from '../module.ts';

/** Route for the publisher, which signs its calls with the secret of the build hook. */
export const publisherRoute = providerRoute<Assembled>(async ({ buildHook }) => buildHook.secrets);
