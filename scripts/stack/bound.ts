/**
 * Loaded before a script that shall not outlive whoever started it: the pipe to us closes when that
 * process ends, however it ends.
 */
process.stdin.on('end', () => process.exit(1)).resume();
