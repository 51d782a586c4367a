import type { Config } from '#server/config/index.ts'
import { clamdScanner } from './clamd.ts'
import { noScanner } from './none.ts'
import type { Scanner } from './port.ts'

/** The scanner that the settings name, else none. */
export const createScanner = ({ CLAMD_URL: address }: Pick<Config, 'CLAMD_URL'>): Scanner =>
  address === undefined ? noScanner : clamdScanner({ address })
