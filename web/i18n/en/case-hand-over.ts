import type { caseHandOver as dutch } from '../nl/case-hand-over.ts'
import type { TextShape } from '../shape.ts'

export const caseHandOver = {
  title: 'Give the case to another office',
  about:
    'The new office is told, finds the case in its queue and starts with a term of its own. Everything goes along: answers, documents, deed and history. The office of now does not see the case any more, and the client gets an email.',
  office: 'Which office?',
  office_hint: 'Search by name or place. Who has the least work comes first.',
  office_missing: 'Choose an office',
  option: '{name}, {city} ({busy})',
  busy: '{count} running cases',
  busy_of: '{count} of at most {most} cases',
  list: 'Offices',
  found: '{count} offices',
  not_found: 'No office found',
  guess: 'Did you mean one of these?',
  unpicked: 'Nothing chosen yet: pick an office from the list.',
  none: 'There is no other office.',
  loading: 'Fetching the offices',
  failed: 'We could not fetch the offices.',
  note: 'Why?',
  note_hint: 'This stands in the history. The client and both offices can read it.',
  note_missing: 'Explain why in a sentence',
  do: 'Hand the case over',
  done: 'The case was handed over. The office and the client are told.',
} as const satisfies TextShape<typeof dutch>
