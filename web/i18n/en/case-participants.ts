import type { caseParticipants as dutch } from '../nl/case-participants.ts'
import type { TextShape } from '../shape.ts'

export const caseParticipants = {
  states: {
    to_invite: 'Fills in their own part; not invited yet.',
    invited: 'Fills in their own part; invited on {day}.',
    began: 'Fills in their own part; started on {day}.',
    complete: 'Filled in their own part and declared it right on {day}.',
    declined: 'Let us know on {day} that they are not taking part.',
  },
  answers: 'See the sealed part',
  declaration: 'Personal declaration',
  declaration_of: 'Personal declaration of {person}, PDF',
  sealed: 'Sealed: the client does not see this',
  sealed_about: 'With a lock: only {person} and you read it.',
  thread: 'Messages with {person}',
  thread_about: 'Only {person} and you read this, the client does not.',
  unread: '{count} new',
  none: 'No messages yet.',
  write: 'Write to {person}',
  loading: 'Fetching the messages',
  failed: 'The messages cannot be shown right now.',
} as const satisfies TextShape<typeof dutch>
