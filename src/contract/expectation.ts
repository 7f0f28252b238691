import * as v from 'valibot';

type Rule<Issue extends v.BaseIssue<unknown>> = v.BaseValidation<string, string, Issue>;

/** Gives a rule its own expectation text for logs. The library would print the pattern instead. */
// @__NO_SIDE_EFFECTS__
export function expecting<Issue extends v.BaseIssue<unknown>>(
	rule: Rule<Issue>,
	expects: string,
): Rule<Issue> {
	return { ...rule, expects };
}
