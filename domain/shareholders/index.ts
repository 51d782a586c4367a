/** The one to four who take part: who is there, what they are, who directs, and how the shares are divided. */
export { activeShareholders, firstShareholder, nextActive, previousActive } from './active.ts'
export { withCompanyAddress } from './address.ts'
export { sharingBsn, sharingEmail, sharingHoldingName, sharingHome } from './alike.ts'
export { businessOwners } from './business-owners.ts'
export { calledAmong, isYou, knownAs, type SpokenOf, shareholderCalled, spokenOf } from './called.ts'
export { withConsequences } from './consequences.ts'
export { directorQuestions, duplicateRoles, isDirector, lacksDirector, lacksRole } from './directors.ts'
export { addShareholder, removeShareholder, selectedAfterRemoval, withoutNulled } from './joining.ts'
export {
  chooseType,
  flagsFor,
  foundsHolding,
  holdingOwners,
  kindOf,
  type ShareholderKind,
  shareholderKinds,
} from './kind.ts'
export { followEmail } from './own-email.ts'
export {
  answeredByLink,
  fillsInThemselves,
  isLeftOpen,
  isParticipants,
  participantKeys,
  withFirstAnswers,
  withoutParticipantsPart,
} from './participant.ts'
export { newShareholder, saveShareholder } from './people.ts'
export { fillPerson, isSamePerson, type PersonDetails, personIn, whoCanBe } from './same-person.ts'
export {
  divideEqually,
  divideWhenEmpty,
  equalSplit,
  holdingCapital,
  type SharesToDivide,
  shareCapital,
  sharesMisfit,
} from './shares.ts'
export { followStructure } from './structure-wish.ts'
