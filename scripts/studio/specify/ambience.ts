/**
 * Wide pictures and the picture that each is made from: its ground goes on to the left, where text
 * lies. No two share one, and each has one meaning: a category, a page or a news item.
 */
export const AMBIENCE = {
	'hero-rims': 'rim-kleos-50',
	'hero-hubs': 'hub-rd-sl',
	'hero-cranksets': 'crank-dolada-carbon',
	'hero-chainrings': 'ring-dolada-50-34',
	'hero-cassettes': 'cassette-dolada-12',
	'hero-bottom-brackets': 'bb-threaded-24',
	'hero-headsets': 'headset-integrated-52',
	'hero-brakes': 'rotor-160',
	'hero-axles': 'axle-front-12x100',
	'hero-seatposts': 'post-dolada-carbon',
	'hero-spares': 'spare-spokes',
	'hero-merchandise': 'merch-t-shirt',
	'hero-k1': 'k1-rd',
	'hero-technologies': 'kleos-rd-62',
	'hero-transmission': 'cassette-sile-12',
	'hero-world-brakes': 'rotor-140',
	'news-choosing-pressure': 'spare-valves',
	'news-warranty-both-wheels': 'brenta-35',
	'news-track-season': 'sprocket-pista',
	'news-sile-wide-tyres': 'sile-gravel-24',
	'news-spares-discontinued': 'spare-freehub',
	'news-kleos-rd-presented': 'wheel-62-quarter',
	'news-catalogue-2025': 'crank-dolada',
	'news-k1-rd-presented': 'k1-rd-detail',
	'news-spring-wheels-back': 'kleos-rd-50',
	'news-lacing-16-8': 'wheel-50-detail',
	'news-twenty-years-carbon': 'rim-kleos-50-carbon',
	'news-dealer-courses': 'hub-gravel',
} as const;
