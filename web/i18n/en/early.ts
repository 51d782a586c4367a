export { early } from '#domain/messages/en-early/index.ts'
