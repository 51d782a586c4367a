import { oneTimeCodeFrom, recoveryCodeFrom } from '../values/index.ts'
import { textRule } from './rule.ts'

/** Whether it can be one at all: only the server knows whether it is the right one. */
export const oneTimeCode = textRule({ code: 'one_time_code', passes: (text) => oneTimeCodeFrom(text) !== null })

export const recoveryCode = textRule({ code: 'recovery_code', passes: (text) => recoveryCodeFrom(text) !== null })
