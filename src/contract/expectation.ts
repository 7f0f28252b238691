import * as v from 'valibot';

type Rule<Issue extends v.BaseIssue<unknown>> = v.BaseValidation<string, string, Issue>;

/** A rule's own words say what is wrong in a log, where the library would print its pattern. */
// @__NO_SIDE_EFFECTS__
export function expecting<Issue extends v.BaseIssue<unknown>>(
	rule: Rule<Issue>,
	expects: string,
): Rule<Issue> {
	return { ...rule, expects };
}
