// Every call of the API, described once: the server checks by it, the documentation is made from it, the browser takes its types.
import { listAccesses } from './accesses.ts'
import { accountRoutes } from './accounts.ts'
import { findAddress } from './addresses.ts'
import { adminStoryRoutes } from './admin-stories.ts'
import { billingRoutes } from './billings.ts'
import { calculationRoutes } from './calculations.ts'
import { getCalculator, putCalculator } from './calculator.ts'
import { fetchCaseSet } from './case-links.ts'
import { ownCaseRoutes } from './cases.ts'
import { changeRoutes } from './changes.ts'
import { companyRoutes } from './companies.ts'
import { sendContactMessage } from './contact.ts'
import { contractPackageRoutes } from './contract-packages.ts'
import { contractSigningRoutes } from './contract-signing.ts'
import { contractRoutes } from './contracts.ts'
import { listNotaryProducts } from './dashboard.ts'
import { getOpenApi } from './docs.ts'
import { allDocumentRoutes } from './documents.ts'
import { draftRoutes } from './drafts.ts'
import { emailChangeRoutes } from './email-change.ts'
import { countFlaggedQuestions } from './flagged-questions.ts'
import { listKnownPeople } from './known-people.ts'
import { getLegalCheckupType, markCheckupsSeen } from './legal-checkups.ts'
import { membershipRoutes } from './memberships.ts'
import { notaryCaseRoutes } from './notary-cases.ts'
import { ownAccountRoutes } from './own-account.ts'
import { participantRoutes } from './participants.ts'
import { partAppointmentRoutes } from './participants-appointment.ts'
import { invitedRoutes } from './participants-invited.ts'
import { partnerRoutes } from './partners.ts'
import { paymentRoutes } from './payments.ts'
import { listPriceBooks, planPriceBook, withdrawPriceBook } from './price-book.ts'
import { getPrices } from './prices.ts'
import { allQuestionnaireRoutes, getPredefinedNotary } from './questionnaires.ts'
import { getProductExtra, listCountries, listExtraServices, listMemberships, listNotaries } from './reference.ts'
import { reminderRoutes } from './reminders.ts'
import type { ApiOf, Route } from './route.ts'
import { secondFactorRoutes } from './second-factor.ts'
import { getSite } from './site.ts'
import { storyRoutes } from './stories.ts'
import { findCompany } from './trade-register.ts'
import { allUploadRoutes } from './uploads.ts'
import { webhookRoutes } from './webhooks.ts'

export const routes = [
  getSite,
  ...storyRoutes,
  ...adminStoryRoutes,
  sendContactMessage,
  ...accountRoutes,
  ...ownAccountRoutes,
  listAccesses,
  ...emailChangeRoutes,
  ...secondFactorRoutes,
  ...allQuestionnaireRoutes,
  ...draftRoutes,
  ...reminderRoutes,
  listKnownPeople,
  ...allDocumentRoutes,
  ...allUploadRoutes,
  ...billingRoutes,
  ...paymentRoutes,
  listNotaryProducts,
  ...companyRoutes,
  ...contractRoutes,
  ...membershipRoutes,
  ...partnerRoutes,
  ...contractPackageRoutes,
  ...contractSigningRoutes,
  ...webhookRoutes,
  ...ownCaseRoutes,
  ...participantRoutes,
  ...partAppointmentRoutes,
  ...invitedRoutes,
  ...changeRoutes,
  ...notaryCaseRoutes,
  fetchCaseSet,
  countFlaggedQuestions,
  getPredefinedNotary,
  getCalculator,
  putCalculator,
  ...calculationRoutes,
  listCountries,
  listNotaries,
  listMemberships,
  listExtraServices,
  getProductExtra,
  getLegalCheckupType,
  markCheckupsSeen,
  findAddress,
  findCompany,
  getPrices,
  listPriceBooks,
  planPriceBook,
  withdrawPriceBook,
  getOpenApi,
] as const satisfies readonly Route[]

/** `Api['GET /api/site']['response']` and its like; import it as a type, so that no schema reaches the browser. */
export type Api = ApiOf<typeof routes>
