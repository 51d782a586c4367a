/** How long what we keep of people is kept, and from which moment that is counted. */
export { keptFrom, type Periods, periods, type RetentionKind, retentionKinds } from './periods.ts'
