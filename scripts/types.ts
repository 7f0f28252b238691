/** Types alone: `npm run types`. Nothing answers at that address: no check asks the API. */
import { runTool } from './checks/tool.ts';

const env = { API_BASE_URL: 'http://127.0.0.1:9' };
const { code, output } = await runTool(['node_modules/astro/bin/astro.mjs', 'check'], env);
process.stdout.write(output);
process.exit(code);
