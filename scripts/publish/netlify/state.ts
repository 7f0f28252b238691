import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { isMissing } from '../../../src/edge/missing.ts';

const stateSchema = v.object({
	/** What follows is about this one. */
	siteId: v.string(),
	/** The release that the CDN serves; null before the first, or where nobody knows. */
	live: v.nullable(v.string()),
	/** Deploys by the release that they hold. */
	deploys: v.record(v.string(), v.string()),
	/** A deploy that was begun, and may have to be ended by another process. */
	begun: v.nullable(v.object({ release: v.string(), deploy: v.string() })),
	/** When the last one was begun, in milliseconds. */
	lastAt: v.number(),
});
export type DeployState = v.InferOutput<typeof stateSchema>;

/** What is known of the deploys of a site, kept in a file. */
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
