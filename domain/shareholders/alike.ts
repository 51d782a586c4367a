import type { ShareholderKey } from '../fields/index.ts'
import { fold } from '../names/index.ts'
import type { Answers, ShareholderAnswers } from '../questions/index.ts'
import { activeShareholders } from './active.ts'
import { kindOf } from './kind.ts'

type Alike = (one: ShareholderAnswers, other: ShareholderAnswers) => boolean

/** Everyone for whom there is somebody else who is alike. */
const whoAre =
  (alike: Alike) =>
  (answers: Answers): readonly ShareholderKey[] => {
    const people = activeShareholders(answers)
    return people.filter((key) => people.some((other) => other !== key && alike(answers[key], answers[other])))
  }

const same = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && fold(one) === fold(other)

/** Somebody may well be there twice: for themselves, and for a company that is theirs. */
const mayBeOne: Alike = (one, other) =>
  same(one.firstname, other.firstname) &&
  same(one.lastname, other.lastname) &&
  !(kindOf(one) === 'natural_person' && kindOf(other) === 'natural_person')

/** A citizen service number is one person's. */
export const sharingBsn = whoAre(
  (one, other) => one.bsn !== undefined && one.bsn === other.bsn && !mayBeOne(one, other),
)

/** Each gets mail that is theirs alone. */
export const sharingEmail = whoAre(
  (one, other) => one.email !== undefined && one.email === other.email && !mayBeOne(one, other),
)

/** Two companies that are founded along cannot have one name (art. 5 Handelsnaamwet). */
export const sharingHoldingName = whoAre((one, other) => same(one.holding_name, other.holding_name))

/** Who has one name and one address is probably family of the other. */
export const sharingHome = whoAre(
  (one, other) =>
    same(one.lastname, other.lastname) &&
    same(one.address, other.address) &&
    (one.zip_code ?? '') === (other.zip_code ?? ''),
)
