/** Both fit selectors in one file, since every page contains the name of each file. */
import './fit-bench.ts';
import './pressure-pick.ts';
