import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link, useLocaleState, useTranslate } from 'react-admin';
import type { MeasurementReport } from '#contract/measurement/report.ts';
import { minorUnitExponent } from '#contract/minor-units.ts';
import { shownAmount } from '../values/amounts.ts';
import type { ChartProps } from './Charts.tsx';
import { byCountry, byDay, bySteps, takingsByDay } from './sums.ts';
import { Table } from './Table.tsx';

/** Lazy: the library of charts is fetched for this page alone. */
const Chart = lazy(async () => ({ default: (await import('./Charts.tsx')).Chart }));

/** Most bars of a list in a picture; the table has all. */
const MOST_BARS = 12;

/** Picture of the first rows of a list; null for an empty one. */
const toBars = (
	rows: ChartProps['rows'],
	names: string,
	series: ChartProps['series'][number],
): ChartProps | null =>
	rows.length === 0
		? null
		: { kind: 'bars', rows: rows.slice(0, MOST_BARS), names, series: [series] };

function Part({
	title,
	note,
	chart,
	children,
}: {
	title: string;
	note?: string;
	chart?: ChartProps | null;
	children: ReactNode;
}) {
	return (
		<Box
			component="section"
			sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
		>
			<Typography component="h2" variant="h6">
				{title}
			</Typography>
			{note !== undefined && <Typography color="text.secondary">{note}</Typography>}
			{chart && (
				<Suspense fallback={<Box sx={{ height: 280 }} />}>
					<Chart {...chart} />
				</Suspense>
			)}
			{children}
		</Box>
	);
}

/** Pictures and tables of one report. */
export function Report({
	report,
	from,
	to,
}: {
	report: MeasurementReport;
	from: string;
	to: string;
}) {
	const translate = useTranslate();
	const [locale] = useLocaleState();
	const t = (name: string) => translate(`desk.measurement.${name}`);
	const days = byDay(report, from, to);
	const steps = bySteps(report);
	const countries = byCountry(report);
	const takings = takingsByDay(report, from, to);
	const names = new Intl.DisplayNames(locale, { type: 'region' });
	const percent = new Intl.NumberFormat(locale, { style: 'percent' });
	const short = (day: string) =>
		new Date(day).toLocaleDateString(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
	const seen = days.filter(
		({ views, carts, checkouts, orders }) => views + carts + checkouts + orders > 0,
	);
	const told = (country: string) => names.of(country) ?? country;
	const money = (currency: string) => (units: number) =>
		shownAmount(Math.round(units * 10 ** minorUnitExponent(currency)), currency, locale);

	return (
		<>
			{!report.is_measured && <Alert severity="info">{t('off')}</Alert>}
			<Part
				title={t('visits')}
				note={t('visitsNote')}
				chart={{
					kind: 'lines',
					rows: days.map((day) => ({ ...day, day: short(day.day) })),
					names: 'day',
					series: ['views', 'carts', 'checkouts', 'orders'].map((field) => ({
						field,
						label: t(field),
					})),
				}}
			>
				<Table
					label={t('visits')}
					empty={t('none')}
					head={[t('day'), t('views'), t('carts'), t('checkouts'), t('orders')]}
					rows={seen
						.toReversed()
						.map((day) => [short(day.day), day.views, day.carts, day.checkouts, day.orders])}
				/>
			</Part>
			<Part
				title={t('leaving')}
				note={t('leavingNote')}
				chart={{
					kind: 'bars',
					rows: steps.map(({ step, count }) => ({ step: t(`steps.${step}`), count })),
					names: 'step',
					series: [{ field: 'count', label: t('times') }],
				}}
			>
				<Table
					label={t('leaving')}
					empty={t('none')}
					head={[t('step'), t('times'), t('left')]}
					rows={steps.map(({ step, count, left }) => [
						t(`steps.${step}`),
						count,
						left === null ? '–' : percent.format(left),
					])}
				/>
			</Part>
			<Part
				title={t('takings')}
				note={t('takingsNote')}
				chart={
					takings && {
						kind: 'bars',
						rows: takings.days.map(({ day, amount }) => ({
							day: short(day),
							amount: amount / 10 ** minorUnitExponent(takings.currency),
						})),
						names: 'day',
						series: [{ field: 'amount', label: t('takings') }],
						show: money(takings.currency),
					}
				}
			>
				<Table
					label={t('takings')}
					empty={t('none')}
					head={[t('day'), t('country'), t('orders'), t('paid'), t('refunded'), t('takings')]}
					rows={report.takings
						.toReversed()
						.map((row) => [
							short(row.day),
							told(row.country),
							row.orders,
							...[row.amount, row.refunded, row.amount - row.refunded].map((amount) =>
								shownAmount(amount, row.currency, locale),
							),
						])}
				/>
			</Part>
			<Part
				title={t('countries')}
				chart={toBars(
					countries.map(({ country, orders }) => ({ country: told(country), orders })),
					'country',
					{ field: 'orders', label: t('orders') },
				)}
			>
				<Table
					label={t('countries')}
					empty={t('none')}
					head={[t('country'), t('views'), t('orders'), t('takings')]}
					rows={countries.map((row) => [
						told(row.country),
						row.views,
						row.orders,
						row.takings
							.map(({ currency, amount }) => shownAmount(amount, currency, locale))
							.join(' + '),
					])}
				/>
			</Part>
			<Part
				title={t('misses')}
				note={t('missesNote')}
				chart={toBars(
					report.misses.map(({ term, count }) => ({ term, count })),
					'term',
					{ field: 'count', label: t('times') },
				)}
			>
				<Table
					label={t('misses')}
					empty={t('none')}
					head={[t('term'), t('language'), t('times')]}
					rows={report.misses.map(({ term, locale: language, count }) => [term, language, count])}
				/>
				<Link to="/search_misses">{t('allMisses')}</Link>
			</Part>
			<Part
				title={t('stock')}
				chart={toBars(
					report.low_stock.map(({ code, available }) => ({ code, available })),
					'code',
					{ field: 'available', label: t('available') },
				)}
			>
				<Table
					label={t('stock')}
					empty={t('none')}
					head={[t('article'), t('product'), t('available')]}
					rows={report.low_stock.map(({ code, product_id, available }) => [
						code,
						product_id,
						available,
					])}
				/>
			</Part>
		</>
	);
}
