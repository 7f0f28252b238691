import { expect, test } from 'vitest';
import { artworkFault } from '../../../../src/server/content/artworks/check.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (inner: string, attributes = '') =>
	`<svg ${NS} ${attributes} viewBox="0 0 300 200">${inner}</svg>`;
const LINK = 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index';

test.each<[string, string, string?]>([
	['shapes, gradients and text', svg('<defs><linearGradient id="a"/></defs><path d="M0 0h9"/>')],
	['parts of the drawing', svg('<g id="q"/><use href="#q"/><rect fill="url(#a)"/>')],
	['a picture in the text', svg('<image href="data:image/png;base64,AAAA"/>')],
	['a link to the Union', svg(`<a href="${LINK}_it.htm"><path d="M0 0h9"/></a>`)],
	['data of drawing programs', svg('<metadata><rdf:RDF xmlns:rdf="u"/></metadata>')],
	['its own language', svg('<text>2 anni</text>', 'xml:lang="it-IT"'), 'notice_IT.svg'],
	[
		'an XML head',
		`<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">${svg('')}`,
	],
])('accepts %s', (_, file, name = 'notice.svg') => {
	expect(artworkFault(file, 'it', name)).toBeNull();
});

test.each<[string, string, string, string?]>([
	['a script', svg('<script>alert(1)</script>'), 'artwork_script'],
	[
		'a script in another prefix',
		`<svg ${NS} xmlns:s="http://www.w3.org/2000/svg"><s:script/></svg>`,
		'artwork_script',
	],
	['an event', svg('<rect onclick="a()"/>'), 'artwork_script'],
	['a script address', svg('<a href="java&#x0A;script:a()"/>'), 'artwork_script'],
	['foreign objects', svg('<foreignObject><p/></foreignObject>'), 'artwork_script'],
	['movement', svg('<rect><animate attributeName="href"/></rect>'), 'artwork_script'],
	[
		'a picture elsewhere',
		svg('<image href="https://pictures.example/a.png"/>'),
		'artwork_external',
	],
	['an old link elsewhere', svg('<use xlink:href="other.svg#a"/>'), 'artwork_external'],
	['a link to a shop', svg('<a href="https://shop.example/"/>'), 'artwork_external'],
	['an address spelt by escapes', svg('<g filter="u\\72l(a)"/>'), 'artwork_external'],
	['an imported style', svg('<style>@import "a.css";</style>'), 'artwork_external'],
	[
		'a font elsewhere',
		svg('<style>@font-face{src:url(https://f.example/a)}</style>'),
		'artwork_external',
	],
	['a fill elsewhere', svg('<rect style="fill:url(http://x.example/#a)"/>'), 'artwork_external'],
	['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'artwork_external'],
	[
		'an entity behind a quoted bracket',
		`<!DOCTYPE svg SYSTEM ">" [<!ENTITY a "<g/>">]>${svg('&a;')}`,
		'artwork_external',
	],
	['an import in pieces', svg('<style>@im<!-- -->port "a.css";</style>'), 'artwork_external'],
	['an escape in a style', svg('<style>g{fill:u\\72l(a.svg)}</style>'), 'artwork_external'],
	['a set of pictures', svg('<style>g{mask:image-set("a.png" 1x)}</style>'), 'artwork_external'],
	['an element of a page', svg('<h:p xmlns:h="http://www.w3.org/1999/xhtml"/>'), 'artwork_script'],
	['pictures to choose from', svg('<x:i xmlns:x="x" srcset="a.png 1x"/>'), 'artwork_external'],
	['a style sheet', `<?xml-stylesheet href="a.css"?>${svg('')}`, 'artwork_external'],
	['HTML', '<!doctype html><title>x</title>', 'artwork_kind'],
	['nothing', '', 'artwork_kind'],
	['an unknown element', svg('<marquee/>'), 'artwork_kind'],
	['two drawings', svg('') + svg(''), 'artwork_kind'],
	['another declared language', svg('', 'xml:lang="fr"'), 'artwork_language'],
	['the link of another language', svg(`<a href="${LINK}_es.htm"/>`), 'artwork_language'],
	['the name of another language', svg(''), 'artwork_language', 'Notice-DE.svg'],
])('refuses %s', (_, file, fault, name = 'notice.svg') => {
	expect(artworkFault(file, 'it', name)).toBe(fault);
});
