import { passesElevenTest } from './checksums.ts'
import { textRule } from './rule.ts'

export const bsn = textRule({ code: 'bsn', passes: passesElevenTest })
