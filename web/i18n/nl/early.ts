export { early } from '#domain/messages/nl-early/index.ts'
