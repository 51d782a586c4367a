import { acceptedPaper } from '#domain/papers/index.ts'

/** What may be sent for the notary, as a chooser of files has it: some know a photo by how it ends alone. */
export const takenFiles = [...acceptedPaper.types, '.pdf', '.jpg', '.jpeg', '.png', '.heic'].join(',')
