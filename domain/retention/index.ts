/** How long what we keep of people is kept, and from which moment that is counted. */
export { type Periods, type RetentionKind, retainedSince, retentionKinds, retentionPeriods } from './periods.ts'
