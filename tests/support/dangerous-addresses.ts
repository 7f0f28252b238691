/** Addresses that a browser would run, or that lead out of the web. */
export const DANGEROUS = [
	'javascript:alert(1)',
	'JavaScript:alert(1)',
	'java\tscript:alert(1)',
	' javascript:alert(1)',
	'\u0001javascript:alert(1)',
	'data:text/html,<script>alert(1)</script>',
	'vbscript:msgbox(1)',
	'file:///etc/passwd',
	'blob:https://livenza.example/x',
];
