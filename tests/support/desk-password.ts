/** Password of the desk's accounts in the fixture of a test run. */
export const FIXTURE_PASSWORD = 'ruote-lenticolari-in-pista';
