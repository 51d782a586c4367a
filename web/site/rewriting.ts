// A file of its own, because most visitors never need it.
export { inRewrittenWords } from '#domain/messages/index.ts'
