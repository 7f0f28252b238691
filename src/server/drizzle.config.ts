import { defineConfig } from 'drizzle-kit';

/** For `drizzle-kit generate --config src/server/drizzle.config.ts`, run from the project's root. */
export default defineConfig({
	dialect: 'postgresql',
	schema: ['', '-content', '-forms', '-wheels', '-staff', '-versions'].map(
		(part) => `./src/server/db/schema${part}.ts`,
	),
	out: './src/server/db/migrations',
});
