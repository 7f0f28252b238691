/** Types alone: `npm run types`. */
import { compile } from './checks/compile.ts';

const { code, output } = await compile(process.cwd());
if (output) console.log(output);
process.exit(code);
