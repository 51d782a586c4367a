import { expect, test } from 'vitest'
import { type FounderFacts, type NextStep, nextStep } from './next-step.ts'

const facts: FounderFacts = {
  ...{ status: 'open_mix', turn: 'office', rejected: 0, unanswered: 0, open: 0, meeting: false },
}

test.each<[string, Partial<FounderFacts>, NextStep]>([
  ['papers are to come', { open: 2 }, 'send'],
  ['nobody counted them', { open: null }, 'send'],
  ['all are there', {}, 'submit'],
  ['all of the founder’s own, not of the others', { others: 1 }, 'wait_for_others'],
  ['neither of the founder nor of the others', { open: 1, others: 1 }, 'send'],
  ['one came back, whatever else is to come', { open: 2, rejected: 1 }, 'send_again'],
  ['one came back while the office looks on', { status: 'checking_documents', rejected: 1 }, 'send_again'],
  ['one came back and holds it up', { status: 'on_hold', rejected: 1 }, 'send_again'],
  ['asked', { status: 'extra_questions', unanswered: 1 }, 'answer'],
  ['asked and answered, not told yet', { status: 'extra_questions' }, 'answer'],
  ['flagged while the office looks on', { status: 'checking_documents', unanswered: 1 }, 'answer'],
  ['with the office', { status: 'submitted_mix' }, 'wait'],
  ['being looked at', { status: 'checking_documents' }, 'wait'],
  ['being looked at by support', { status: 'legal_support_checking_documents' }, 'wait'],
  ['the deed is being made', { status: 'uploading_fca' }, 'wait'],
  ['the deed went round', { status: 'uploading_fca', turn: 'signers' }, 'approve'],
  ['a moment is to be found', { status: 'scheduling_meeting' }, 'choose_moment'],
  ['a moment was found', { status: 'scheduling_meeting', meeting: true }, 'wait'],
  ['being signed', { status: 'executing_deed' }, 'wait'],
  ['being registered', { status: 'extracting_kvk' }, 'wait'],
  ['on hold', { status: 'on_hold' }, 'on_hold'],
  ['stopped, with something open', { status: 'canceled', rejected: 1, unanswered: 1 }, 'canceled'],
  ['done', { status: 'finalized', unanswered: 1 }, 'finalized'],
])('%s', (_name, over, expected) => {
  expect(nextStep({ ...facts, ...over })).toBe(expected)
})
