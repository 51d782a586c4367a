// What the screens of an order share: loading it, its words, and what is still missing before it can be paid.
export { expectedCost } from './expected.ts'
export { LatePlace } from './late-place.tsx'
export { MissingAnswers } from './missing.tsx'
export { productPath, questionsHref } from './places.ts'
export { beforePayingOf, orderOf, orderWordsIn, questionnaireOf, readCompleted, toConfirm } from './read.ts'
export { useOrderFaultTitle } from './use-fault-title.ts'
export { measureOrder, useMeasured } from './use-measured.ts'
