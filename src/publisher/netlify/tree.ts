import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { eachLimited } from '#edge/releases/each.ts';
import { FILES_AT_ONCE, readRuleFiles } from '#edge/releases/release-index.ts';
import type { ReleaseStore } from '#edge/releases/releases.ts';
import type { EdgeRules } from '#edge/rules/rules.ts';
import { rulesWith } from './rules.ts';

export interface TreeFile {
	/** SHA-1 of the content, its key on the CDN. */
	digest: string;
	read: () => Promise<Buffer<ArrayBuffer>>;
}

/** All files that a release serves, by path with a leading slash. */
export type Tree = ReadonlyMap<string, TreeFile>;

const toSha1 = (content: Uint8Array) => createHash('sha1').update(content).digest('hex');

/**
 * Builds the trees of kept releases. Contents are read once: afterwards their digests are known.
 */
export function toTrees(releases: ReleaseStore, rules: () => Promise<EdgeRules>) {
	let known = new Map<string, string>();

	return async function readTree(folder: string): Promise<Tree> {
		const index = await releases.getIndex(basename(folder));
		if (index === null) throw new Error(`release ${basename(folder)} does not exist`);
		const tree = new Map<string, TreeFile>();
		const digests = new Map<string, string>();
		await eachLimited(index, FILES_AT_ONCE, async ([path, entry]) => {
			if (/[#?]/.test(path))
				throw new Error(`Invalid file name ${path}: Netlify accepts neither "#" nor "?"`);
			const read = () => readFile(releases.filePath(entry));
			const digest = known.get(entry.hash) ?? toSha1(await read());
			digests.set(entry.hash, digest);
			tree.set(`/${path}`, { digest, read });
		});
		known = digests;
		for (const [name, text] of rulesWith(await readRuleFiles(join(folder)), await rules())) {
			const content = Buffer.from(text);
			tree.set(`/${name}`, { digest: toSha1(content), read: async () => content });
		}
		return tree;
	};
}
