/** Checks types alone: `npm run types`. */
import { compile } from './checks/compile.ts';
import { exitOnSignal } from './checks/exit-on-signal.ts';

exitOnSignal();

const { code, output } = await compile(process.cwd());
if (output) console.log(output);
process.exit(code);
