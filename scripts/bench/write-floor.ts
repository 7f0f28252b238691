import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Reads the built pages, then measures only what writing them again costs. */
const [from = '', to = '', stats = ''] = process.argv.slice(2);
const files = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((file) =>
	file.endsWith('.html'),
);
const pages = files.map((file) => ({ file, text: readFileSync(join(from, file), 'utf8') }));
const before = process.resourceUsage();
const start = performance.now();
for (const { file, text } of pages) {
	mkdirSync(dirname(join(to, file)), { recursive: true });
	writeFileSync(join(to, file), text);
}
const after = process.resourceUsage();
const cpu = after.userCPUTime + after.systemCPUTime - before.userCPUTime - before.systemCPUTime;
writeFileSync(
	stats,
	JSON.stringify({
		pages: files.length,
		megabytes: pages.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0) / 1e6,
		wall_s: (performance.now() - start) / 1000,
		cpu_s: cpu / 1e6,
		peak_mb: after.maxRSS / 1024,
	}),
);
