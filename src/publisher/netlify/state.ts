import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { isMissing } from '#errors/missing.ts';

const stateSchema = v.object({
	/** The site that the rest of the state is about. */
	siteId: v.string(),
	/** The release that the CDN serves; null before the first, or where it is unknown. */
	live: v.nullable(v.string()),
	/** Deploys by the release that they hold. */
	deploys: v.record(v.string(), v.string()),
	/** A deploy that was begun, and may have to be finished by another process. */
	begun: v.nullable(v.object({ release: v.string(), deploy: v.string() })),
	/** Time at which the last deploy was begun, in milliseconds. */
	lastAt: v.number(),
});
export type DeployState = v.InferOutput<typeof stateSchema>;

/** State of the deploys of a site, kept in a file. */
export function openState(file: string, siteId: string) {
	mkdirSync(dirname(file), { recursive: true });
	const none: DeployState = { siteId, live: null, deploys: {}, begun: null, lastAt: 0 };

	function read(): DeployState {
		try {
			const state = v.parse(stateSchema, JSON.parse(readFileSync(file, 'utf8')));
			return state.siteId === siteId ? state : none;
		} catch (error) {
			if (isMissing(error)) return none;
			throw error;
		}
	}

	let state = read();
	return {
		get: () => state,
		change(changed: Partial<DeployState>): void {
			state = { ...state, ...changed };
			writeFileSync(`${file}.part`, JSON.stringify(state));
			renameSync(`${file}.part`, file);
		},
	};
}
