/**
 * Loaded before a script that must not outlive the process that started it: the pipe to that
 * process closes when it ends, however it ends.
 */
process.stdin.on('end', () => process.exit(1)).resume();
