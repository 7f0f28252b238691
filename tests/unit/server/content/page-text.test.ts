import { expect, test } from 'vitest';
import { plain } from '../../../../src/server/content/pages/text.ts';

test('trailing markup of a line is stripped', () => {
	const form = '<p>Alla ditta:<br>recedo da<br />Ordinato il</p><ul><li>uno</li><li>due</li></ul>';
	expect(plain(form)).toBe('Alla ditta:\nrecedo da\nOrdinato il\n– uno\n– due');
});
