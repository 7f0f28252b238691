/** Configuration of `npm run db:generate`. */
export default {
	dialect: 'postgresql',
	schema: './src/server/**/tables*.ts',
	out: './src/server/platform/db/migrations',
};
