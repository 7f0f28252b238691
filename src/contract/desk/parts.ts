import * as v from 'valibot';
import type { ContractModule } from '../module.ts';
import type { DeskResource } from './resource.ts';

/** Resource with all related records of a single record: its own, then those of other modules. */
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
