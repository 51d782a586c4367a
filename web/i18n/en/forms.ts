export { forms } from '#domain/messages/en-forms/index.ts'
