/** What others do beside the notary once it is ordered: what they are told, after whose word, and how far it is. */

export {
  consentIn,
  isEnough,
  type KnownService,
  knownServices,
  mayDecide,
  type ServiceContact,
  type SharedThing,
  serviceState,
  serviceStates,
  servicesAfterIncorporation,
  servicesOrdered,
  sharedFacts,
  sharedThings,
  sharesOf,
} from './services.ts'
