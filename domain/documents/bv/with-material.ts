import type { Material, Template } from '../template.ts'
import type { TemplateSet } from '../template-set.ts'
import type { BvMaterial } from './material.ts'

/** The documents of a BV, for a product that knows other things about itself and all that a BV does. */
export const withMaterial = (set: TemplateSet, material: BvMaterial): TemplateSet =>
  Object.fromEntries(
    Object.entries(set).map(([name, template]: [string, Template]) => [
      name,
      { ...template, material: material as unknown as Material },
    ]),
  ) as unknown as TemplateSet
