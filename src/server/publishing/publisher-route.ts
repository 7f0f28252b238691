import { providerRoute } from '#server/identity/provider-route.ts';
import type { Assembled } from '../module.ts';

/** A call that whoever prints the site signs with the secret of the build hook. */
export const publisherRoute = providerRoute<Assembled>(async ({ buildHook }) => buildHook.secrets);
