/** The first match wins: most browsers also name others. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
	[/\bEdgA?\//, 'Edge'],
	[/\bOPR\//, 'Opera'],
	[/\bSamsungBrowser\//, 'Samsung Internet'],
	[/\bFirefox\/|\bFxiOS\//, 'Firefox'],
	[/\bChrome\/|\bCriOS\//, 'Chrome'],
	[/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
	[/\biPad\b/, 'iPad'],
	[/\biPhone\b/, 'iPhone'],
	[/\bAndroid\b/, 'Android'],
	[/\bWindows\b/, 'Windows'],
	[/\bMacintosh\b/, 'Mac'],
	[/\bCrOS\b/, 'ChromeOS'],
	[/\bLinux\b/, 'Linux'],
];

/** Readable device name from a user agent, `Firefox · Windows`; may be empty. */
export function toDevice(userAgent: string): string {
	const of = (names: typeof BROWSERS) => names.find(([sign]) => sign.test(userAgent))?.[1];
	return [of(BROWSERS), of(SYSTEMS)].filter((name) => name !== undefined).join(' · ');
}
