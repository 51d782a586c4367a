import type { Fact } from '../template.ts'
import type { TemplateSet } from '../template-set.ts'
import { type BvMaterial, material } from './material.ts'
import { withMaterial } from './with-material.ts'

const certain = (value: Fact['value']): Fact => ({ value, fields: [] })

/** A holding is a BV whose objects and signatures nobody has to ask about: one person who holds and directs. */
const ofHolding: BvMaterial = {
  ...material,
  facts: (world) => ({
    ...material.facts(world),
    objects: certain('holding'),
    care: certain(false),
    signatures: certain('one_signature'),
    some_holding: certain(false),
    company_directs: certain(false),
  }),
}

/** The documents of a BV, as a holding has them. */
export const asHolding = (set: TemplateSet): TemplateSet => withMaterial(set, ofHolding)
