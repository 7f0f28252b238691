/**
 * Returns the lock file with the address of each package at a registry. The lock itself names no
 * addresses, so that it holds for any registry; without them npm first requests the full metadata
 * of every package, a good part of an install. The content behind an address is checked by the
 * lock's digest, as ever.
 *
 * @param {string} text the lock file
 * @param {string} registry origin and path, such as npm's setting has it
 */
export function locatedLock(text, registry) {
	const lock = JSON.parse(text);
	const root = registry.endsWith('/') ? registry : `${registry}/`;
	for (const [folder, entry] of Object.entries(lock.packages)) {
		if (entry.integrity === undefined || entry.resolved !== undefined || entry.inBundle) continue;
		const name = entry.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 13);
		const file = `${name.split('/').at(-1)}-${entry.version}.tgz`;
		entry.resolved = new URL(`${name}/-/${file}`, root).href;
	}
	return JSON.stringify(lock);
}
