/** Types alone: `npm run types`. */
import { compile } from './checks/compile.ts';
import { endTools } from './checks/tool.ts';

// The compiler is in a group of its own, and what was laid out for it is cleared away.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void endTools());

const { code, output } = await compile(process.cwd());
if (output) console.log(output);
process.exit(code);
