import type { MainAnswers } from '../../questions/index.ts'

/** Whether a care provider has a supervisory board; open where only the notary can tell. */
export type Supervision = 'with' | 'without' | 'open'

/**
 * Who needs an internal supervisor (art. 3 Wtza with art. 5 of its decree, as changed by Stb. 2025, 147): from more than ten
 * care providers where patients stay or are nursed and in specialist medical care, from more than fifty in any other
 * practice. Specialist care always needs a permit; whether it needs a supervisor at ten or fewer we leave to the notary.
 */
const rules: Readonly<Record<string, Readonly<Record<string, Supervision>>>> = {
  specialist: { up_to_ten: 'open', up_to_fifty: 'with', more: 'with' },
  nursing_or_stay: { up_to_ten: 'without', up_to_fifty: 'with', more: 'with' },
  practice: { up_to_ten: 'without', up_to_fifty: 'without', more: 'with' },
  unsure: { more: 'with' },
}

export const supervisionOf = ({
  care_kind: kind = 'unsure',
  care_providers: many = 'unsure',
}: MainAnswers): Supervision => rules[kind]?.[many] ?? 'open'

/** How many there are at least (art. 4 of the decree). */
export const leastSupervisors = 3
