import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { aHost, isEmbedded } from '../support/host.ts';
import { postNatively, submitForm } from '../support/submit-form.ts';

const values = { email: 'rider@mail.example', message: 'Quanto pesa?\nE il mozzo?' };

describe.runIf(isEmbedded)('the log of the host', () => {
	test.each([
		['with script', submitForm, 500],
		['without script', postNatively, 503],
	])('names the failed query without data sent %s', async (_how, send, status) => {
		const host = await aHost();
		await host.db.execute(sql`alter table submissions rename column subject to gone`);
		expect((await send(host.ask, 'contact', { values })).status).toBe(status);
		const log = host.logged.join('\n');
		expect(log).toContain('insert into "submissions"');
		expect(log).toContain('forms/store.ts');
		expect(log).not.toMatch(/rider|Quanto pesa|mozzo|Cliente/);
	});

	test('omits values that the database rejected', async () => {
		const host = await aHost();
		await host.db.execute(sql`alter table submissions alter column subject type integer using 0`);
		const response = await submitForm(host.ask, 'contact', { values });
		expect(response.status).toBe(500);
		expect(host.logged.join('\n')).toContain('22P02');
		expect(host.logged.join('\n')).not.toContain('Cliente');
	});
});
