/** Values that the cluster of a test run provides to the test files. */
export type ApiHost =
	| { kind: 'remote'; url: string }
	| {
			kind: 'embedded';
			/** Address of the cluster's maintenance database. */
			adminUrl: string;
			/** Name of the migrated and seeded database that each file copies. */
			template: string;
			/** Masters of the fixture's pictures. */
			mediaDir: string;
			/** Folder of the run; test files make theirs inside. */
			folder: string;
	  };

declare module 'vitest' {
	export interface ProvidedContext {
		apiHost: ApiHost;
	}
}
