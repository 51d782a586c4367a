export { forms } from '#domain/messages/nl-forms/index.ts'
