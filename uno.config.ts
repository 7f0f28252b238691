import type { UserConfig } from '@unocss/core';
import { presetIcons } from '@unocss/preset-icons';
import { presetWind3, type Theme } from '@unocss/preset-wind3';
import { FACE, FIXED, ROOMS } from './src/brand/brand.ts';

const variables = (colours: Record<string, string>) =>
	Object.entries(colours)
		.map(([name, value]) => `--${name}:${value}`)
		.join(';');

const roles = Object.fromEntries(
	[...Object.keys(ROOMS.dark), ...Object.keys(FIXED)].map((name) => [name, `var(--${name})`]),
);

const breakpoints = {
	xs: '375px',
	sm: '640px',
	md: '768px',
	tab: '960px',
	lg: '1024px',
	xl: '1280px',
	'2xl': '1536px',
	'3xl': '1600px',
	'4xl': '1800px',
	'5xl': '2560px',
};

const room = `'${FACE.family} Room'`;
const arial = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica', 'Roboto'];

/** The face, what stands in its room until it has come, and the list of both. */
const faceRules = [
	`@font-face{font-family:${FACE.family};src:url(${FACE.file}) format('woff2');font-weight:${FACE.weights};font-stretch:${FACE.widths};font-display:swap}`,
	...FACE.rooms.map(
		({ width, size, ascent, descent }) =>
			`@font-face{font-family:${room};src:${arial.map((name) => `local('${name}')`).join()};font-weight:${FACE.weights};font-stretch:${width};size-adjust:${size};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`,
	),
	`:root{--font:${FACE.family},${room},${FACE.others}}`,
].join('\n');

/** Widths of the content inside its gutters; the wide one grows with the screen. */
const container = (width: string) => ({
	'box-sizing': 'border-box',
	'max-width': `calc(${width} + 2 * var(--gutter))`,
	'margin-inline': 'auto',
	'padding-inline': 'var(--gutter)',
	width: '100%',
});

/** Half of a chevron that points down: a stroke from corner to corner of its square. */
const stroke = (towards: string) =>
	`linear-gradient(to top ${towards},#0000 calc(50% - .75px),var(--soft) 0 calc(50% + .75px),#0000 0)`;

/**
 * Icons in the row of `set.svg`, of places that keep their size: the browser fetches it when the
 * page has been laid out. One file, because every drawing becomes a document of its own in the
 * browser, which parses the browser's own style sheets again.
 */
const SET = ['map-pin', 'share-2', 'arrow-left', 'x', 'user', 'shopping-bag'];
/** Place and size of an icon of the set as a mask; null for others. */
function inSet(icon: string): string | null {
	const at = SET.indexOf(icon);
	if (at < 0) return null;
	return `url(/icons/set.svg) ${(at / (SET.length - 1)) * 100}% 0/${SET.length * 100}%`;
}
/** An icon as address, as thin as type is; what makes it a mask stands once in `reset.css`. */
function thinned(drawing: string): string {
	const shown = [...drawing.matchAll(/ d='([^']+)'/g)].map(([, d = '']) => d);
	const d = shown.join('');
	return `url("data:image/svg+xml;utf8,%3Csvg viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-linecap='round' stroke-linejoin='round' stroke-width='1.5' xmlns='http://www.w3.org/2000/svg'%3E%3Cpath d='${d}'/%3E%3C/svg%3E") 0/100%`;
}

export default {
	// Words of the code and of figures with a table, which have their rules elsewhere.
	blocklist: ['table'],
	presets: [
		presetWind3({ preflight: 'on-demand' }),
		presetIcons({
			processor: (css, { icon }) => {
				const drawing = String(css['--un-icon']);
				for (const property of Object.keys(css)) Reflect.deleteProperty(css, property);
				css['--un-icon'] = inSet(icon) ?? thinned(drawing);
			},
		}),
	],
	extendTheme: (theme) => ({
		...theme,
		preflightRoot: ['*,::before,::after'],
		breakpoints,
		colors: { transparent: 'transparent', current: 'currentColor', ...roles },
		fontFamily: { sans: 'var(--font)' },
		fontSize: {
			xs: ['0.75rem', 'var(--leading-body)'],
			sm: ['0.875rem', 'var(--leading-body)'],
			base: ['1rem', 'var(--leading-body)'],
			lg: ['1.125rem', 'var(--leading-body)'],
			xl: ['1.375rem', 'var(--leading-lead)'],
			icon: ['1.5rem', '1'],
			'2xl': ['clamp(1.5rem, 1.3rem + 0.9vw, 2rem)', 'var(--leading-title)'],
			'3xl': ['clamp(1.875rem, 1.5rem + 1.7vw, 2.75rem)', 'var(--leading-title)'],
			'4xl': ['clamp(2.25rem, 1.6rem + 2.9vw, 4rem)', 'var(--leading-display)'],
			'5xl': ['clamp(2.75rem, 1.7rem + 4.6vw, 6rem)', 'var(--leading-display)'],
		},
		fontWeight: { light: '300', normal: '400', medium: '500', semibold: '600' },
		borderRadius: { DEFAULT: '2px', none: '0', full: '9999px' },
		spacing: {
			...theme.spacing,
			gutter: 'var(--gutter)',
			section: 'var(--section)',
			bar: '3.75rem',
			'bar-lg': '6.5rem',
			thumb: '5.5rem',
		},
		width: { ...theme.width, thumb: '5.5rem' },
		maxWidth: { ...theme.maxWidth, text: '42rem' },
		height: { ...theme.height, bar: '3.75rem', 'bar-lg': '6.5rem', thumb: '5.5rem' },
		zIndex: { below: '-1', raised: '1', bar: '30', overlay: '40', progress: '50' },
		duration: {
			DEFAULT: 'var(--calm)',
			fast: 'var(--fast)',
			calm: 'var(--calm)',
			modal: 'var(--modal)',
		},
	}),
	preflights: [
		{ layer: 'preflights', getCSS: () => faceRules },
		{
			layer: 'preflights',
			getCSS: () => `:root{${variables(FIXED)};
--gutter:clamp(1.25rem,.6rem + 2.8vw,3.5rem);--section:clamp(4rem,2.6rem + 5.6vw,9rem);
--bar:3.75rem;--bar-full:3.75rem;--fast:150ms;--calm:200ms;--modal:300ms;--dim:rgb(0 0 0/.7)}
@media(prefers-reduced-motion:reduce){:root{--fast:1ms;--calm:1ms;--modal:1ms}}
:root,.room-dark{${variables(ROOMS.dark)}}.room-light{${variables(ROOMS.light)}}
@media(min-width:1024px){:root{--bar-full:6.5rem}}`,
		},
	],
	rules: [
		['container-content', container('80rem')],
		['container-text', container('42rem')],
		['container-full', container('120rem')],
		['container-wide', container('var(--wide)')],
		['condensed', { 'font-stretch': '75%' }],
		['upright-case', { 'text-transform': 'var(--case)', 'letter-spacing': 'var(--tracking)' }],
		['tabular', { 'font-variant-numeric': 'tabular-nums lining-nums' }],
		['phrase', { 'word-break': 'auto-phrase' }],
		['section', { 'padding-block': 'var(--section)' }],
		[
			'picker',
			{
				appearance: 'none',
				'padding-inline-end': '2.25rem',
				'text-overflow': 'ellipsis',
				'background-image': `${stroke('right')},${stroke('left')}`,
				'background-position': 'right 1.125rem center,right .75rem center',
				'background-size': '.375rem .375rem',
				'background-repeat': 'no-repeat',
			},
		],
		['dim', { 'background-color': 'var(--dim)' }],
	],
	shortcuts: {
		room: 'bg-ground text-ink',
		hairline: 'border-0 border-solid border-rule',
		display: 'condensed font-medium text-5xl text-balance',
		'title-1': 'condensed font-medium text-4xl text-balance',
		'title-2': 'condensed font-medium text-3xl text-balance',
		'title-3': 'condensed font-medium text-2xl text-balance',
		'title-4': 'font-medium text-lg',
		lead: 'text-lg md:text-xl font-light text-soft text-pretty',
		kicker: 'text-xs font-medium text-soft upright-case',
		'figure-number': 'condensed tabular font-light text-5xl leading-none whitespace-nowrap',
		'figure-unit': 'text-sm text-soft font-normal',
		'btn-primary':
			'border-primary bg-primary text-on-primary hover:bg-primary-lit hover:border-primary-lit',
		'btn-ghost': 'border-edge bg-transparent text-ink hover:border-ink',
		'btn-icon':
			'inline-flex items-center justify-center size-11 p-0 border-0 rounded bg-transparent text-current text-icon cursor-pointer no-underline hover:text-accent',
		link: 'text-ink underline decoration-1 underline-offset-4 decoration-accent hover:decoration-2',
		'quiet-link': 'text-inherit no-underline hover:underline underline-offset-4 decoration-1',
		'field-label': 'block text-sm font-medium text-ink mb-2',
		field:
			'block w-full min-h-12 px-4 py-2 border border-solid border-edge rounded bg-transparent text-ink text-base placeholder-soft hover:border-ink aria-[invalid=true]:border-promo',
		'field-hint': 'mt-2 text-sm text-soft',
		'field-error': 'mt-2 text-sm text-promo',
		tag: 'inline-flex items-center px-2 py-1 text-xs font-medium border border-solid border-rule text-soft rounded',
		'tag-promo':
			'inline-flex items-center px-2 py-1 text-xs font-medium bg-promo-ground text-paper rounded',
		'visually-hidden': 'sr-only',
	},
} satisfies UserConfig<Theme>;
