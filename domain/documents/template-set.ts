import type { DocumentName } from '../fields/index.ts'
import type { Template } from './template.ts'

/** All templates of a flow in one language: there is always a deed, the rest depends on what is made. */
export type TemplateSet = { readonly deed: Template } & Readonly<Partial<Record<DocumentName, Template>>>
