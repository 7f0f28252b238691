import { rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

export interface CleanBuild {
	dist: string;
	cache: string;
}

/** Process of a build. */
export interface BuildProcess {
	pid: number | undefined;
	/** Exit code of the process. */
	ended: Promise<number>;
	stop(): Promise<void>;
}

export interface CleanBuilderOptions {
	/**
	 * Cache of the site's own builds. A clean build reuses nothing of it but lies below it, in the
	 * project.
	 */
	cacheDir: string;
	/** Starts a build with these variables; it ends when this process does. */
	start: (env: Record<'DIST_DIR' | 'CACHE_DIR', string>) => BuildProcess;
}

/** Lowers the priority of a build below visitors and publications. */
function yieldToOthers(pid: number | undefined): void {
	if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
}

/**
 * Builds the site from scratch in a folder of its own, which is removed once it has been compared.
 */
export function cleanBuilder({ cacheDir, start }: CleanBuilderOptions) {
	const place = join(cacheDir, 'comparison');
	const clear = () => rm(place, { recursive: true, force: true, maxRetries: 3 });

	/** @throws Error where the build fails, or is aborted by the signal */
	async function build<T>(
		signal: AbortSignal,
		look: (built: CleanBuild) => Promise<T>,
	): Promise<T> {
		await clear();
		const built = { dist: join(place, 'dist'), cache: join(place, 'cache') };
		try {
			signal.throwIfAborted();
			const child = start({ DIST_DIR: built.dist, CACHE_DIR: built.cache });
			yieldToOthers(child.pid);
			const stop = () => void child.stop();
			signal.addEventListener('abort', stop);
			const status = await child.ended.finally(() => signal.removeEventListener('abort', stop));
			signal.throwIfAborted();
			if (status !== 0) throw new Error('the clean build failed');
			return await look(built);
		} finally {
			await clear();
		}
	}

	return {
		build,
		/** Removes the leftovers of a build that was killed. */
		clear,
	};
}
export type CleanBuilder = ReturnType<typeof cleanBuilder>;
