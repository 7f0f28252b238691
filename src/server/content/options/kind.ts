import { eq, sql } from 'drizzle-orm';
import { optionChange, optionResource } from '#contract/content/desk.ts';
import { NOT_OF_FIT } from '#domain/catalogue/fit.ts';
import { changeWriter, deskKind } from '#server/desk/ports.ts';
import { options } from '../tables-catalogue.ts';

const notOfFit = sql.join(
	NOT_OF_FIT.map((code) => sql`${code}`),
	sql`, `,
);

/** Options at the desk; without a mark of its own an option shows the default of its kind. */
export const optionKind = deskKind(optionResource, {
	table: options,
	columns: {
		id: options.code,
		name: sql`(${options.name} ->> 'it')`,
		option_values: sql`(select string_agg(value -> 'name' ->> 'it', ', ' order by place)
			from jsonb_array_elements(${options.values}) with ordinality as one (value, place))`,
		decides_fit: sql`coalesce(${options.decides_fit}, ${options.code} not in (${notOfFit}))`,
		updated_at: options.updated_at,
	},
	writer: {
		change: changeWriter(optionChange, async ({ tx }, code, body) => {
			await tx
				.update(options)
				.set({ ...body, origin: 'editor' })
				.where(eq(options.code, code));
			return null;
		}),
	},
});
