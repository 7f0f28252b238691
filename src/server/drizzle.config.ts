/** For `npm run db:generate`. */
export default {
	dialect: 'postgresql',
	schema: ['', '-content', '-forms', '-wheels', '-staff', '-versions'].map(
		(part) => `./src/server/db/schema${part}.ts`,
	),
	out: './src/server/db/migrations',
};
