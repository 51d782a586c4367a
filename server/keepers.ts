import type { Vault } from './adapters/vault/index.ts'
import type { Config } from './config/index.ts'
import type { Jobs } from './jobs/index.ts'
import type { PaymentService } from './payments.ts'
import { mailKeeper } from './resources/accounts/own-data.ts'
import { assistantKeeper } from './resources/assistants/own-data.ts'
import { billingKeeper } from './resources/billings/actions.ts'
import { calculationKeeper } from './resources/calculations/actions.ts'
import { caseKeeper } from './resources/cases/own-data.ts'
import { companyKeeper } from './resources/companies/actions.ts'
import { contractKeeper } from './resources/contracts/own-data.ts'
import { documentKeeper } from './resources/documents/jobs.ts'
import { checkupKeeper } from './resources/legal-checkups/actions.ts'
import { membershipKeeper } from './resources/memberships/own-data.ts'
import { orderKeeper } from './resources/orders/own-data.ts'
import type { Outbox } from './resources/outbox/index.ts'
import { participantKeeper } from './resources/participants/own-data.ts'
import { partnerKeeper } from './resources/partners/own-data.ts'
import { questionnaireKeeper } from './resources/questionnaires/own-data.ts'
import { reminderKeeper } from './resources/reminders/stopping.ts'
import { uploadKeeper } from './resources/uploads/actions.ts'
import type { Keeper } from './resources/visitors/keeper.ts'
import { webhookKeeper } from './resources/webhooks/actions.ts'

type KeeperParts = {
  readonly config: Config
  readonly jobs: Jobs
  readonly outbox: Outbox
  readonly payments: PaymentService
  readonly vault: Vault
}

/** Whoever keeps something of an account, so that its owner can have all of it, or have it gone. */
export const keepers = ({ config, jobs, outbox, payments, vault }: KeeperParts): readonly Keeper[] => [
  documentKeeper({ jobs }),
  uploadKeeper({ jobs, vault }),
  orderKeeper(payments),
  contractKeeper({ vault, jobs }),
  webhookKeeper({ vault }),
  partnerKeeper({ config, jobs, vault }),
  companyKeeper,
  caseKeeper({ vault }),
  membershipKeeper({ ...payments, jobs }),
  billingKeeper,
  checkupKeeper,
  assistantKeeper,
  participantKeeper,
  questionnaireKeeper({ vault }),
  calculationKeeper,
  reminderKeeper({ vault }),
  mailKeeper({ jobs, outbox }),
]
