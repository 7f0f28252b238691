import { defineConfig } from 'drizzle-kit';

/** For `drizzle-kit generate --config src/server/drizzle.config.ts`, run from the project's root. */
export default defineConfig({
	dialect: 'postgresql',
	schema: ['./src/server/db/schema.ts', './src/server/db/schema-content.ts'],
	out: './src/server/db/migrations',
});
