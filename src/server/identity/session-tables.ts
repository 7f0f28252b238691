import { boolean, index, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/columns.ts';

/**
 * Columns of account holders; their names are those of better-auth. Created for each table: a
 * column remembers the name of its constraint.
 */
export const accountHolder = () => ({
	id: text('id').primaryKey(),
	name: text('name').notNull(),
	email: text('email').notNull().unique(),
	emailVerified: boolean('email_verified').notNull().default(false),
	image: text('image'),
	createdAt: instant('created_at').notNull().defaultNow(),
	updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** Three tables that a realm has besides its users. */
export function sessionTables(prefix: '' | `${string}_`, userId: () => AnyPgColumn) {
	const owner = () => text('user_id').notNull().references(userId, { onDelete: 'cascade' });
	const sessions = pgTable(
		`${prefix}sessions`,
		{
			id: text('id').primaryKey(),
			userId: owner(),
			token: text('token').notNull().unique(),
			expiresAt: instant('expires_at').notNull(),
			ipAddress: text('ip_address'),
			userAgent: text('user_agent'),
			createdAt: instant('created_at').notNull().defaultNow(),
			updatedAt: instant('updated_at').notNull().defaultNow(),
		},
		(table) => [index(`${prefix}sessions_of_user`).on(table.userId)],
	);
	const accounts = pgTable(
		`${prefix}accounts`,
		{
			id: text('id').primaryKey(),
			accountId: text('account_id').notNull(),
			providerId: text('provider_id').notNull(),
			userId: owner(),
			accessToken: text('access_token'),
			refreshToken: text('refresh_token'),
			idToken: text('id_token'),
			accessTokenExpiresAt: instant('access_token_expires_at'),
			refreshTokenExpiresAt: instant('refresh_token_expires_at'),
			scope: text('scope'),
			password: text('password'),
			createdAt: instant('created_at').notNull().defaultNow(),
			updatedAt: instant('updated_at').notNull().defaultNow(),
		},
		(table) => [index(`${prefix}accounts_of_user`).on(table.userId)],
	);
	const verifications = pgTable(`${prefix}verifications`, {
		id: text('id').primaryKey(),
		identifier: text('identifier').notNull(),
		value: text('value').notNull(),
		expiresAt: instant('expires_at').notNull(),
		createdAt: instant('created_at').notNull().defaultNow(),
		updatedAt: instant('updated_at').notNull().defaultNow(),
	});
	return { sessions, accounts, verifications };
}
