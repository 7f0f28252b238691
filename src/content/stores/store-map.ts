import { geoAzimuthalEqualArea, type GeoProjection } from 'd3-geo';
import type { Store } from '#contract/content/places.ts';
import { drawOutline, type Detail, type Outline } from './store-map-outline.ts';

type Located = Pick<Store, 'id' | 'latitude' | 'longitude'>;

/** Stores too close in the view box to be distinguished share a point. */
export interface MapPoint {
	x: number;
	y: number;
	ids: string[];
}

/** One part of the world that has stores, in a view box of its own. */
export interface MapView {
	/** UN M49 code of the region, for its name. */
	region: string;
	size: number;
	outline: Outline;
	points: MapPoint[];
}

/** The view with most stores first and large; the others are insets. */
export type StoreMap = readonly MapView[];

const MAIN_SIZE = 1000;
const INSET_SIZE = 360;
/** Room between the outermost stores and the edge, as a share of the view box. */
const MARGIN = 0.07;
/** Minimum width of the large view, km, so that a single shop shows its country. */
const LEAST_KM = 1400;
const EARTH_RADIUS_KM = 6371;
/** View box units between points: 24 px, the least for a fingertip, on a phone 375 px wide. */
const APART = 64;
/** Clipping is outside the view box, so that its edge is never stroked. */
const BLEED = 8;

interface Region {
	/** UN M49. */
	code: string;
	has: (longitude: number, latitude: number) => boolean;
	/** Least width of an inset, km: its coasts are recognised at a glance. */
	least_km: number;
}

/** Rough on purpose: they choose a store's view box, not its position. The last takes the rest. */
const ASIA: Region = { code: '142', has: () => true, least_km: 2200 };
const REGIONS: readonly Region[] = [
	{
		code: '150',
		has: (longitude, latitude) => longitude > -32 && longitude < 45 && latitude >= 34,
		least_km: 2600,
	},
	{ code: '003', has: (longitude, latitude) => longitude <= -32 && latitude >= 13, least_km: 5200 },
	{ code: '005', has: (longitude, latitude) => longitude <= -32 && latitude < 13, least_km: 5200 },
	{
		code: '002',
		has: (longitude, latitude) => longitude > -32 && longitude < 52 && latitude < 34,
		least_km: 5200,
	},
	{ code: '009', has: (longitude, latitude) => longitude >= 110 && latitude < -10, least_km: 4800 },
	ASIA,
];

const findRegion = ({ longitude, latitude }: Located): Region =>
	REGIONS.find(({ has }) => has(longitude, latitude)) ?? ASIA;

const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;

/** Equal areas around the middle of the stores, fitted to them. */
function toProjection(stores: readonly Located[], size: number, leastKm: number): GeoProjection {
	const margin = size * MARGIN;
	const places: GeoJSON.MultiPoint = {
		type: 'MultiPoint',
		coordinates: stores.map(({ longitude, latitude }) => [longitude, latitude]),
	};
	const centre: [number, number] = [
		-middle(stores.map(({ longitude }) => longitude)),
		-middle(stores.map(({ latitude }) => latitude)),
	];
	const projection = geoAzimuthalEqualArea().rotate(centre).precision(0);
	const most = (size / leastKm) * EARTH_RADIUS_KM;
	if (stores.length > 1) {
		projection.fitExtent(
			[
				[margin, margin],
				[size - margin, size - margin],
			],
			places,
		);
	}
	if (stores.length === 1 || projection.scale() > most) {
		projection.scale(most).translate([size / 2, size / 2]);
	}
	return projection.clipExtent([
		[-BLEED, -BLEED],
		[size + BLEED, size + BLEED],
	]);
}

/** Above 8 km a unit the coarse outline shows no less, at a fiftieth of the work. */
const toDetail = (projection: GeoProjection): Detail =>
	EARTH_RADIUS_KM / projection.scale() > 8 ? '110m' : '50m';

const merge = (one: MapPoint, other: MapPoint): MapPoint => {
	const ids = [...one.ids, ...other.ids];
	const share = one.ids.length / ids.length;
	return {
		x: one.x * share + other.x * (1 - share),
		y: one.y * share + other.y * (1 - share),
		ids,
	};
};

/** Adds each point to the closest group within reach, which moves to the middle of its stores. */
function joinOnce(points: readonly MapPoint[], apart: number): MapPoint[] {
	const groups: MapPoint[] = [];
	for (const point of points) {
		let reach = apart;
		let closest = -1;
		for (const [index, { x, y }] of groups.entries()) {
			const distance = Math.hypot(x - point.x, y - point.y);
			if (distance < reach) [reach, closest] = [distance, index];
		}
		const group = groups[closest];
		if (group) groups[closest] = merge(group, point);
		else groups.push(point);
	}
	return groups;
}

/** Joins points until all are far enough apart: a group that moved may have come near another. */
export function groupPoints(points: readonly MapPoint[], apart = APART): MapPoint[] {
	const groups = joinOnce(points, apart);
	return groups.length === points.length ? groups : groupPoints(groups, apart);
}

function toView(region: Region, stores: readonly Located[], isMain: boolean): MapView {
	const size = isMain ? MAIN_SIZE : INSET_SIZE;
	const projection = toProjection(stores, size, isMain ? LEAST_KM : region.least_km);
	const points = stores.map(({ id, longitude, latitude }) => {
		const [x, y] = projection([longitude, latitude]) ?? [size / 2, size / 2];
		return { x, y, ids: [id] };
	});
	return {
		region: region.code,
		size,
		outline: drawOutline(projection, toDetail(projection)),
		points: groupPoints(points).map(({ x, y, ids }) => ({
			x: Math.round(x),
			y: Math.round(y),
			ids,
		})),
	};
}

/** Draws every region that has stores, the one with most of them large. */
export function drawStoreMap(stores: readonly Located[]): StoreMap {
	const regions = Map.groupBy(stores, findRegion);
	return [...regions]
		.toSorted(([, one], [, other]) => other.length - one.length)
		.map(([region, located], index) => toView(region, located, index === 0));
}
