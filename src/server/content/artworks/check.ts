import { Parser } from 'htmlparser2';
import type { ArtworkFault, NoticeLocale } from '#contract/content/artworks.ts';

/** Elements of drawings. Everything else, above all what runs or loads, is rejected. */
const DRAWN = new Set(
	`svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath image
	linearGradient radialGradient stop clipPath mask pattern marker style title desc metadata switch a
	filter feBlend feColorMatrix feComponentTransfer feComposite feFlood feFuncA feFuncB feFuncG feFuncR
	feGaussianBlur feMerge feMergeNode feOffset`.split(/\s+/),
);

/** Elements that run or load something, in any namespace. */
const ACTIVE = new Set(
	`script foreignobject iframe frame object embed audio video handler listener animate animatemotion
	animatetransform set discard html body link meta base`.split(/\s+/),
);

/** References that stay inside: a part of the drawing, or a picture in its text. */
const INSIDE = /^(?:#|data:image\/(?:png|jpeg|webp);base64,)/i;

/** Addresses that a link of the notice may lead to: the Union's own. */
const OFFICIAL = /^https:\/\/(?:[a-z-]+\.)*europa\.eu\//i;

/** Address in a style, its quotes left out. */
const STYLE_ADDRESS = /url\(\s*["']?([^"')]*)/gi;

/** Language of a page of Your Europe, as its address ends. */
const PAGE_LANGUAGE = /youreurope[^"'\s<>]*?_([a-z]{2})\.htm/gi;

/** Codes of the Union's languages, as they end names of files: `notice_fr.svg`. */
const LANGUAGES = 'bg cs da de el en es et fi fr ga hr hu it lt lv mt nl pl pt ro sk sl sv'.split(
	' ',
);
const FILE_LANGUAGE = /(?:^|[_\-. ])([a-z]{2})\.svg$/i;

const toLocal = (name: string) => name.slice(name.indexOf(':') + 1);

/** Namespaces whose elements are not part of a drawing, under any prefix. */
const FOREIGN = /^http:\/\/www\.w3\.org\/(?:1999\/xhtml|1998\/Math\/MathML)$/i;

/** Declaration that ends where it seems to: brackets and quotes of an XML reader are whole. */
const WHOLE = /^(?:[^"'[]|"[^"]*"|'[^']*')*$/;

const hasAddress = (css: string) =>
	/@import|\bimage-set\(|\bsrc\(/i.test(css) ||
	[...css.matchAll(STYLE_ADDRESS)].some(([, address = '']) => !INSIDE.test(address.trim()));

function attributeFault(element: string, name: string, value: string): ArtworkFault | null {
	const local = toLocal(name).toLowerCase();
	// Browsers skip blanks and control characters in front of and inside a scheme.
	if (local.startsWith('on') || /javascript:/i.test(value.replace(/[\s\p{Cc}]+/gu, '')))
		return 'artwork_script';
	if (FOREIGN.test(value.trim())) return 'artwork_script';
	if (['srcset', 'action', 'formaction', 'poster', 'data'].includes(local))
		return 'artwork_external';
	if (local === 'href' || local === 'src') {
		const isLink = element === 'a' && OFFICIAL.test(value.trim());
		return isLink || INSIDE.test(value.trim()) ? null : 'artwork_external';
	}
	if (local === 'base') return 'artwork_external';
	// Presentation attributes are styles, too, and an escape could hide forbidden text.
	if (value.includes('\\') && !/^(?:id|class|data-|aria-)/.test(local)) return 'artwork_external';
	return hasAddress(value) ? 'artwork_external' : null;
}

/** Languages that the links of a drawing and the name of its file tell. */
function languagesIn(svg: string, fileName: string): string[] {
	const file = FILE_LANGUAGE.exec(fileName.trim())?.[1]?.toLowerCase() ?? '';
	const pages = [...svg.matchAll(PAGE_LANGUAGE)].map(([, code = '']) => code.toLowerCase());
	return LANGUAGES.includes(file) ? [...pages, file] : pages;
}

/**
 * First reason to reject an artwork of the notice; null if it may be shown as it is. Nothing is
 * cleaned: the official notice stays unaltered, so a file with anything active is refused.
 */
export function artworkFault(
	svg: string,
	locale: NoticeLocale,
	fileName: string,
): ArtworkFault | null {
	const faults: ArtworkFault[] = [];
	const declared: string[] = [];
	const path: string[] = [];
	let elements = 0;
	let css = '';
	const note = (fault: ArtworkFault | null) => fault && faults.push(fault);
	const parser = new Parser(
		{
			onopentag(name, attributes) {
				const local = toLocal(name);
				if (ACTIVE.has(local.toLowerCase())) note('artwork_script');
				// Data of drawing programs, in namespaces of their own, draws nothing.
				else if (!name.includes(':') && !DRAWN.has(name)) note('artwork_kind');
				if (elements === 0 && name !== 'svg') note('artwork_kind');
				if (elements > 0 && path.length === 0) note('artwork_kind');
				elements += 1;
				path.push(local);
				for (const [key, value] of Object.entries(attributes)) {
					note(attributeFault(local, key, value));
					const isLanguage = toLocal(key) === 'lang' && value !== '';
					if (isLanguage) declared.push(value.toLowerCase().slice(0, 2));
				}
			},
			ontext(text) {
				if (path.at(-1) === 'style') css += text;
			},
			onclosetag() {
				// Text arrives in chunks, and an escape could hide forbidden text.
				if (path.at(-1) === 'style' && (css.includes('\\') || hasAddress(css)))
					note('artwork_external');
				path.pop();
				if (path.at(-1) !== 'style') css = '';
			},
			onprocessinginstruction(name, data) {
				if (name.startsWith('?') && name !== '?xml') note('artwork_external');
				// Custom entities could hide forbidden text.
				const isPlain = name.toLowerCase() === '!doctype' && WHOLE.test(data);
				if (name.startsWith('!') && !isPlain) note('artwork_external');
			},
		},
		{ xmlMode: true },
	);
	parser.write(svg);
	parser.end();
	if (elements === 0) return 'artwork_kind';
	for (const fault of ['artwork_script', 'artwork_external', 'artwork_kind'] as const) {
		if (faults.includes(fault)) return fault;
	}
	const languages = [...declared, ...languagesIn(svg, fileName)];
	return languages.some((language) => language !== locale) ? 'artwork_language' : null;
}
