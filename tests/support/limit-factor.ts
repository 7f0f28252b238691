/**
 * Backoff factor of connections that tests open. They check results, on machines that do ten other
 * things as well; response times are checked against hosts in processes (host/outage.test.ts).
 * A file of its own, because the bench needs it and has no test runner.
 */
export const LIMIT_FACTOR = 10;
