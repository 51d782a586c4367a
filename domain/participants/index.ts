/** Those who fill in their own part by a link: how far each is, and what can be done about who does not come. */

export {
  comesByLink,
  type LinkState,
  linkDays,
  linkStates,
  movesFor,
  nudgeForParticipant,
  type OwnPaperKind,
  ownPaperKinds,
  type ParticipantMove,
  type ParticipantState,
  participantMoves,
  participantState,
  participantStates,
  reminderDays,
  shownToCustomer,
} from './participants.ts'
