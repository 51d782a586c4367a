/** Offers of partners, and lawyers to talk to: who may take which, and what of somebody goes to whom once they said so. */
export {
  isEnoughTier,
  type LawField,
  lawFields,
  type PartnerKind,
  partnerKinds,
  type SpokenLanguage,
  spokenLanguages,
} from './offers.ts'
export {
  holdsBsn,
  isSamePassedOn,
  type PassedOn,
  type PassedOnThing,
  passedOn,
  passedOnFacts,
  passedOnLimits,
  passedOnThings,
} from './passed-on.ts'
export {
  afterWithdrawal,
  consentIssue,
  isOpenRequest,
  mostRequestsADay,
  partnerRequestState,
  partnerRequestStates,
} from './requests.ts'
