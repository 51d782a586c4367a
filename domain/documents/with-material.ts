import type { Material, Template } from './template.ts'
import type { TemplateSet } from './template-set.ts'

/** The same documents, for a product that knows other things about itself. */
export const withMaterial = (set: TemplateSet, material: Material): TemplateSet =>
  Object.fromEntries(
    Object.entries(set).map(([name, template]: [string, Template]) => [name, { ...template, material }]),
  ) as unknown as TemplateSet
