import { and, asc, desc, eq, gte, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
	OF_SHOP,
	PER_PAGE,
	type Pressed,
	type Waiting,
} from '#contract/publishing/publications.ts';
import { dayInRome, startOfDayInRome } from '#domain/time/days.ts';
import type { Db } from '#server/platform/db/client.ts';
import { drafts, publication_items, publications } from '../tables.ts';
import { toAnswers } from './record.ts';

const isToCome = sql`${publications.state} = 'scheduled'`;

/** Condition: the draft is still the failed one, or nothing has changed the removed entry since. */
function isStillMeant(db: Db): SQL {
	const later = alias(publications, 'later');
	const again = alias(publication_items, 'again');
	const isDraft = db
		.select({ one: sql`1` })
		.from(drafts)
		.where(
			and(
				eq(drafts.entity, publication_items.entity),
				eq(drafts.entity_id, publication_items.entity_id),
				eq(drafts.revision, publication_items.revision),
			),
		);
	const isOvertaken = db
		.select({ one: sql`1` })
		.from(again)
		.innerJoin(later, eq(later.id, again.publication_id))
		.where(
			and(
				eq(again.entity, publication_items.entity),
				eq(again.entity_id, publication_items.entity_id),
				isNotNull(later.published_at),
				sql`${later.created_at} > ${publications.created_at}`,
			),
		);
	const items = db
		.select({ one: sql`1` })
		.from(publication_items)
		.where(
			and(
				eq(publication_items.publication_id, publications.id),
				sql`(exists ${isDraft} or (${publication_items.is_removed} and not exists ${isOvertaken}))`,
			),
		);
	return sql`exists ${items}`;
}

/** Filter for waiting publications. One that is live but not printed waits for the printed site. */
export const isWaiting = (db: Db, waiting: Waiting): SQL | undefined =>
	waiting === 'scheduled'
		? isToCome
		: and(
				eq(publications.state, 'failed'),
				or(isNotNull(publications.published_at), isStillMeant(db)),
			);

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = { week: 7, month: 30 } as const;

const sinceWhen = (when: Pressed, now: Date): Date =>
	when === 'today'
		? startOfDayInRome(dayInRome(now))
		: new Date(now.getTime() - DAYS[when] * DAY_MS);

interface Asked {
	page: number;
	waiting?: Waiting | undefined;
	by?: string | undefined;
	when?: Pressed | undefined;
}

/** Page of the list: scheduled ones first, then the newest. */
export async function findPage(db: Db, { page, waiting, by, when }: Asked, now: Date) {
	const { created_at, created_by } = publications;
	const where = and(
		waiting && isWaiting(db, waiting),
		by === undefined ? undefined : eq(created_by, by === OF_SHOP ? '' : by),
		when && gte(created_at, sinceWhen(when, now)),
	);
	const people = await db.selectDistinct({ created_by }).from(publications).orderBy(created_by);
	const rows = await db
		.select()
		.from(publications)
		.where(where)
		.orderBy(
			desc(isToCome),
			sql`case when ${isToCome} then ${publications.publish_at} end`,
			desc(publications.created_at),
			asc(publications.id),
		)
		.limit(PER_PAGE)
		.offset((page - 1) * PER_PAGE);
	return {
		publications: await toAnswers(db, rows),
		total: await db.$count(publications, where),
		people: people.map((row) => row.created_by),
	};
}
