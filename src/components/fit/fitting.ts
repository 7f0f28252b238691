/** Both choices of what fits, in one file: each file costs every page its name. */
import './fit-bench.ts';
import './pressure-pick.ts';
