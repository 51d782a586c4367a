import type { Template } from './template.ts'

/** The documents by name, in the order in which they are listed; the place is the index of the API. */
export const documentNames = ['deed', 'poa', 'register', 'declaration', 'letter'] as const
export type DocumentName = (typeof documentNames)[number]

/** All templates of a flow in one language. */
export type TemplateSet = Readonly<Record<DocumentName, Template>>
