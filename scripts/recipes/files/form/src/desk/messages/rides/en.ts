export const en = {
	resources: { test_rides: { name: 'Test ride |||| Test rides' } },
	fields: { wheel: 'Wheel' },
	choices: { test_rides: 'Test rides', 'test-ride': 'Test ride' },
};
