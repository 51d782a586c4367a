import { describe, expect, test } from 'vitest'
import { forwardMove, type LineFacts, nowToDo } from './now-to-do.ts'
import type { Possibility } from './possible.ts'

const line: LineFacts = {
  status: 'checking_documents',
  turn: 'office',
  hold: null,
  open_flags: 0,
  unchecked_documents: 0,
  risk: 'low',
  handled: true,
}

describe('now to do', () => {
  test.each<[string, Partial<LineFacts>, readonly unknown[]]>([
    ['new and nobody has it', { status: 'submitted_mix', handled: false }, ['take_up']],
    ['new and on a name', { status: 'submitted_mix' }, ['begin']],
    ['a flag, a paper and the client', { open_flags: 1, unchecked_documents: 2, risk: null }, [1, 2, 'client_check']],
    ['support checks the same', { status: 'legal_support_checking_documents', unchecked_documents: 1 }, [1]],
    ['high risk needs a second pair of eyes', { risk: 'high' }, ['second_look']],
    ['all looked at', {}, ['to_deed']],
    ['the deed is being made', { status: 'uploading_fca' }, ['deed']],
    ['a flag holds the deed up', { status: 'uploading_fca', open_flags: 2 }, [2, 'deed']],
    ['the deed is with those who sign', { status: 'uploading_fca', turn: 'signers' }, ['await_approval']],
    ['a day is being chosen', { status: 'scheduling_meeting' }, ['await_meeting']],
    ['signed', { status: 'executing_deed', handled: false }, ['signed_deed']],
    ['to be registered', { status: 'extracting_kvk' }, ['register']],
    ['asked', { status: 'extra_questions' }, ['await_answer']],
    ['collecting', { status: 'open_mix', unchecked_documents: 3 }, ['await_papers']],
    ['on hold', { status: 'on_hold', hold: 'no_present' }, ['no_present']],
    ['over', { status: 'finalized' }, ['nothing']],
    ['stopped', { status: 'canceled' }, ['nothing']],
  ])('%s', (_name, facts, expected) => {
    const things = nowToDo({ ...line, ...facts })
    const said = things.map((thing) => ('count' in thing ? thing.count : 'reason' in thing ? thing.reason : thing.kind))
    expect(said).toEqual(expected)
  })
})

describe('the move that brings it further', () => {
  const can = (action: Possibility['action'], ...missing: Possibility['missing'][number]['kind'][]): Possibility => ({
    action,
    possible: missing.length === 0,
    missing: missing.map((kind) => ({ kind })),
  })
  test.each<[string, readonly Possibility[], string | null]>([
    ['somebody else acts first', [can('ask'), can('hold'), can('cancel')], null],
    ['taken up', [can('check_documents'), can('hold')], 'check_documents'],
    ['lifted', [can('lift'), can('cancel')], 'lift'],
    ['the deed is made first', [can('schedule_meeting', 'concept'), can('send_concept', 'blank')], 'send_concept'],
    ['then agreed with', [can('schedule_meeting', 'approval'), can('send_concept')], 'schedule_meeting'],
    ['whatever is missing', [can('upload_fca', 'flag', 'client_check'), can('revert')], 'upload_fca'],
  ])('%s', (_name, possible, expected) => {
    expect(forwardMove(possible)?.action ?? null).toBe(expected)
  })
})
