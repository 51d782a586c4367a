import type { FlowTexts } from '../flow-texts.ts'
import { blockers, offers } from './flow-blockers.ts'
import { way } from './flow-way.ts'

export const flow: FlowTexts = { ...way, blockers, offers }
