/** Lists exports that no other file uses, and files that nothing leads to: `npm run unused`. */
import { endWith } from './checks/end-with.ts';

await endWith(['node_modules/knip/bin/knip.js', '-c', 'scripts/knip.json', '--no-progress']);
