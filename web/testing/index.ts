// The workbench of tests in a browser: a visit to one of our addresses, without a server.
export { axeClean } from './axe.ts'
export { contentToDraw } from './content.ts'
export { allSaved, complaints, draftServer, founder, onward, openDraft, openOffer } from './draft.ts'
export { press, write } from './hands.ts'
export { memberships } from './offers.ts'
export { site } from './site.ts'
export { address, fits, show, visit } from './visit.tsx'
