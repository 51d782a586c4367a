// Work to do later: put in a table with the change that causes it, run once it is committed, tried again until it succeeds.
export { defineJob, GiveUp, type JobRun } from './definition.ts'
export { createJobs, type Jobs, type JobsOptions } from './jobs.ts'
export { sealedPayloads } from './run-job.ts'
export { sendMail, type UndeliveredMail } from './send-mail.ts'
