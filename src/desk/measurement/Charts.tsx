import { useTheme } from '@mui/material/styles';
import {
	Bar,
	BarChart,
	CartesianGrid,
	Legend,
	Line,
	LineChart,
	ResponsiveContainer,
	Tooltip,
	XAxis,
	YAxis,
} from 'recharts';
import { FIXED } from '#brand/brand.ts';

const HEIGHT_PX = 280;
const DASHES = ['0', '8 4', '2 4', '10 3 2 3'] as const;

interface Series {
	/** Field of the rows. */
	field: string;
	label: string;
}
type Row = Readonly<Record<string, string | number>>;

export interface ChartProps {
	kind: 'lines' | 'bars';
	rows: readonly Row[];
	/** Field that names a row. */
	names: string;
	series: readonly Series[];
	/** Formats a value for the axis and the tip. */
	show?: (value: number) => string;
}

/**
 * Chart of some rows. Lines differ by dashes as well, so that colours are not needed. The page
 * prints the rows as a table beneath for screen readers, from which the chart is hidden.
 */
export function Chart({ kind, rows, names, series, show = String }: ChartProps) {
	const { palette } = useTheme();
	const colours = [
		palette.text.primary,
		palette.error.main,
		palette.text.secondary,
		palette.warning.main,
	];
	const format = (value: unknown) => show(Number(value));
	const parts = (
		<>
			<CartesianGrid stroke={palette.divider} vertical={false} />
			<XAxis dataKey={names} stroke={palette.text.secondary} tickMargin={8} minTickGap={24} />
			<YAxis
				stroke={palette.text.secondary}
				width="auto"
				allowDecimals={false}
				tickFormatter={format}
			/>
			<Tooltip formatter={format} />
			{series.length > 1 && <Legend />}
		</>
	);
	const shared = { data: [...rows], margin: { top: 8, right: 16 }, accessibilityLayer: false };
	return (
		<div aria-hidden="true">
			<ResponsiveContainer width="100%" height={HEIGHT_PX}>
				{kind === 'lines' ? (
					<LineChart {...shared}>
						{parts}
						{series.map(({ field, label }, at) => (
							<Line
								key={field}
								dataKey={field}
								name={label}
								stroke={colours[at] ?? palette.text.primary}
								strokeDasharray={DASHES[at] ?? '0'}
								strokeWidth={2}
								dot={rows.length === 1}
								isAnimationActive={false}
							/>
						))}
					</LineChart>
				) : (
					<BarChart {...shared}>
						{parts}
						{series.map(({ field, label }) => (
							<Bar
								key={field}
								dataKey={field}
								name={label}
								fill={FIXED.primary}
								stroke={palette.text.primary}
								maxBarSize={56}
								isAnimationActive={false}
							/>
						))}
					</BarChart>
				)}
			</ResponsiveContainer>
		</div>
	);
}
