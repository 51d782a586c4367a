// Every call of the API, described once: the server checks by it, the documentation is made from it, the browser takes its types.
import { listAccesses } from './accesses.ts'
import { accountRoutes } from './accounts.ts'
import { findAddress } from './addresses.ts'
import { adminCountryRoutes } from './admin-countries.ts'
import { adminDataRoutes } from './admin-data.ts'
import { adminOfficeRoutes } from './admin-offices.ts'
import { adminPictureRoutes } from './admin-pictures.ts'
import { adminStaffRoutes } from './admin-staff.ts'
import { adminStoryRoutes } from './admin-stories.ts'
import { switchRoutes } from './admin-switches.ts'
import { assistantRoutes } from './assistants.ts'
import { auditRoutes } from './audit.ts'
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
import { pricePlanRoutes } from './price-plans.ts'
import { getPrices } from './prices.ts'
import { questionCountRoutes } from './question-counts.ts'
import { questionWordRoutes } from './question-words.ts'
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
  ...adminCountryRoutes,
  ...adminOfficeRoutes,
  ...adminStaffRoutes,
  ...adminStoryRoutes,
  ...adminPictureRoutes,
  ...adminDataRoutes,
  ...questionWordRoutes,
  ...questionCountRoutes,
  ...switchRoutes,
  ...auditRoutes,
  sendContactMessage,
  ...accountRoutes,
  ...ownAccountRoutes,
  listAccesses,
  ...assistantRoutes,
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
  ...pricePlanRoutes,
  getOpenApi,
] as const satisfies readonly Route[]

/** `Api['GET /api/site']['response']` and its like; import it as a type, so that no schema reaches the browser. */
export type Api = ApiOf<typeof routes>
