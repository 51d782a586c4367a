import { afterEach, beforeEach } from 'vitest'
import { arrive, depart } from './visit.tsx'

// Runs for every file of tests. What they import is read once for all of them, so there a hook would hold for the first alone.
beforeEach(arrive)
afterEach(depart)
