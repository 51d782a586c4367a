// The products of the service, each described as data; nothing outside this room branches on their names.
export { companyCalled } from './called.ts'
export { costOf, costOfEach, costOfTaking, type PriceBasis } from './costs.ts'
export { type FlowName, flowNamed, flowNames, flows } from './flows.ts'
export { loadProduct, loadQuestions } from './load.ts'
export { productList, productOf } from './products.ts'
export { type TypicalOrderName, typicalOrderLike, typicalOrderNames, typicalQuote } from './typical-orders.ts'
