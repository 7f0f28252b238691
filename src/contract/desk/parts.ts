import * as v from 'valibot';
import type { ContractModule } from '../module.ts';
import type { DeskResource } from './resource.ts';

/** A kind with all that is told of one record alone: by its own capability, then by those that add to it. */
export function withAddedParts(
	resource: DeskResource,
	modules: readonly Pick<ContractModule, 'deskParts'>[],
): DeskResource {
	const added = modules.flatMap(({ deskParts }) => deskParts[resource.name] ?? []);
	if (added.length === 0) return resource;
	const all = [...(resource.parts ? [resource.parts] : []), ...added];
	const entries: v.ObjectEntries = Object.assign({}, ...all.map((parts) => parts.entries));
	return { ...resource, parts: v.object(entries) };
}
