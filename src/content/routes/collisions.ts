import { BuildError } from '../source/build-error.ts';

/** Stops the build if two owners claim one address, and names both. */
export function assertNoCollisions(claims: readonly { path: string; who: string }[]): void {
	const owners = new Map<string, string>();
	for (const { path, who } of claims) {
		const owner = owners.get(path);
		if (owner) throw new BuildError(`${path} is claimed by ${owner} and by ${who}`);
		owners.set(path, who);
	}
}
