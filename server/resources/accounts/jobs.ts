import { accountMail } from './mail-job.ts'
import { purgeAccounts } from './purge-job.ts'

/** The work of this room that is done later, under its ids. */
export const accountJobs = { account_mail: accountMail, purge_accounts: purgeAccounts } as const
