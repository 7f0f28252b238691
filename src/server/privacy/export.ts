import type { Assembled } from '../module.ts';

/**
 * Exports all data about an address (GDPR, articles 15 and 20), under the names of the columns.
 * Files are listed; the desk saves each by its id.
 */
export async function exportPerson(
	{ db, clock, modules }: Pick<Assembled, 'db' | 'clock' | 'modules'>,
	given: string,
): Promise<Record<string, unknown>> {
	const email = given.trim().toLowerCase();
	const known: Record<string, unknown> = { email, exported_at: clock().toISOString() };
	for (const { personal } of modules) Object.assign(known, await personal?.export(db, email));
	return known;
}
