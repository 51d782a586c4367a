// Those who fill in their own part, to whoever ordered: how far each is, and what can be done about it.
export { ParticipantCard } from './participant-card.tsx'
export { Participants } from './participants.tsx'
