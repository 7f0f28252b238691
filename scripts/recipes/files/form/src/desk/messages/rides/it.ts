export const it = {
	resources: { test_rides: { name: 'Prova |||| Prove' } },
	fields: { wheel: 'Ruota' },
	choices: { test_rides: 'Giri di prova', 'test-ride': 'Giro di prova' },
};
