import { createHash } from 'node:crypto';
import { FIXED, ROOMS, SYSTEM_FACES } from '#brand/brand.ts';

const room = ROOMS.dark;

/** Style sheet of the host's pages: the brand's dark ground, its ink and its yellow. */
const STYLE = `
:root{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;background:${room.ground};color:${room.ink};font:1rem/1.55 ${SYSTEM_FACES.screen};overflow-wrap:anywhere}
header,main{padding:1.25rem max(1.25rem,50vw - 26.75rem)}
header{display:flex;justify-content:space-between;gap:1rem;align-items:center;border-bottom:1px solid ${room.rule}}
header strong{font-weight:600;letter-spacing:.02em}
a{color:inherit;text-underline-offset:.2em}
h1{font-size:clamp(1.6rem,1.2rem + 2vw,2.4rem);line-height:1.15;font-weight:500;margin:1.5rem 0 1rem;text-wrap:balance}
h2{font-size:1.15rem;font-weight:600;margin:2.5rem 0 .75rem}
:is(.summary,.wheel) h2{margin:0 0 .5rem}
:lang(ja){line-break:strict;word-break:auto-phrase}
@supports not (word-break:auto-phrase){:is(h1,h2,h3,button,legend,summary,.button):lang(ja){word-break:keep-all}}
p{margin:.5rem 0;max-width:65ch}
:focus-visible{outline:3px solid ${FIXED.primary};outline-offset:2px}
.summary{border:1px solid ${room.promo};border-left-width:6px;padding:1rem 1.25rem;margin:1.5rem 0}
.summary ul{margin:.5rem 0 0;padding-left:1.2rem}
.summary li{padding:.15rem 0}
form{display:grid;grid-template-columns:repeat(12,1fr);gap:1.25rem 1rem;margin:2rem 0}
.cell{grid-column:1/-1;min-width:0}
@media (min-width:640px){.w2{grid-column:span 2}.w3{grid-column:span 3}.w4{grid-column:span 4}.w5{grid-column:span 5}.w6{grid-column:span 6}.w7{grid-column:span 7}.w8{grid-column:span 8}.w9{grid-column:span 9}}
label,legend{display:block;font-weight:500;margin-bottom:.35rem;padding:0}
label.choice{display:flex;gap:.75rem;align-items:flex-start;font-weight:400;padding:.35rem 0;margin:0}
label.choice input{flex:none;width:1.5rem;height:1.5rem;margin:0;accent-color:${FIXED.primary}}
fieldset{border:0;margin:0;padding:0}
.need{color:${FIXED.primary}}
.help{color:${room.soft};font-size:.9rem;margin:.35rem 0 0}
.help p{margin:0}
.error{color:${room.promo};font-size:.95rem;margin:.35rem 0 0}
input:not([type=checkbox],[type=radio]),select,textarea{width:100%;min-height:3rem;padding:.6rem .75rem;font:inherit;color:${room.ink};background:${room.raised};border:1px solid ${room.edge};border-radius:0}
select{text-overflow:ellipsis}
:is(input,select,textarea)[aria-invalid=true]{border-color:${room.promo}}
button,.button{display:inline-block;min-height:3rem;padding:.75rem 1.75rem;font:inherit;font-weight:600;color:${FIXED['on-primary']};background:${FIXED.primary};border:0;border-radius:0;cursor:pointer;text-decoration:none}
button:hover,.button:hover{background:${FIXED['primary-lit']}}
button.quiet{color:${room.ink};background:transparent;border:1px solid ${room.edge}}
button.quiet:hover{border-color:${room.ink}}
.honeypot{position:absolute;left:-200vw;width:1px;height:1px;overflow:hidden}
dl{display:grid;grid-template-columns:max-content 1fr;margin:1.25rem 0 1.75rem;border-bottom:1px solid ${room.rule}}
dt,dd{margin:0;padding:.5rem 0;border-top:1px solid ${room.rule}}
dt{color:${room.soft};padding-right:2rem}
.wheel{border-top:1px solid ${room.rule};padding:1.25rem 0}
table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{text-align:left;vertical-align:top;padding:.5rem .75rem;border-bottom:1px solid ${room.rule};overflow-wrap:anywhere}
th{font-weight:600;white-space:nowrap;width:1%}
ol{list-style:none;margin:1.5rem 0;padding:0}
ol li{display:grid;gap:.15rem 1.5rem;padding:.9rem 0;border-top:1px solid ${room.rule}}
ol p{margin:0;max-width:none}
@media (min-width:640px){ol li{grid-template-columns:minmax(0,1fr) max-content}}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:${room.raised};padding:1rem}
iframe{width:100%;height:52rem;border:1px solid ${room.rule};background:${FIXED.paper}}
@media (max-width:639px){dl{grid-template-columns:1fr}dt{padding-bottom:0}dd{padding-top:0;border-top:0}}
`;

/** Byte for byte the content whose hash the policy below allows. */
export const STYLE_ELEMENT = `<style>${STYLE}</style>`;

const digest = createHash('sha256').update(STYLE).digest('base64');

/** Policy of such a page: it shows its own style sheet and the given `frames`, nothing else. */
export const policyWith = (frames: "'self'" | "'none'"): string =>
	`default-src 'none'; style-src 'sha256-${digest}'; frame-src ${frames}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Headers of the host's own pages: they run nothing, load nothing, and post to this site alone. */
export const PAGE_HEADERS = {
	'content-type': 'text/html; charset=utf-8',
	'cache-control': 'no-store',
	// Without it browsers send the page's form with a null origin.
	'referrer-policy': 'same-origin',
	'x-robots-tag': 'noindex',
} as const;
