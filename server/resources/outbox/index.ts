// Where mails go when there is no mail server: kept in the database and shown at /outbox while developing.
export { createOutbox, type Outbox } from './actions.ts'
export { outbox } from './routes.ts'
export { sealedOutboxMails } from './store.ts'
