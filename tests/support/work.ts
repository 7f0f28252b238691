/** What this process computes for something, µs: others on the machine have no say in it. */
export async function workOf(task: () => Promise<unknown>): Promise<number> {
	const before = process.cpuUsage();
	await task();
	const { user, system } = process.cpuUsage(before);
	return user + system;
}
