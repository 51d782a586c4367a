import type { caseTexts as dutch } from '../nl/case.ts'
import type { TextShape } from '../shape.ts'

export const caseTexts = { loading: 'Opening the case' } as const satisfies TextShape<typeof dutch>
