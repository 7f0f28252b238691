/**
 * Masters in `seed/media/<name>.webp`. Product pictures are square; ambience pictures (usage-,
 * hero-, news-) are 16:9; hamburger pictures are 4:5 upright.
 */
export const PICTURE_NAMES = [
	'wheel-24-front', 'wheel-30-front', 'wheel-36-front', 'wheel-40-front', 'wheel-50-front',
	'wheel-62-front', 'wheel-80-front', 'wheel-disc-front', 'wheel-mtb-front', 'wheel-track-front',
	'wheel-36-detail', 'wheel-50-detail', 'wheel-62-detail', 'wheel-gravel-detail', 'wheel-mtb-detail',
	'rim-24', 'rim-30', 'rim-50',
	'hub-road', 'hub-mtb', 'hub-track',
	'crankset-road', 'crankset-gravel', 'crankset-mtb', 'crankset-track',
	'chainring-double', 'chainring-single', 'chainring-track',
	'cassette-12', 'cassette-11', 'sprocket-track',
	'bottom-bracket-threaded', 'bottom-bracket-pressfit',
	'headset-integrated', 'headset-external',
	'rotor', 'brake-caliper', 'brake-pads',
	'thru-axle', 'quick-release',
	'seatpost', 'seatpost-offset',
	'spokes', 'nipples', 'freehub-body', 'bearing', 'valve', 'rim-tape', 'decals-rainbow', 'end-caps',
	't-shirt', 'cap', 'socks', 'wheel-bag', 'bottle', 'jacket', 'musette',
	'usage-road', 'usage-gravel', 'usage-mtb', 'usage-triathlon', 'usage-track', 'usage-urban',
	'hero-home', 'hero-range', 'hero-k1', 'hero-company', 'hero-race', 'hero-tech', 'hero-quality',
	'hero-teams', 'hero-warranty', 'hero-transmission', 'hero-brakes',
	'news-wheel', 'news-race', 'news-factory', 'news-technology', 'news-gravel', 'news-award',
	'hamburger-wheels', 'hamburger-rims', 'hamburger-hubs', 'hamburger-cranksets',
	'hamburger-chainrings', 'hamburger-cassettes', 'hamburger-bottom-brackets', 'hamburger-headsets',
	'hamburger-brakes', 'hamburger-axles', 'hamburger-seatposts', 'hamburger-spares',
	'hamburger-merchandise', 'hamburger-placeholder',
] as const;
export type PictureName = (typeof PICTURE_NAMES)[number];
