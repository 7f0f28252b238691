/** Two small parts, in one file: each file costs every page its name. */
import '#components/consent/consent-choice.ts';
import '#components/thanks/thanks-note.ts';
